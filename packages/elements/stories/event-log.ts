import {
  type GameEvent,
  type PublicTable,
  publicTable,
  type RuleSet,
  Table,
  type TableOptions,
  type TableState,
} from "@thunderjack/core";
import type { Tape } from "@thunderjack/recording";
import type { RecordedRound } from "@thunderjack/testkit";
import { Subject } from "rxjs";

/** The public events of a table in a story, from its first event. */
export class EventLog {
  static #count = 0;

  /** A number that no other log has. */
  readonly id = ++EventLog.#count;
  readonly rules: RuleSet;
  /** The state before the first event. */
  readonly opening: TableState;
  readonly events: GameEvent[] = [];
  /** Emits after an event was added. */
  readonly added$ = new Subject<void>();

  constructor(rules: RuleSet, opening: TableState) {
    this.rules = rules;
    this.opening = opening;
  }

  /** Adds an event. */
  add(event: GameEvent): void {
    this.events.push(event);
    this.added$.next();
  }
}

/** The logs of tables, by their stream of public events, and those of tapes and recorded rounds. */
const logs = new WeakMap<object, EventLog>();

/** The logs of the tables that are created by the story that is being rendered; `null` otherwise. */
let created: EventLog[] | null = null;

/** Returns the log of a table. The log of a table that was not created by {@link storyTable} begins now. */
export function logOf({ rules, publicState, publicEvents$ }: PublicTable): EventLog {
  const known = logs.get(publicEvents$);
  if (known !== undefined) return known;
  const log = new EventLog(rules, publicState);
  logs.set(publicEvents$, log);
  publicEvents$.subscribe((event) => log.add(event));
  return log;
}

/** Returns the log of a tape, with all events that it has now. */
export function logOfTape(tape: Tape): EventLog {
  const log = logs.get(tape) ?? new EventLog(tape.rules, tape.state(0));
  logs.set(tape, log);
  while (log.events.length < tape.length) log.add(tape.event(log.events.length + 1));
  return log;
}

/** Returns the log of a recorded round. */
export function logOfRound(round: RecordedRound): EventLog {
  const known = logs.get(round);
  const [opening] = round.publicStates;
  if (known !== undefined) return known;
  if (opening === undefined) throw new Error(`The round ${round.name} has no state.`);
  const log = new EventLog(round.rules, opening);
  logs.set(round, log);
  for (const event of round.publicEvents) log.add(event);
  return log;
}

/** Creates a table for a story, and logs its events from the first one. */
export function storyTable(options: TableOptions): Table {
  const table = new Table(options);
  const log = logOf(publicTable(table));
  created?.push(log);
  return table;
}

/** Draws a story, and returns the result with the logs of all tables that it has created. */
export function drawnWithLogs<Drawn>(draw: () => Drawn): { readonly drawn: Drawn; readonly logs: readonly EventLog[] } {
  const own: EventLog[] = [];
  created = own;
  try {
    return { drawn: draw(), logs: own };
  } finally {
    created = null;
  }
}
