import { isobars, jaggedLine, type Point, tapered } from "@thunderjack/artwork";
import { html, svg, type TemplateResult } from "lit";

/** The box in which the sky is drawn; it covers the window. */
const SKY = { width: 1440, height: 900 } as const;

const ISOBARS = isobars({ x: SKY.width / 2, y: 120 }, SKY, 13).join("");

/** The lightning in the margins, beside the content: the end points of each bolt, and its width at the start. */
const STRIKES = [
  { from: { x: 1336, y: 0 }, to: { x: 1418, y: 700 }, seed: 33, width: 6 },
  { from: { x: 96, y: 0 }, to: { x: 30, y: 470 }, seed: 12, width: 3.4 },
] as const;

/**
 * The twigs of a bolt: the index of the point at which each one leaves the bolt, its reach, and its width as a share of
 * the bolt's width.
 */
const TWIGS = [
  { at: 26, across: 46, down: 170, share: 0.55 },
  { at: 42, across: -40, down: 130, share: 0.5 },
] as const;

/** The sky behind the lobby: isobars, and lightning in the margins of a wide window. */
export function skyTemplate(): TemplateResult {
  return html`<svg
    class="sky"
    viewBox="0 0 ${SKY.width} ${SKY.height}"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    <path class="isobars" d=${ISOBARS}></path>
    <g class="lightning">${STRIKES.map(strike)}</g>
  </svg>`;
}

function strike({ from, to, seed, width }: (typeof STRIKES)[number]): TemplateResult {
  const points = jaggedLine(from, to, seed, 0.1, 6);
  const side = Math.sign(to.x - from.x);
  const twigs = TWIGS.map(({ at, across, down, share }, index) => {
    const start = points[at] ?? to;
    const end = { x: start.x + side * across, y: start.y + down };
    return tapered(jaggedLine(start, end, seed + 8 + index * 6, 0.13, 5), { start: width * share, end: 0.5 });
  });
  return svg`
    <path class="glow" d=${lineOf(points)}></path>
    <path class="bolt" d=${tapered(points, { start: width, end: 1 })}></path>
    ${twigs.map((path) => svg`<path class="twig" d=${path}></path>`)}
  `;
}

function lineOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
}
