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
  // The markup is not escaped, because marks and inks are constants of the library.
  const markup = drawn
    .replaced(marks)
    .map(
      ({ x, y, isTurned, scale, path, fill, stroke, lineWidth, suit }) =>
        `<path d="${path}" transform="translate(${x} ${y})${isTurned ? " rotate(180)" : ""} scale(${scale})" fill="${fill ? ink(fill, suit) : "none"}" stroke="${stroke ? ink(stroke, suit) : "none"}" stroke-width="${lineWidth}"/>`,
    )
    .join("");
  const strings = templates.get(markup) ?? Object.assign([markup], { raw: [] });
  templates.set(markup, strings);
  return svg(strings);
}

/** Returns the marks that are drawn in place of others. The code of a round replaces this function. */
drawn.replaced = (marks: readonly Mark[]): readonly Mark[] => marks;
