/** The distance between the cards of a hand, in card widths: for two cards and for more. */
export const STEP = { two: 0.44, more: 0.36 } as const;

/** The width of a hand of three cards at the usual distance, in card widths. */
export const USUAL_SPREAD = 1 + 2 * STEP.more;

/** The width of a hand of three cards that were split, in card widths. */
export const SPLIT_SPREAD = 1 + 2 * 0.24;
