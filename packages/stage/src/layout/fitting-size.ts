/** The width of an average character of regular text, relative to the font size. */
export const REGULAR = 0.6;

/** The width of an average character of bold text, relative to the font size. */
export const BOLD = 0.68;

/**
 * Returns the font size at which a text fits into a width. The size is estimated from the number of characters, so that
 * it is independent of the fonts of the system and needs no layout.
 *
 * @param size the preferred size
 * @param least the smallest size
 * @param character the width of an average character, relative to the font size; larger for bold text. Multiply it by
 *   `fontWidth` of `TextSizes`
 */
export function fittingSize(
  text: string,
  size: number,
  width: number,
  least: number,
  character: number = REGULAR,
): number {
  return Math.max(least, Math.min(size, width / (Math.max(1, [...text].length) * character)));
}
