import type { Mark } from "@thunderjack/artwork";
import { nothing, type SVGTemplateResult, svg } from "lit";

/** Returns the CSS value of a colour in a drawing: a token with that colour as its default. */
export type Ink = (colour: string, suit: Mark["suit"]) => string;

/**
 * Returns the marks of a drawing as SVG. They have presentation attributes only, so that they are drawn under the
 * strictest CSP.
 */
export function drawn(marks: readonly Mark[], ink: Ink): readonly SVGTemplateResult[] {
  return marks.map((mark) => drawnMark(mark, ink));
}

function drawnMark(mark: Mark, ink: Ink): SVGTemplateResult {
  const placement = `translate(${mark.x} ${mark.y})${mark.isTurned ? " rotate(180)" : ""} scale(${mark.scale})`;
  if (mark.kind === "outline") {
    return svg`<path
      d=${mark.path}
      transform=${placement}
      fill=${mark.fill === null ? "none" : ink(mark.fill, mark.suit)}
      stroke=${mark.stroke === null ? nothing : ink(mark.stroke, mark.suit)}
      stroke-width=${mark.stroke === null ? nothing : mark.lineWidth}
      stroke-linejoin="round"
    ></path>`;
  }
  return svg`<text
    transform=${placement}
    text-anchor="middle"
    font-family=${mark.font}
    font-weight=${mark.weight}
    font-size=${mark.size}
    fill=${ink(mark.fill, mark.suit)}
    textLength=${mark.width ?? nothing}
    lengthAdjust=${mark.width === null ? nothing : "spacingAndGlyphs"}
  >${mark.text}</text>`;
}
