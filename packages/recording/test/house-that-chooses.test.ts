import { randomSeeds, ruleSet, Table } from "@thunderjack/core";
import { beforeAll, describe, expect, it } from "vitest";
import { record, verify } from "../src/index.js";
import { CREATED_AT, textOf } from "./played-table.js";

const RULES = ruleSet("vingt-et-un");
const BET = 500;
const SEEDS = 1000;
const ROUNDS = 6;

const bytesOf = (number: number) =>
  Uint8Array.from({ length: 32 }, (_, place) => (place < 2 ? (number >> (8 * place)) & 255 : 1));

/** Returns a text in place of a client seed that the player's browser draws. */
const drawn = (number: number) => `drawn ${number}`;

/** Plays a strategy that always stands, and returns what the player wins, in bets. */
function net(serverSeed: Uint8Array, clientSeed: string, recorded?: (lines: readonly string[]) => void): number {
  const seeds = randomSeeds(serverSeed, clientSeed);
  const table = new Table({ rules: RULES, seeds, credits: BET * ROUNDS, bets: { right: 0, middle: BET, left: 0 } });
  const lines: string[] = [];
  const recorder = recorded === undefined ? null : record(table, { now: () => 0, createdAt: CREATED_AT });
  recorder?.lines$.subscribe((line) => lines.push(line));
  for (let round = 0; round < ROUNDS; round++) {
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  }
  recorder?.close(table.close());
  recorded?.(lines);
  return table.state.credits / BET - ROUNDS;
}

describe("a house that chooses its seed out of a thousand before it publishes the commitment", () => {
  let worst: Uint8Array;
  let average: number;

  beforeAll(() => {
    const nets = Array.from({ length: SEEDS }, (_, number) => net(bytesOf(number), ""));
    worst = bytesOf(nets.indexOf(Math.min(...nets)));
    average = nets.reduce((sum, one) => sum + one) / SEEDS;
  });

  it("wins every round from a player without a client seed, and its recording is only committed", () => {
    let text = "";
    expect(net(worst, "", (lines) => (text = textOf(lines)))).toBe(-ROUNDS);
    const { commitment } = JSON.parse(text.split("\n")[0] ?? "").fairness;
    expect(verify(text, { commitment })).toMatchObject({ status: "committed", notProven: ["seed-choice"] });
  });

  it("gains nothing against client seeds that are drawn afterwards, and its recording is fair", () => {
    const nets = Array.from({ length: SEEDS }, (_, number) => net(worst, drawn(number)));
    const mean = nets.reduce((sum, one) => sum + one) / SEEDS;
    const deviation = Math.sqrt(nets.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (SEEDS - 1));
    // Both means are of a thousand tables. Three standard errors of their difference are the limit.
    expect(Math.abs(mean - average)).toBeLessThan(3 * deviation * Math.sqrt(2 / SEEDS));
    let text = "";
    net(worst, drawn(1), (lines) => (text = textOf(lines)));
    const { commitment } = JSON.parse(text.split("\n")[0] ?? "").fairness;
    expect(verify(text, { commitment, clientSeed: drawn(1) })).toMatchObject({ status: "fair", notProven: [] });
  });
});
