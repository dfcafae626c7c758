/** The four suits in canonical order: hearts, diamonds, clubs, spades. */
export const SUITS = Object.freeze(["h", "d", "c", "s"] as const);

/** A suit as in card ids. */
export type Suit = (typeof SUITS)[number];
