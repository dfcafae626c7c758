/*
 * The shading of the table, for all renderers. A brightness is a factor of all colours, from 0 to 1. A blur is the
 * standard deviation of a glow. The style sheets of the elements repeat some of the numbers, which a test compares.
 */

/** The brightness of the cards of a hand that has lost. */
export const LOST_BRIGHTNESS = 0.78;

/**
 * The gradient of the wordmark between two rounds, in cap heights. It is the same in each letter: it begins above the
 * capital by `rise`, and ends at the tip of the bolt of the J.
 */
export const WORDMARK_GRADIENT = { rise: 0.06, height: 1.6 } as const;

/** The blur of the glow of this wordmark, in cap heights. */
export const WORDMARK_BLUR = 0.11;

/** The blur of the glow of the net result of a round, in CSS pixels. */
export const SUM_BLUR = 5;
