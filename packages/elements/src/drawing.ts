import type { Mark } from "@thunderjack/artwork";
import { nothing, type SVGTemplateResult, svg } from "lit";

/** The marks of a drawing as SVG. Presentation attributes only, so that it is drawn under the strictest CSP. */
export function drawn(marks: readonly Mark[]): readonly SVGTemplateResult[] {
  return marks.map(drawnMark);
}

function drawnMark(mark: Mark): SVGTemplateResult {
  const placement = `translate(${mark.x} ${mark.y})${mark.isTurned ? " rotate(180)" : ""} scale(${mark.scale})`;
  if (mark.kind === "outline") {
    return svg`<path
      d=${mark.path}
      transform=${placement}
      fill=${mark.fill ?? "none"}
      stroke=${mark.stroke ?? nothing}
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
    fill=${mark.fill}
    textLength=${mark.width ?? nothing}
    lengthAdjust=${mark.width === null ? nothing : "spacingAndGlyphs"}
  >${mark.text}</text>`;
}
