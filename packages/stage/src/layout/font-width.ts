/** A text with the letters and digits of a table, and its width in the usual fonts of systems at 100 pixels. */
const SAMPLE = { text: "Dealer busts Hit Stand Double Split Surrender soft 0123456789", width: 2978 } as const;

/**
 * Returns the width of a font, relative to the usual fonts of systems, such as Arial. At least 1, and rounded, so that
 * small differences between systems change no layout.
 *
 * @param family the value of the CSS property `font-family`
 * @param measure returns the width of a text in CSS pixels. The font has the format of the CSS property `font`
 */
export function fontWidthOf(family: string, measure: (text: string, font: string) => number): number {
  const ratio = measure(SAMPLE.text, `700 100px ${family}`) / SAMPLE.width;
  return Math.max(1, Math.round(ratio * 20) / 20 || 1);
}
