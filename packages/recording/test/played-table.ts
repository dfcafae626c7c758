import {
  type Command,
  chosenSeeds,
  type GameEvent,
  legalCommands,
  type RuleSet,
  Table,
  type TableState,
} from "@thunderjack/core";
import { type Recording, record } from "../src/index.js";

/** A table that was played and written down. */
export interface PlayedTable {
  readonly table: Table;
  readonly recording: Recording;
  /** All lines of the recording, the trailer's too. */
  readonly lines: readonly string[];
  /** All that was asked of the table, the first bets too. */
  readonly commands: readonly Command[];
  /** All that the table told, what came before the recording too. */
  readonly events: readonly GameEvent[];
}

export const META = { note: "Zoë plays" };
export const CREATED_AT = "2025-01-31T18:30:00.000Z";

/**
 * Plays whole rounds with whatever commands the choices pick from the legal ones, and writes them down.
 *
 * @param choices one number for each command; when they run out, every hand stands and the round comes to its end
 */
export function playedTable(rules: RuleSet, seed: string, choices: readonly number[]): PlayedTable {
  const table = new Table({ rules, seeds: chosenSeeds(seed) });
  let time = 1_000_000;
  const recorder = record(table, { now: () => (time += 7), createdAt: CREATED_AT, meta: META });
  const lines: string[] = [];
  const events: GameEvent[] = [];
  const commands: Command[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  table.events$.subscribe((event) => events.push(event));
  const ask = (command: Command) => {
    if (!table.dispatch(command).accepted) throw new Error(`${command.type} was rejected.`);
    commands.push(command);
  };
  for (const seat of rules.seats) ask({ type: "PlaceBet", seat, amount: rules.minBet });
  ask({ type: "Deal" });
  for (const choice of choices) {
    const legal = legalCommands(rules, table.state);
    const command = legal[choice % Math.max(1, legal.length)];
    if (command !== undefined) ask(command);
  }
  while (!isBetweenRounds(table.state)) ask(lastAnswer(rules, table.state));
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new Error("Nothing was recorded.");
  return { table, recording, lines, commands, events };
}

function isBetweenRounds({ phase }: TableState): boolean {
  return phase === "betting" || phase === "settled" || phase === "broke";
}

function lastAnswer(rules: RuleSet, state: TableState): Command {
  const order: readonly Command["type"][] = ["Stand", "DeclineInsurance", "DeclineSurrender"];
  const command = legalCommands(rules, state).find(({ type }) => order.includes(type));
  if (command === undefined) throw new Error("Nobody can answer.");
  return command;
}

/** The text of a recording: a newline behind every line. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
