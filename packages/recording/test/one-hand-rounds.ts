import { chosenSeeds, legalCommands, ruleSet, type Seeds, Table, totalOf } from "@thunderjack/core";
import { record } from "../src/index.js";
import { CREATED_AT, textOf } from "./played-table.js";

/**
 * Returns the recording of rounds with one hand, which plays by the strategy of the dealer. The time before each choice
 * is from 0.8 to 2.3 seconds.
 */
export function roundsOfOneHand(
  preset: string,
  rounds: number,
  seeds: Seeds = chosenSeeds("a thousand rounds"),
): string {
  const rules = ruleSet({ preset, startingCredits: 100_000_000 });
  const seat = rules.seats.includes("middle") ? "middle" : "right";
  const bets = { right: 0, middle: 0, left: 0, [seat]: rules.minBet };
  const table = new Table({ rules, seeds, bets });
  let time = 0;
  const recorder = record(table, { now: () => time, createdAt: CREATED_AT });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  for (let choices = 0; table.state.round < rounds || table.state.turn !== null; choices++) {
    time += 800 + ((choices * 7919) % 1500);
    const { state } = table;
    const [hand] = state.hands;
    const wanted = state.turn === null ? "Deal" : totalOf(hand?.cards ?? []) < 17 ? "Hit" : "Stand";
    const legal = legalCommands(rules, state);
    const command = legal.find(({ type }) => type === wanted) ?? legal.find(({ type }) => type.startsWith("Decline"));
    if (command === undefined) throw new Error(`${wanted} is not legal.`);
    table.dispatch(command);
  }
  recorder.close(table.close());
  return textOf(lines);
}
