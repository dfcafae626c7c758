import { type Point, polygonPath } from "./point.js";
import { type Glyph, LETTER_GLYPHS, RANK_GLYPHS } from "./storm-glyphs.js";

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
const TRACKING = 12;

/** The width of a space, in units of the glyphs. */
const SPACE = 34;

/** The pairs that are closer, in units of the glyphs. */
const KERNING: Readonly<Record<string, number>> = {
  LT: -8,
  TJ: -12,
  RJ: -13,
  JA: -10,
  AC: -6,
  TA: -14,
  AT: -14,
  VA: -14,
  AV: -14,
  RA: -2,
};

/** The signs that are drawn with the glyph of another sign. */
const SAME: Readonly<Record<string, string>> = { "−": "-", "–": "-", "\u00a0": " ", "\u202f": " " };

/**
 * Returns text in storm capitals, the lettering of amounts, results and the wordmark. Letters are drawn as capitals.
 *
 * @param text letters A to Z, digits, spaces and + - − ± × % : ! . ,
 * @param capHeight the height of the capitals; commas extend below it
 * @returns `null` if the text has another character; the caller then draws all of it in the system font
 */
export function storm(text: string, capHeight: number): Lettering | null {
  const line = setLine(text.toUpperCase(), glyphOf);
  if (line === null) return null;
  const scale = capHeight / 100;
  const path = line.glyphs.flatMap(({ x, glyph }) =>
    contours(glyph).map((contour) =>
      polygonPath(contour.map((point) => ({ x: (x + point.x) * scale, y: point.y * scale }))),
    ),
  );
  return { path: path.join(""), width: line.width * scale };
}

/** Returns the glyph of a capital, a digit or a sign. */
export function glyphOf(character: string): Glyph | undefined {
  return RANK_GLYPHS[character] ?? LETTER_GLYPHS[character];
}

/**
 * Places the glyphs of a line of text.
 *
 * @param tracking the space between two characters, in units of the glyphs
 * @returns `null` if a character has no glyph
 */
export function setLine(
  text: string,
  glyphFor: (character: string) => Glyph | undefined,
  tracking = TRACKING,
): { readonly glyphs: readonly SetGlyph[]; readonly width: number } | null {
  const glyphs: SetGlyph[] = [];
  let x = 0;
  let before = "";
  for (const written of text) {
    const character = SAME[written] ?? written;
    x += KERNING[before + character] ?? 0;
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
