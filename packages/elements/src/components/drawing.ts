import type { Mark } from "@thunderjack/artwork";
import { type SVGTemplateResult, svg } from "lit";

/** Returns the CSS value for a colour of a mark, for example a token whose default is that colour. */
export type Ink = (colour: string, suit: Mark["suit"]) => string;

/** The strings of the templates, by their markup. */
const templates = new Map<string, TemplateStringsArray>();

/**
 * Returns marks as SVG. The SVG has only presentation attributes, because a strict Content Security Policy forbids
 * inline styles.
 *
 * The template has no expressions, so the browser parses a drawing once and clones it for each further use.
 */
export function drawn(marks: readonly Mark[], ink: Ink): SVGTemplateResult {
  const markup = marks.map((mark) => drawnMark(mark, ink)).join("");
  const strings = templates.get(markup) ?? Object.assign([markup], { raw: [] });
  templates.set(markup, strings);
  return svg(strings);
}

/** Returns the markup of a mark. It is not escaped, because marks and inks are constants of the library. */
function drawnMark({ x, y, isTurned, scale, path, fill, stroke, lineWidth, suit }: Mark, ink: Ink): string {
  const painted = (colour: string | null) => (colour === null ? "none" : ink(colour, suit));
  return `<path d="${path}" transform="translate(${x} ${y})${isTurned ? " rotate(180)" : ""} scale(${scale})" fill="${painted(fill)}" stroke="${painted(stroke)}" stroke-width="${lineWidth}"/>`;
}
