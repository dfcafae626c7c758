import { type Point, polygonPath } from "./point.js";
import { DIGIT_GLYPHS, type Glyph, SIGN_GLYPHS } from "./storm-glyphs.js";

/** Lettering in storm capitals. */
export interface Lettering {
  /** The outline as SVG path data, filled with the nonzero rule. The origin is the top left of the first capital. */
  readonly path: string;
  /** The width without tracking after the last character. */
  readonly width: number;
}

/** A glyph and its position, in units of the glyphs. */
export interface SetGlyph {
  readonly x: number;
  readonly glyph: Glyph;
}

/** The space between two characters, in units of the glyphs. */
export const TRACKING = 12;

/** The width of a space, in units of the glyphs. */
const SPACE = 34;

/** The signs that are drawn with the glyph of another sign. */
const SAME: Readonly<Record<string, string>> = { "−": "-", "–": "-", "\u00a0": " ", "\u202f": " " };

/**
 * Returns an amount in storm capitals. It needs fewer glyphs than {@link storm}, which draws words.
 *
 * @param text digits, spaces and + - − ± × % : . ,
 * @param capHeight the height of the capitals; commas extend below the baseline
 * @returns `null` if the text has another character; the caller then draws the whole text in the system font
 */
export function stormAmount(text: string, capHeight: number): Lettering | null {
  return drawnLine(setLine(text, amountGlyph), capHeight);
}

/** Returns the glyph of a digit or a sign; `undefined` for any other character. */
export function amountGlyph(character: string): Glyph | undefined {
  return DIGIT_GLYPHS[character] ?? SIGN_GLYPHS[character];
}

/** Returns the outline of a line of glyphs; `null` without a line. */
export function drawnLine(line: SetLine | null, capHeight: number): Lettering | null {
  if (line === null) return null;
  const scale = capHeight / 100;
  const path = line.glyphs.flatMap(({ x, glyph }) =>
    contours(glyph).map((contour) =>
      polygonPath(contour.map((point) => ({ x: (x + point.x) * scale, y: point.y * scale }))),
    ),
  );
  return { path: path.join(""), width: line.width * scale };
}

/** A line of glyphs with its width. */
interface SetLine {
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
}

/**
 * Places the glyphs of a line of text.
 *
 * @param tracking the space between two characters, in units of the glyphs
 * @param kerning the change of the distance of pairs of characters, in units of the glyphs
 * @returns `null` if a character has no glyph
 */
export function setLine(
  text: string,
  glyphFor: (character: string) => Glyph | undefined,
  tracking = TRACKING,
  kerning: Readonly<Record<string, number>> = {},
): SetLine | null {
  const glyphs: SetGlyph[] = [];
  let x = 0;
  let before = "";
  // The mark keeps the sign of an amount before its digits in right-to-left text.
  for (const written of text.replace("\u200e", "")) {
    const character = SAME[written] ?? written;
    x += kerning[before + character] ?? 0;
    before = character;
    const glyph = character === " " ? ([SPACE, ""] as const) : glyphFor(character);
    if (glyph === undefined) return null;
    if (glyph[1] !== "") glyphs.push({ x, glyph });
    x += glyph[0] + tracking;
  }
  return { glyphs, width: text === "" ? 0 : x - tracking };
}

/** Returns the contours of a glyph as polygons, in units of the glyphs. */
export function contours([, outline]: Glyph): readonly (readonly Point[])[] {
  return outline
    .split("Z")
    .filter((contour) => contour !== "")
    .map((contour) => {
      const points: Point[] = [];
      let point: Point = { x: 0, y: 0 };
      for (const [, command, first, second] of contour.matchAll(/([MLHV])([\d.]+)(?: ([\d.]+))?/g)) {
        if (command === "H") point = { ...point, x: Number(first) };
        else if (command === "V") point = { ...point, y: Number(first) };
        else point = { x: Number(first), y: Number(second) };
        points.push(point);
      }
      return points;
    });
}
