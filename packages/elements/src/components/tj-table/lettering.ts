import { wordmark } from "@thunderjack/artwork";
import type { LetteringView, TableView } from "@thunderjack/stage";
import type { ArcLayout, Point, TableLayout } from "@thunderjack/stage/layout";
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { declared, fittingSize, placed, px } from "../placed.js";

const NAME = "THUNDERJACK";

/** The smallest font size of the pay line. With a longer text, it has fewer parts. */
const LEAST = 12;

/**
 * Returns the printing on the felt: the wordmark, in brass between two rounds and engraved during a round, and the pay
 * line below it. The result of a round takes their place.
 *
 * @param examples the template of the example hands; `nothing` until it is loaded
 */
export function letteringTemplate(
  { lettering, net }: TableView,
  { print, felt, dealer }: TableLayout,
  examples: unknown,
): TemplateResult {
  const words = [...lettering.headline, ...lettering.terms].join(". ");
  const { word, pay, isAtRest } = print;
  const origin = felt.box;
  const isCovered = net !== null;
  return html`
    <svg class="lettering" part="lettering" role="img" aria-label=${words}>
      ${isCovered || word === null || isAtRest ? nothing : wordTemplate(word, origin)}
      ${examples}
      ${isCovered || pay === null ? nothing : payTemplate(pay, payLines(lettering, dealer.rule !== null), origin)}
    </svg>
    ${word !== null && isAtRest && !isCovered ? brassTemplate(word, origin) : nothing}
  `;
}

function wordTemplate(word: ArcLayout, origin: Point): unknown {
  return guard(
    [word.x, word.y, word.size, origin.x, origin.y],
    () =>
      svg`<path class="engraved" transform="translate(${word.x - origin.x} ${word.y - origin.y})" d=${wordPath(word)}></path>`,
  );
}

function brassTemplate(word: ArcLayout, origin: Point): TemplateResult {
  const height = word.size * 3;
  const width = wordmark(NAME, word.size, word.radius).width + word.size;
  const box = { x: word.x - width / 2, y: word.y - height / 2, width, height };
  // The path of a clip has the origin of its element, and the path of the word its own centre.
  const path = wordPath(word, { x: width / 2, y: height / 2 });
  return html`<div class="brass-glow" aria-hidden="true" ${placed(box, origin)}><div class="brass" ${declared({ "clip-path": `path("${path}")` })}></div></div>`;
}

function wordPath({ size, radius }: ArcLayout, centre: Point = { x: 0, y: 0 }): string {
  const path = wordmark(NAME, size, radius)
    .letters.map((letter) => letter.path)
    .join("");
  return centre.x === 0 && centre.y === 0 ? path : moved(path, centre);
}

/** Moves path data whose commands are `M` and `L` with absolute coordinates. */
function moved(path: string, { x, y }: Point): string {
  return path.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, right: string, down: string) => `${Number(right) + x} ${Number(down) + y}`,
  );
}

/** Returns the texts of the pay line, the longest first. The terms are not repeated if they stand under the dealer. */
function payLines({ headline, terms }: LetteringView, hasTerms: boolean): readonly string[] {
  const lines = [...(hasTerms ? [] : [[...headline, ...terms.slice(0, 1)]]), headline, headline.slice(0, 1)];
  return lines.map((parts) => parts.join(" · "));
}

function payTemplate(pay: ArcLayout, lines: readonly string[], origin: Point): SVGTemplateResult {
  const line =
    lines.find((text) => fittingSize(text, pay.size, pay.width, 0) >= Math.min(LEAST, pay.size)) ?? lines.at(-1) ?? "";
  const size = fittingSize(line, pay.size, pay.width, LEAST - 1);
  return svg`
    <defs><path id="pay-line" d=${arc(pay, size, origin)}></path></defs>
    <text class="pay" text-anchor="middle" font-size=${px(size)}><textPath href="#pay-line" startOffset="50%">${line}</textPath></text>`;
}

/** Returns the base line of a text on an arc. */
function arc({ x, y, radius, width }: ArcLayout, size: number, origin: Point): string {
  const base = y - origin.y + size * 0.36;
  const half = width / 2;
  const rise = Number.isFinite(radius) && radius > half ? radius - Math.sqrt(radius ** 2 - half ** 2) : 0;
  const [left, right] = [x - half - origin.x, x + half - origin.x];
  return rise === 0
    ? `M${left} ${base}H${right}`
    : `M${left} ${base - rise}A${radius} ${radius} 0 0 0 ${right} ${base - rise}`;
}
