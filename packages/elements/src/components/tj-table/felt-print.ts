import {
  isobars,
  storm,
  stormBolt,
  stormTrunk,
  WORDMARK_BLUR,
  WORDMARK_GRADIENT,
  wordmark,
} from "@thunderjack/artwork";
import type { TableView } from "@thunderjack/stage";
import {
  type ArcLayout,
  type Point,
  type PrintedText,
  payText,
  printedBolts,
  type TableLayout,
} from "@thunderjack/stage/layout";
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { declared, placed, px } from "../placed.js";
import { exampleTemplates } from "./example-hands.js";

export { placePrint } from "@thunderjack/stage/layout";
export { printStyles } from "./print.styles.js";

/*
 * The printing on the felt, and the outline of the name in the bar. They are decoration and do not affect the layout.
 * The first render therefore does not wait for this module.
 */

const NAME = "THUNDERJACK";

/**
 * Returns the template for the weather map that is printed on the felt: isobars around the dealer, and a bolt to each
 * seat in play. The map is drawn again only when the size of the felt or the ends of the bolts change.
 */
export function feltTemplate(layout: TableLayout): unknown {
  const { felt } = layout;
  const { x, y, width } = felt.box;
  const height = felt.contentHeight;
  const { eye, trunk, ends, isobars: count } = printedBolts(layout);
  return guard([width, height, count, JSON.stringify([eye, trunk, ends])], (): TemplateResult => {
    const bolts = ends.map(({ place, to }) => stormBolt(trunk.to, to, place));
    const paths = [stormTrunk(trunk.from, trunk.to), ...bolts.flatMap(({ path, twigs }) => [path, ...twigs])];
    const curves = isobars({ x: eye.x - x, y: eye.y - y }, { width, height }, count);
    return html`<svg class="print" width=${width} height=${height} aria-hidden="true">
      <path class="isobars" d=${curves.join("")}></path>
      <path class="bolts" transform="translate(${-x} ${-y})" d=${paths.join("")}></path>
    </svg>`;
  });
}

/**
 * Returns the templates for the lettering on the felt: the engraved wordmark during a round, the example hands, and the
 * pay line. The wordmark and the pay line are omitted while the result of a round is shown in their place.
 */
export function letteringTemplate(view: TableView, layout: TableLayout): unknown {
  const { net } = view;
  const { print, felt } = layout;
  const { word, pay, isAtRest } = print;
  const examples = exampleTemplates(view, layout);
  const printed = payText(view, layout);
  if (net !== null) return examples;
  return [
    word === null || isAtRest ? nothing : wordTemplate(word, felt.box),
    examples,
    pay === null || printed === null ? nothing : payTemplate(pay, printed, felt.box),
  ];
}

function wordTemplate(word: ArcLayout, origin: Point): unknown {
  return guard(
    [word.x, word.y, word.size, origin.x, origin.y],
    () =>
      svg`<path class="engraved" transform="translate(${word.x - origin.x} ${word.y - origin.y})" d=${wordPath(word)}></path>`,
  );
}

/** Returns the template for the brass wordmark; `nothing` while hands or a result are on the felt, or without space. */
export function brassTemplate(
  { net }: TableView,
  { print: { word, isAtRest }, felt }: TableLayout,
): TemplateResult | typeof nothing {
  if (word === null || !isAtRest || net !== null) return nothing;
  const { size } = word;
  const { letters, width: length } = wordmark(NAME, size, word.radius);
  const [width, height] = [length + size, size * 3];
  // The origin of a clip path is the corner of the element, and the origin of the path of the word is its centre.
  const middle = { x: width / 2, y: height / 2 };
  const box = { x: word.x - middle.x, y: word.y - middle.y, width, height };
  const { rise, height: end } = WORDMARK_GRADIENT;
  return html`<div class="brass-glow" aria-hidden="true" style=${placed(box, felt.box, { "--blur": px(size * WORDMARK_BLUR) })}>${letters.map(
    ({ path, centre }) =>
      html`<div class="brass" style=${declared({
        "clip-path": `path("${moved(path, middle)}")`,
        "background-position": `0 ${px(middle.y + centre.y - size * (0.5 + rise))}`,
        "background-size": `100% ${px(size * end)}`,
      })}></div>`,
  )}</div>`;
}

function wordPath({ size, radius }: ArcLayout): string {
  return wordmark(NAME, size, radius)
    .letters.map(({ path }) => path)
    .join("");
}

/** Returns path data moved by a distance. Its coordinates must be absolute, such as those of `M` and `L`. */
function moved(path: string, { x, y }: Point): string {
  return path.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, right: string, down: string) => `${Number(right) + x} ${Number(down) + y}`,
  );
}

function payTemplate(pay: ArcLayout, { text, size }: PrintedText, origin: Point): SVGTemplateResult {
  return svg`
    <defs><path id="pay-line" d=${arc(pay, size, origin)}></path></defs>
    <text class="pay" text-anchor="middle" font-size=${px(size)}><textPath href="#pay-line" startOffset="50%">${text}</textPath></text>`;
}

/** Returns the path data for the base line of a text on an arc. */
function arc({ x, y, radius, width }: ArcLayout, size: number, origin: Point): string {
  const base = y - origin.y + size * 0.36;
  const half = width / 2;
  const rise = Number.isFinite(radius) && radius > half ? radius - Math.sqrt(radius ** 2 - half ** 2) : 0;
  const [left, right] = [x - half - origin.x, x + half - origin.x];
  return rise === 0
    ? `M${left} ${base}H${right}`
    : `M${left} ${base - rise}A${radius} ${radius} 0 0 0 ${right} ${base - rise}`;
}

/** The outline of the name of the game in storm capitals, as path data with a cap height of 100. */
export const NAME_PATH = storm(NAME, 100)?.path ?? "";
