import { contours, setLine } from "./lettering.js";
import { type Point, polygonPath } from "./point.js";
import { glyphOf } from "./storm.js";
import type { Glyph } from "./storm-glyphs.js";
import { BOLT_J, KERNING } from "./storm-letters.js";

/** A letter of the wordmark. */
export interface WordmarkLetter {
  /** The outline as SVG path data, filled with the nonzero rule. */
  readonly path: string;
  /** The centre of the capital. */
  readonly centre: Point;
}

/** A word on an arc. Its origin is the centre of the word at the middle of the arc. */
export interface Wordmark {
  readonly letters: readonly WordmarkLetter[];
  /** The length of the word along the arc. */
  readonly width: number;
}

/**
 * The gradient of the wordmark between two rounds, in cap heights. It is the same in each letter: it begins above the
 * capital by `rise`, and ends at the tip of the bolt of the J.
 */
export const WORDMARK_GRADIENT = { rise: 0.06, height: 1.6 } as const;

/** The blur of the glow of the wordmark, as a standard deviation, in cap heights. */
export const WORDMARK_BLUR = 0.11;

const TRACKING = 14;

const glyphFor = (character: string): Glyph | undefined => (character === "J" ? BOLT_J : glyphOf(character));

/**
 * Returns a word in storm capitals on an arc whose ends are higher than its middle. The hook of a J is a bolt, which
 * extends below the line by 52% of the height of the capitals.
 *
 * @param word capitals A to Z, digits, spaces and + - − ± × % : ! . ,
 * @param radius the radius of the arc; `Infinity` for a straight line
 * @throws RangeError when the word has another character
 */
export function wordmark(word: string, capHeight: number, radius: number): Wordmark {
  const line = setLine(word, glyphFor, TRACKING, KERNING);
  if (line === null) throw new RangeError(`"${word}" has a character without a glyph.`);
  const scale = capHeight / 100;
  const letters = line.glyphs.map(({ x, glyph }): WordmarkLetter => {
    const [width] = glyph;
    const along = (x + width / 2 - line.width / 2) * scale;
    const angle = along / radius;
    const isStraight = !Number.isFinite(radius);
    const centre = isStraight ? { x: along, y: 0 } : { x: radius * Math.sin(angle), y: radius * (Math.cos(angle) - 1) };
    const placed = (point: Point): Point => {
      const [right, down] = [(point.x - width / 2) * scale, (point.y - 50) * scale];
      return {
        x: centre.x + right * Math.cos(angle) + down * Math.sin(angle),
        y: centre.y - right * Math.sin(angle) + down * Math.cos(angle),
      };
    };
    return {
      path: contours(glyph)
        .map((contour) => polygonPath(contour.map(placed)))
        .join(""),
      centre,
    };
  });
  return { letters, width: line.width * scale };
}
