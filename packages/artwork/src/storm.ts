import { amountGlyph, drawnLine, type Lettering, setLine, TRACKING } from "./lettering.js";
import { RANK_GLYPHS } from "./rank-glyphs.js";
import type { Glyph } from "./storm-glyphs.js";
import { KERNING, LETTER_GLYPHS } from "./storm-letters.js";

/**
 * Returns text in storm capitals, the lettering of amounts, results and the wordmark. Letters are drawn as capitals.
 *
 * @param text letters A to Z, digits, spaces and + - − ± × % : ! . ,
 * @param capHeight the height of the capitals; commas extend below the baseline
 * @returns `null` if the text has another character; the caller then draws the whole text in the system font
 */
export function storm(text: string, capHeight: number): Lettering | null {
  return drawnLine(setLine(text.toUpperCase(), glyphOf, TRACKING, KERNING), capHeight);
}

/** Returns the glyph of a capital, a digit or a sign; `undefined` for any other character. */
export function glyphOf(character: string): Glyph | undefined {
  return amountGlyph(character) ?? RANK_GLYPHS[character] ?? LETTER_GLYPHS[character];
}
