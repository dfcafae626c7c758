import type { ChartCell, StrategyTable } from "@thunderjack/odds";
import { escaped } from "../escaped.js";
import { blocksOf, type ChartBlock, cellText, exceptionLines, rowName } from "./chart.js";
import { section } from "./page.js";

/**
 * The colours of the moves. They contrast enough with black text. The letters also distinguish the moves without
 * colours.
 */
const COLORS: Readonly<Record<ChartCell["move"], string>> = {
  stand: "#f5d76e",
  hit: "#a9dfbf",
  double: "#9fd3f5",
  split: "#dcbdf2",
  surrender: "#e3e5e7",
};

const LEGEND = [
  ["stand", "S", "stand"],
  ["hit", "H", "hit"],
  ["double", "D", "double"],
  ["split", "P", "split"],
  ["surrender", "R", "surrender"],
] as const;

const CELL = 28;
const ROW = 24;
const LABEL = 56;

/** Returns the strategy charts of a report with their legends. */
export function chartSections(table: StrategyTable): readonly string[] {
  const legend = LEGEND.map(
    ([move, letter, name]) => `<li><b style="background:${COLORS[move]}">${letter}</b>${name}</li>`,
  ).join("");
  const charts = blocksOf(table)
    .map((block) => `<div><h3>${escaped(block.title)}</h3>${blockSvg(block, table.upcards)}</div>`)
    .join("");
  const isAsked = table.rows.some(({ cells }) => cells.some(({ surrendersEarly }) => surrendersEarly));
  const note = `Columns: the dealer's upcard. A small letter is the move to make if the first one is illegal. Insurance: ${
    table.insurance ? "always" : "never"
  }.${isAsked ? " A star: take early surrender, before the dealer peeks." : ""}`;
  const chart = section("How to play", `<ul class="legend">${legend}</ul><div class="charts">${charts}</div>`, note);
  const exceptions = exceptionLines(table);
  if (exceptions.length === 0) return [chart];
  const list = exceptions.map((line) => `<li>${escaped(line)}</li>`).join("");
  return [
    chart,
    section("Exceptions: hands whose best move depends on their exact cards", `<ul class="exceptions">${list}</ul>`),
  ];
}

function blockSvg({ title, rows }: ChartBlock, upcards: StrategyTable["upcards"]): string {
  const width = LABEL + CELL * upcards.length;
  const height = ROW * (rows.length + 1);
  const parts = upcards.map((rank, column) => {
    const x = LABEL + CELL * (column + 0.5);
    return `<text x="${x}" y="${ROW * 0.7}" text-anchor="middle" font-size="12" fill="#55645c">${rank.toUpperCase()}</text>`;
  });
  rows.forEach((row, line) => {
    const y = ROW * (line + 1);
    parts.push(`<text x="0" y="${y + ROW * 0.68}" font-size="12">${escaped(rowName(row))}</text>`);
    row.cells.forEach((cell, column) => {
      const x = LABEL + CELL * column;
      parts.push(
        `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${ROW - 2}" rx="3" fill="${COLORS[cell.move]}"/>`,
        `<text x="${x + CELL / 2}" y="${y + ROW * 0.68}" text-anchor="middle" font-size="12">${cellText(cell)}</text>`,
      );
    });
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}: ${escaped(spoken(rows))}">${parts.join("")}</svg>`;
}

/** Returns the chart as text for screen readers. */
function spoken(rows: ChartBlock["rows"]): string {
  return rows.map((row) => `${rowName(row)}: ${row.cells.map(cellText).join(" ")}`).join("; ");
}
