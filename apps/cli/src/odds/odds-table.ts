import type { RuleSet } from "@thunderjack/core";
import { columns, paintFor, percent } from "../format.js";
import { chartText, exceptionLines } from "../report/chart.js";
import { type OddsFigures, PART_NAMES } from "./figures.js";
import { BASIS } from "./hand.js";

/** Returns the house edge and the best strategy of a rule set as readable text. */
export function oddsTable(rules: RuleSet, figures: OddsFigures, hasColor: boolean): string {
  const paint = paintFor(hasColor);
  const { houseEdge, parts, strategy } = figures;
  const winner =
    houseEdge < 0 ? paint.green("the player has the advantage") : paint.yellow("the house has the advantage");
  const lines = [
    `${paint.bold(rules.name)}  ${BASIS[figures.mode]}`,
    "",
    `House edge ${paint.bold(`${percent(houseEdge)} %`)} of the initial bet: ${winner}. Return to player ${percent(1 - houseEdge)} %.`,
    "",
    ...columns(edgeRows(figures)).map((line) => `  ${line}`),
    "",
  ];
  const worth = Object.entries(parts);
  if (worth.length > 0) {
    lines.push(paint.bold("The value of each rule for the player, in %"));
    const rows = worth.map(([part, value]) => [PART_NAMES[part as keyof typeof PART_NAMES], percent(value)]);
    lines.push(...columns(rows).map((line) => `  ${line}`), "");
  }
  lines.push(chartText(strategy, paint));
  const exceptions = exceptionLines(strategy);
  if (exceptions.length > 0) {
    lines.push(
      paint.bold("Exceptions: hands whose best move depends on their exact cards"),
      ...exceptions.map((line) => `  ${line}`),
      "",
    );
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

/**
 * Returns the house edges by the number of seats as rows of text. A rule set with a Thunderjack has two rows: for a round
 * that ends with a Thunderjack, and for a round that continues.
 */
export function edgeRows({ seats, endsRound }: OddsFigures): readonly (readonly string[])[] {
  const counts = Object.keys(seats);
  const head = ["house edge in %", ...counts.map((count) => (count === "1" ? "1 seat" : `${count} seats`))];
  const row = (name: string, edges: Readonly<Record<string, number>>) => [
    name,
    ...counts.map((count) => percent(edges[count] ?? 0)),
  ];
  if (endsRound === undefined) return [head, row("", seats)];
  return [head, row("a Thunderjack ends the round", endsRound.true), row("the round continues", endsRound.false)];
}
