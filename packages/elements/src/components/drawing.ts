import type { Mark } from "@thunderjack/artwork";
import { nothing, type SVGTemplateResult, svg } from "lit";

/** Returns the CSS value for a colour of a mark, for example a token whose default is that colour. */
export type Ink = (colour: string, suit: Mark["suit"]) => string;

/**
 * Returns marks as SVG. The SVG has only presentation attributes, because a strict Content Security Policy forbids
 * inline styles.
 */
export function drawn(marks: readonly Mark[], ink: Ink): readonly SVGTemplateResult[] {
  return marks.map((mark) => drawnMark(mark, ink));
}

function drawnMark(mark: Mark, ink: Ink): SVGTemplateResult {
  const placement = `translate(${mark.x} ${mark.y})${mark.isTurned ? " rotate(180)" : ""} scale(${mark.scale})`;
  return svg`<path
    d=${mark.path}
    transform=${placement}
    fill=${mark.fill === null ? "none" : ink(mark.fill, mark.suit)}
    stroke=${mark.stroke === null ? nothing : ink(mark.stroke, mark.suit)}
    stroke-width=${mark.stroke === null ? nothing : mark.lineWidth}
    stroke-linejoin="round"
  ></path>`;
}
