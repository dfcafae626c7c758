/** The places where a player may bet. */
export type Seat = "right" | "middle" | "left";

/** All seats in the order in which they are dealt to and play. */
export const SEATS: readonly Seat[] = ["right", "middle", "left"];

/** The bet that lies on each seat, in hundredths of a credit; 0 on a seat that does not play. */
export type Bets = Readonly<Record<Seat, number>>;

/** No bet anywhere. */
export const NO_BETS: Bets = { right: 0, middle: 0, left: 0 };

/**
 * A hand's name: its seat's for the first hand of a seat, and numbered in the order of the splits for the others.
 * On the table a new hand lies directly after the one that was split.
 */
export type HandName = Seat | `${Seat}-${2 | 3 | 4}`;

/**
 * All names of hands, seat by seat, and those of a seat in the order of its splits. A new hand takes its name from here:
 * a text that is put together at the table is a string of its own, which takes longer to compare wherever hands are
 * looked for.
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

/** The bet on one seat. Three fields read by name are many times quicker than one read by a changing key. */
export function betOn(bets: Bets, seat: Seat): number {
  if (seat === "right") return bets.right;
  return seat === "middle" ? bets.middle : bets.left;
}

/** The sum of the bets on all seats, in hundredths. */
export function sumOfBets(bets: Bets): number {
  return bets.right + bets.middle + bets.left;
}
