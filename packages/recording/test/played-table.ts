import {
  type Command,
  chosenSeeds,
  evolve,
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
  /** The same, with what the table itself was when it told it. */
  readonly lived: readonly LivedEvent[];
}

/** An event, and the table's own state when it was told. */
export interface LivedEvent {
  readonly event: GameEvent;
  /** The state right before it, from the table's own state before the command and the events since. */
  readonly before: TableState;
  /** What the table said of itself: its state once all that the command causes has happened. */
  readonly table: TableState;
  /** Whether it is the last event of its command, after which the table's own state is the state after it. */
  readonly isLast: boolean;
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
  const lived: LivedEvent[] = [];
  let before = table.state;
  table.events$.subscribe((event) => {
    events.push(event);
    lived.push({ event, before, table: table.state, isLast: false });
    before = evolve(before, event);
  });
  const ask = (command: Command) => {
    if (!table.dispatch(command).accepted) throw new Error(`${command.type} was rejected.`);
    commands.push(command);
    const last = lived.pop();
    if (last !== undefined) lived.push({ ...last, isLast: true });
    before = table.state;
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
  return { table, recording, lines, commands, events, lived };
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
