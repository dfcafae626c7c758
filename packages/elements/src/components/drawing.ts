import type { Mark } from "@thunderjack/artwork";
import { type SVGTemplateResult, svg } from "lit";

/** Returns the CSS value for a colour of a mark, for example a token whose default is that colour. */
export type Ink = (colour: string, suit: Mark["suit"]) => string;

/** The markup of drawings, by their marks and their ink. */
const markups = new WeakMap<readonly Mark[], WeakMap<Ink, TemplateStringsArray>>();

/**
 * Returns marks as SVG. The SVG has only presentation attributes, because a strict Content Security Policy forbids
 * inline styles.
 *
 * The template has no expressions: the browser parses each drawing once and clones it for each use. A list of marks
 * must not change, and should be the same object in each call, as should the ink.
 */
export function drawn(marks: readonly Mark[], ink: Ink): SVGTemplateResult {
  const byInk = markups.get(marks) ?? new WeakMap<Ink, TemplateStringsArray>();
  markups.set(marks, byInk);
  const known = byInk.get(ink) ?? literal(marks.map((mark) => markup(mark, ink)).join(""));
  byInk.set(ink, known);
  return svg(known);
}

function literal(text: string): TemplateStringsArray {
  return Object.assign([text], { raw: [text] });
}

/** Returns the markup of a mark. It is not escaped, because marks and inks are constants of the library. */
function markup({ x, y, isTurned, scale, path, fill, stroke, lineWidth, suit }: Mark, ink: Ink): string {
  const transform = `translate(${x} ${y})${isTurned ? " rotate(180)" : ""} scale(${scale})`;
  const line = stroke === null ? "" : ` stroke="${ink(stroke, suit)}" stroke-width="${lineWidth}"`;
  return `<path d="${path}" transform="${transform}" fill="${fill === null ? "none" : ink(fill, suit)}"${line} stroke-linejoin="round"/>`;
}
