import type { SimulationResult } from "@thunderjack/odds";
import { escaped } from "../escaped.js";
import { signed, whole } from "../format.js";

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 84;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 44;

/**
 * Returns a chart of the bankroll in initial bets. At each point, its bands contain two of three, and 19 of 20, such
 * runs.
 *
 * @param expected the computed house edge; `null` to use the simulated one
 */
export function bankrollSvg(
  { bankroll, rounds, houseEdge, standardError }: SimulationResult,
  expected: number | null,
): string {
  const drift = -(expected ?? houseEdge) * rounds;
  const deviation = standardError * rounds;
  const points = [0, ...bankroll];
  const along = points.map((_, at) => at / bankroll.length);
  const lowest = Math.min(...points, ...along.map((part) => part * drift - 2 * Math.sqrt(part) * deviation));
  const highest = Math.max(...points, ...along.map((part) => part * drift + 2 * Math.sqrt(part) * deviation));
  const span = highest - lowest || 1;
  const x = (part: number): number => rounded(LEFT + part * (WIDTH - LEFT - RIGHT));
  const y = (won: number): number => rounded(TOP + ((highest - won) / span) * (HEIGHT - TOP - BOTTOM));

  const band = (width: number): string => {
    const edge = (side: number) => (part: number) =>
      `${x(part)},${y(part * drift + side * width * Math.sqrt(part) * deviation)}`;
    return `M${along.map(edge(1)).join("L")}L${[...along].reverse().map(edge(-1)).join("L")}Z`;
  };
  const line = points.map((won, at) => `${x(along[at] ?? 0)},${y(won)}`).join(" ");
  const marks = ticks(lowest, highest, 5).map(
    (won) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(won)}" y2="${y(won)}" stroke="${won === 0 ? "#55645c" : "#d9e0dc"}"/>` +
      `<text x="${LEFT - 8}" y="${y(won) + 6}" text-anchor="end">${short(won)}</text>`,
  );
  const roundMarks = ticks(0, rounds, 4).map(
    (round) =>
      `<text x="${x(round / rounds)}" y="${HEIGHT - 16}" text-anchor="${anchorAt(round / rounds)}">${short(round)}</text>`,
  );
  const label = `Bankroll over ${whole(rounds)} rounds: ${signed(points.at(-1) ?? 0, 1)} bets at the end`;
  return (
    `<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(label)}" fill="#55645c">` +
    `${marks.join("")}${roundMarks.join("")}` +
    `<path d="${band(2)}" fill="#0b6b46" fill-opacity=".1"/><path d="${band(1)}" fill="#0b6b46" fill-opacity=".14"/>` +
    `<polyline points="${x(0)},${y(0)} ${x(1)},${y(drift)}" fill="none" stroke="#0b6b46" stroke-width="2" stroke-dasharray="7 6"/>` +
    `<polyline points="${line}" fill="none" stroke="#9c2f1f" stroke-width="2.5" stroke-linejoin="round"/></svg>`
  );
}

/** Returns the explanation of the chart. */
export function bankrollNote(isComputed: boolean): string {
  return (
    "Horizontal: rounds. Vertical: the winnings of the player, in initial bets. Dashed line: the expected winnings " +
    `(from the ${isComputed ? "computed" : "simulated"} edge). The bands contain two of three, and 19 of 20, such runs at each point.`
  );
}

function anchorAt(part: number): string {
  return part === 0 ? "start" : part > 0.97 ? "end" : "middle";
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns round numbers between the lowest and the highest value. */
function ticks(lowest: number, highest: number, count: number): readonly number[] {
  const rough = (highest - lowest) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  const found: number[] = [];
  for (let at = Math.ceil(lowest / step); at * step <= highest + step * 1e-9; at++)
    found.push(at === 0 ? 0 : at * step);
  return found;
}

/** Returns an abbreviated number: 2.5M, −30k. */
function short(value: number): string {
  const size = Math.abs(value);
  const [divisor, unit] = size >= 1e9 ? [1e9, "G"] : size >= 1e6 ? [1e6, "M"] : size >= 1e3 ? [1e3, "k"] : [1, ""];
  return `${value < 0 ? "\u2212" : ""}${Number((size / divisor).toFixed(2))}${unit}`;
}
