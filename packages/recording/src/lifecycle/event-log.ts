import {
  type Clock,
  type Fairness,
  type GameEvent,
  isBetweenRounds,
  publicEvent,
  publicState,
  type RuleSet,
  type Seeds,
  type TableEvent,
  type TableState,
} from "@thunderjack/core";
import type { Observable, Subscription } from "rxjs";
import type { ShoeLog } from "./shoe-lifecycle.js";

/** The maximum number of rounds in a log. It bounds the memory of a table that is never closed. */
const KEPT_ROUNDS = 1000;

/** The number of rounds that are dropped at once. The oldest rounds are dropped. */
const DROPPED_ROUNDS = 100;

/** An event and its time, in milliseconds since any fixed point in time. */
export interface LogEntry {
  readonly event: GameEvent;
  readonly at: number;
}

/** The events of one shoe in order. `recordingText` writes the recording of a shoe from them. */
export interface LoggedShoe {
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  /** The public state before the first entry. */
  readonly opening: TableState;
  /** The events: the public ones of a shoe in play, and the full ones of a retired shoe. */
  readonly entries: readonly LogEntry[];
  /** The time of the first deal in ISO 8601; `null` before the first deal. */
  readonly beganAt: string | null;
  /** The seeds of a retired shoe; `null` while the shoe is in play. */
  readonly seeds: Seeds | null;
  /**
   * The shoe before this one in its session, or the hash of the trailer of its recording; `null` for the first shoe.
   * `previousOf` replaces the shoe with the hash, so that the earlier shoes are not kept.
   */
  before: LoggedShoe | string | null;
}

/** A place between two rounds at which a log can begin. */
interface Beginning {
  /** The public state before the entry. */
  readonly state: TableState;
  /** The position of the entry. */
  readonly place: number;
}

/** The table whose events are logged: a `Table`, or the public side of one. */
export interface LogSource {
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  readonly events$: Observable<TableEvent>;
  /** The state after the last event that was emitted. */
  readonly state: TableState;
}

/** The source of the times in a log. */
export interface LogClock extends Pick<Clock, "now"> {
  /** Returns the current date and time in ISO 8601. */
  readonly date: () => string;
}

/**
 * Collects the events of a table. The log needs much less code than a `Recorder`, because it stores events instead of
 * lines. `recordingText` writes the recording when a caller requests it. Unrevealed hole cards and the cards of a
 * stacked shoe cannot be read from the log until the shoe is retired.
 */
export class EventLog implements LoggedShoe, ShoeLog {
  /** The number of rounds that were played before this shoe. */
  readonly roundsBefore: number;
  readonly rules: RuleSet;
  readonly fairness: Fairness | null;
  entries: LogEntry[] = [];
  opening!: TableState;
  beganAt: string | null = null;
  seeds: Seeds | null = null;
  /** Whether the earliest rounds were dropped because the log had too many. */
  isCut = false;
  before: LoggedShoe | string | null;
  readonly #source: LogSource;
  readonly #clock: LogClock;
  /** The full events of the masked entries. */
  readonly #hidden = new Map<LogEntry, GameEvent>();
  /** One place for every {@link DROPPED_ROUNDS} rounds, the earliest first. */
  #beginnings: readonly Beginning[] = [];
  #latest: TableState | undefined;
  #subscription: Subscription | undefined;

  /**
   * Creates a log.
   *
   * @param before the log of the shoe before this one; `null` for the first shoe
   */
  constructor(source: LogSource, clock: LogClock, before: EventLog | null = null) {
    this.rules = source.rules;
    this.fairness = source.fairness;
    this.before = before;
    this.roundsBefore = before === null ? 0 : before.roundsBefore + before.rounds;
    this.#source = source;
    this.#clock = clock;
    this.resume();
  }

  /** The number of the last round that was dealt from the shoe; 0 before the first deal. */
  get rounds(): number {
    return (this.#latest ?? this.opening).round;
  }

  /** Whether the log contains all events since the first deal. A recording requires them. */
  get isWhole(): boolean {
    return this.opening.round === 0;
  }

  /** Subscribes to the events again after {@link EventLog.pause}. If events were missed, the log starts again. */
  resume(): void {
    const { state, events$ } = this.#source;
    if (this.#latest !== state) {
      this.opening = publicState(state);
      this.#latest = state;
      this.entries = [];
      this.#hidden.clear();
      this.#beginnings = [];
      this.beganAt = null;
    }
    this.#subscription ??= events$.subscribe((event) => {
      this.#noteBeginning(event);
      if (event.type === "RoundStarted") {
        this.beganAt ??= this.#clock.date();
        if (event.round - this.opening.round > KEPT_ROUNDS) this.#drop();
      }
      const entry = { event: publicEvent(event), at: this.#clock.now() };
      if (entry.event !== event) this.#hidden.set(entry, event);
      this.entries.push(entry);
      this.#latest = this.#source.state;
    });
  }

  /** Unsubscribes from the events. */
  pause(): void {
    this.#subscription?.unsubscribe();
    this.#subscription = undefined;
  }

  close(seeds: Seeds): void {
    this.seeds = seeds;
    this.entries = this.entries.map((entry) => ({ ...entry, event: this.#hidden.get(entry) ?? entry.event }));
    this.#hidden.clear();
  }

  /** Notes the state before an event if the log may later begin there. The log therefore needs no fold of events. */
  #noteBeginning({ version }: TableEvent): void {
    const before = this.#latest;
    const { round } = this.#beginnings.at(-1)?.state ?? this.opening;
    // The first event of a command follows the latest state, which is the state after all events of the last command.
    if (before === undefined || before.version + 1 !== version || before.round < round + DROPPED_ROUNDS) return;
    if (!isBetweenRounds(before)) return;
    this.#beginnings = [...this.#beginnings, { state: publicState(before), place: this.entries.length }];
  }

  /** Drops the earliest rounds. The log is then no longer whole. */
  #drop(): void {
    const [first, ...others] = this.#beginnings;
    if (first === undefined) return;
    this.isCut = true;
    this.opening = first.state;
    for (const entry of this.entries.splice(0, first.place)) this.#hidden.delete(entry);
    this.#beginnings = others.map(({ state, place }) => ({ state, place: place - first.place }));
  }
}
