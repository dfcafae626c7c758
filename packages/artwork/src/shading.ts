/*
 * The shading of the table, for all renderers. A brightness is a factor of all colours, from 0 to 1. A blur is the
 * standard deviation of a glow. The style sheets of the elements repeat some of the numbers, which a test compares.
 */

/** The brightness of the cards of a hand that has lost. */
export const LOST_BRIGHTNESS = 0.78;

/** The blur of the glow of the net result of a round, in CSS pixels. */
export const SUM_BLUR = 5;
