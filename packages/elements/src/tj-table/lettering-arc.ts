import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { Lettering } from "../lettering.js";

/** One shape of the arc: the box, how deep it hangs, and the baselines of its two lines. */
interface Arc {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** How much lower the middle is than the ends. */
  readonly sag: number;
  readonly headline: { readonly y: number; readonly size: number; readonly spacing: number };
  readonly terms: { readonly y: number; readonly size: number; readonly spacing: number };
  readonly hairlines: readonly number[];
}

const WIDE: Arc = {
  name: "wide",
  width: 1000,
  height: 148,
  sag: 74,
  headline: { y: 34, size: 29, spacing: 3.4 },
  terms: { y: 69, size: 15, spacing: 2.6 },
  hairlines: [2, 47, 50],
};

const NARROW: Arc = {
  name: "narrow",
  width: 360,
  height: 78,
  sag: 27,
  headline: { y: 20, size: 13, spacing: 0.5 },
  terms: { y: 43, size: 9.2, spacing: 0.7 },
  hairlines: [2, 28.5],
};

/** The golden lettering on the felt, on an arc that bends towards the player; once for each width of table. */
export function letteringTemplate(lettering: Lettering | null): TemplateResult | typeof nothing {
  if (lettering === null) return nothing;
  const words = [...lettering.headline, ...lettering.terms].join(". ");
  return html`${[WIDE, NARROW].map(
    (arc) => html`
      <svg
        class="lettering ${arc.name}"
        part="lettering"
        viewBox="0 0 ${arc.width} ${arc.height}"
        role="img"
        aria-label=${words}
      >
        ${arc.hairlines.map((y) => svg`<path d=${curve(arc, y)}></path>`)}
        ${line(arc, "headline", lettering.headline)}${line(arc, "terms", lettering.terms)}
      </svg>
    `,
  )}`;
}

function line(arc: Arc, kind: "headline" | "terms", phrases: readonly string[]): SVGTemplateResult {
  const { y, size, spacing } = arc[kind];
  const id = `${arc.name}-${kind}`;
  return svg`
    <defs><path id=${id} d=${curve(arc, y)}></path></defs>
    <text class=${kind} text-anchor="middle" font-size=${size} letter-spacing=${spacing}>
      <textPath href="#${id}" startOffset="50%">${phrases.join(" · ").toUpperCase()}</textPath>
    </text>`;
}

function curve({ width, sag }: Arc, y: number): string {
  const margin = width * 0.012;
  return `M${margin} ${y}Q${width / 2} ${y + 2 * sag} ${width - margin} ${y}`;
}
