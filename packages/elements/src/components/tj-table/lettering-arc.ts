import type { TableView } from "@thunderjack/stage";
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";

/** A shape of the arc: its box, its depth, and the baselines of its two lines. */
interface Arc {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The distance from the ends down to the middle. */
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

/** The estimated width of a capital letter, relative to the font size, with a margin. */
const LETTER = 0.6;

/** The largest share of the arc's width for a line. */
const ROOM = 0.97;

/**
 * Returns the golden lettering on the felt. It is printed on an arc that curves towards the player. There is one
 * version for wide tables and one for narrow tables.
 */
export function letteringTemplate(table: TableView): TemplateResult {
  const { lettering } = table;
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
        ${line(arc, "headline", table)}${line(arc, "terms", table)}
      </svg>
    `,
  )}`;
}

function line(arc: Arc, kind: "headline" | "terms", { lettering, language, direction }: TableView): SVGTemplateResult {
  const text = lettering[kind].join(" · ").toLocaleUpperCase(language);
  const { y, size, spacing } = arc[kind];
  // Text that is longer than its curve would be cut off at both ends.
  const scale = Math.min(1, (arc.width * ROOM) / (text.length * (size * LETTER + spacing)));
  const id = `${arc.name}-${kind}`;
  return svg`
    <defs><path id=${id} d=${curve(arc, y)}></path></defs>
    <text
      class=${kind}
      text-anchor="middle"
      font-size=${(size * scale).toFixed(2)}
      letter-spacing=${direction === "rtl" ? 0 : (spacing * scale).toFixed(2)}
    >
      <textPath href="#${id}" startOffset="50%">${text}</textPath>
    </text>`;
}

function curve({ width, sag }: Arc, y: number): string {
  const margin = width * 0.012;
  return `M${margin} ${y}Q${width / 2} ${y + 2 * sag} ${width - margin} ${y}`;
}
