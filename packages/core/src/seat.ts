/** The betting places of the player. */
export type Seat = "right" | "middle" | "left";

/** All seats, in the order of the deal and of the turns. */
export const SEATS: readonly Seat[] = ["right", "middle", "left"];

/** The bet on each seat, in hundredths of a credit; 0 for a seat that does not play. */
export type Bets = Readonly<Record<Seat, number>>;

/** No bet on any seat. */
export const NO_BETS: Bets = { right: 0, middle: 0, left: 0 };

/**
 * The name of a hand: that of its seat for the first hand, and with a number in the order of the splits for the others.
 * On the table, a new hand comes directly after the one that was split.
 */
export type HandName = Seat | `${Seat}-${2 | 3 | 4}`;

/**
 * All names of hands, by seat and in the order of the splits. A new hand takes its name from this list: a string that
 * is concatenated at run time takes longer to compare.
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

/** Returns the bet on one seat. Three fields that are read by name are many times faster than a computed key. */
export function betOn(bets: Bets, seat: Seat): number {
  if (seat === "right") return bets.right;
  return seat === "middle" ? bets.middle : bets.left;
}

/** Returns the sum of the bets on all seats, in hundredths. */
export function sumOfBets(bets: Bets): number {
  return bets.right + bets.middle + bets.left;
}
