import {
  type Command,
  chosenSeeds,
  evolve,
  type GameEvent,
  isInPlay,
  legalCommands,
  type RuleSet,
  SeedChain,
  type Seeds,
  Table,
  type TableState,
} from "@thunderjack/core";
import { type Recording, record } from "../src/index.js";

/** A recorded table. */
export interface PlayedTable {
  readonly table: Table;
  readonly recording: Recording;
  /** All lines of the recording, including the trailer. */
  readonly lines: readonly string[];
  /** All commands of the table, including the first bets. */
  readonly commands: readonly Command[];
  /** All events of the table, including those before the recording. */
  readonly events: readonly GameEvent[];
  /** The same events, with the states of the table before and after them. */
  readonly history: readonly EventWithStates[];
}

/** An event, and the states of the table when it was emitted. */
export interface EventWithStates {
  readonly event: GameEvent;
  /** The state directly before the event. It is folded from the table's own state before the command. */
  readonly before: TableState;
  /** The table's own state, after all events of the command. */
  readonly table: TableState;
  /** Whether it is the last event of its command. The table's own state is then the state after it. */
  readonly isLast: boolean;
}

export const META = { note: "Zoë plays" };
export const CREATED_AT = "2025-01-31T18:30:00.000Z";

/**
 * Plays complete rounds with random legal commands, and records them.
 *
 * @param choices one number per command. After the last number, every hand stands and the round ends.
 * @param seeds the seeds; defaults to those that are made from `seed`
 */
export function playedTable(
  rules: RuleSet,
  seed: string,
  choices: readonly number[],
  seeds: Seeds = chosenSeeds(seed),
): PlayedTable {
  const table = new Table({ rules, seeds });
  let time = 1_000_000;
  const recorder = record(table, { now: () => (time += 7), createdAt: CREATED_AT, meta: META });
  const lines: string[] = [];
  const events: GameEvent[] = [];
  const commands: Command[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  const history: EventWithStates[] = [];
  let before = table.state;
  table.events$.subscribe((event) => {
    events.push(event);
    history.push({ event, before, table: table.state, isLast: false });
    before = evolve(before, event);
  });
  const ask = (command: Command) => {
    if (!table.dispatch(command).accepted) throw new Error(`${command.type} was rejected.`);
    commands.push(command);
    const last = history.pop();
    if (last !== undefined) history.push({ ...last, isLast: true });
    before = table.state;
  };
  for (const seat of rules.seats) ask({ type: "PlaceBet", seat, amount: rules.minBet });
  ask({ type: "Deal" });
  for (const choice of choices) {
    const legal = legalCommands(rules, table.state);
    const command = legal[choice % Math.max(1, legal.length)];
    if (command !== undefined) ask(command);
  }
  while (isInPlay(table.state)) ask(lastAnswer(rules, table.state));
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new Error("Nothing was recorded.");
  return { table, recording, lines, commands, events, history };
}

function lastAnswer(rules: RuleSet, state: TableState): Command {
  const order: readonly Command["type"][] = ["Stand", "DeclineInsurance", "DeclineSurrender"];
  const command = legalCommands(rules, state).find(({ type }) => order.includes(type));
  if (command === undefined) throw new Error("No hand can answer.");
  return command;
}

/** Returns the text of a recording. Each line ends with a newline. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/**
 * Returns the seeds of a shoe in a chain of ten, for a recording of version 2. They are derived from a text, but count
 * as random seeds.
 */
export function seedsInChain(seed: string, index = 1): Seeds {
  const chain = new SeedChain(chosenSeeds(seed).serverSeed, 10);
  return { ...chain.seeds(index, "words of the player"), clientSeedFrom: "player" };
}
