import type { SimulationResult } from "@thunderjack/odds";
import { bar, columns, csv, paintFor, percent, whole } from "../format.js";

/** The results and options of a simulation. */
export interface Simulated extends SimulationResult {
  readonly rules: string;
  readonly strategy: string;
  readonly seed: string;
  readonly seats: number;
  readonly workers: number;
  readonly roundsPerSecond: number;
  /** When the discards return to the shoe: when few cards are left (`discards`), or before every round. */
  readonly shuffle: "discards" | "every-round";
  /** The computed edge with a fresh shoe for each round; `null` for a strategy whose edge is not computed. */
  readonly computed: number | null;
}

/** Returns the result as one line of JSON. */
export function resultJson(simulated: Simulated): string {
  const { rounds, houseEdge, standardError, outcomes, roundsPerSecond, bankroll: _bankroll, ...rest } = simulated;
  return `${JSON.stringify({ rounds, houseEdge, standardError, outcomes, roundsPerSecond, ...rest })}\n`;
}

/** Returns the result as CSV, with a line of names and a line of values. */
export function resultCsv(simulated: Simulated): string {
  const { outcomes } = simulated;
  const fields: readonly (readonly [string, string | number])[] = [
    ["rules", simulated.rules],
    ["strategy", simulated.strategy],
    ["seats", simulated.seats],
    ["seed", simulated.seed],
    ["rounds", simulated.rounds],
    ["houseEdge", simulated.houseEdge],
    ["standardError", simulated.standardError],
    ["roundsPerSecond", simulated.roundsPerSecond],
    ...Object.entries(outcomes),
  ];
  return csv([fields.map(([name]) => name), fields.map(([, value]) => value)]);
}

/** Returns the result as readable text. */
export function resultTable(simulated: Simulated, hasColor: boolean): string {
  const paint = paintFor(hasColor);
  const { rules, strategy, seats, rounds, houseEdge, standardError, outcomes, computed, seed, workers } = simulated;
  const title = `${paint.bold(rules)}  ${strategy}, ${seats} ${seats === 1 ? "seat" : "seats"}, ${whole(rounds)} rounds, ${SHUFFLES[simulated.shuffle]}`;
  const edges = [["House edge", `${percent(houseEdge)} %`, `± ${percent(standardError)} %`]];
  if (computed !== null) edges.push(["computed", `${percent(computed)} %`, awayText(simulated, computed)]);
  const hands = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const rows = columns(
    Object.entries(outcomes).map(([outcome, count]) => [outcome, whole(count), `${percent(count / hands, 3)} %`]),
  );
  const shares = Object.values(outcomes).map((count) => count / hands);
  return [
    title,
    "",
    ...columns(edges).map((line, at) => (at === 0 ? paint.bold(line) : line)),
    "",
    ...rows.map((line, at) => `  ${line}  ${paint.cyan(bar((shares[at] ?? 0) / Math.max(...shares), 30))}`.trimEnd()),
    "",
    paint.dim("House edge in % of the initial bet, with one standard error; below zero, the player has the advantage."),
    paint.dim(
      `Seed ${JSON.stringify(seed)}; ${whole(simulated.roundsPerSecond)} rounds/s, ${workers} ${workers === 1 ? "worker" : "workers"}.`,
    ),
    "",
  ].join("\n");
}

/** The kinds of shuffles as text. */
export const SHUFFLES = {
  "every-round": "all cards shuffled every round",
  discards: "reshuffled when few cards are left",
} as const;

/** Returns the distance of the simulated edge from the computed one, in standard errors. */
export function awayText({ houseEdge, standardError, shuffle }: Simulated, computed: number): string {
  const errors = standardError === 0 ? 0 : Math.abs(houseEdge - computed) / standardError;
  const basis = shuffle === "every-round" ? "" : "with a fresh shoe every round, ";
  return `${basis}${errors.toFixed(1)} standard errors away`;
}
