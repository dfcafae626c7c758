/** A place where the player can bet. */
export type Seat = "right" | "middle" | "left";

/** All seats, in the order in which they are dealt and played. */
export const SEATS: readonly Seat[] = ["right", "middle", "left"];

/** The bet on each seat, in hundredths of a credit; 0 for a seat without a bet. */
export type Bets = Readonly<Record<Seat, number>>;

/** The bets of a table without a bet on any seat. */
export const NO_BETS: Bets = { right: 0, middle: 0, left: 0 };

/**
 * The name of a hand. The first hand of a seat has the name of the seat. The other hands also have a number, in the
 * order of the splits. On the table, a new hand comes directly after the hand that was split.
 */
export type HandName = Seat | `${Seat}-${2 | 3 | 4}`;

/**
 * All names of hands, by seat and in the order of the splits. New hands take their names from this list because strings
 * that are concatenated at run time take longer to compare.
 */
export const HAND_NAMES: readonly HandName[] = [
  "right",
  "right-2",
  "right-3",
  "right-4",
  "middle",
  "middle-2",
  "middle-3",
  "middle-4",
  "left",
  "left-2",
  "left-3",
  "left-4",
];

/**
 * Returns the bet on one seat. Reading one of three fields by its name is many times faster than reading a computed
 * key.
 */
export function betOn(bets: Bets, seat: Seat): number {
  if (seat === "right") return bets.right;
  return seat === "middle" ? bets.middle : bets.left;
}

/** Returns the sum of the bets on all seats, in hundredths. */
export function sumOfBets(bets: Bets): number {
  return bets.right + bets.middle + bets.left;
}

/** Returns an amount for each seat. */
export function amountsBySeat(amountOf: (seat: Seat) => number): Bets {
  return { right: amountOf("right"), middle: amountOf("middle"), left: amountOf("left") };
}
