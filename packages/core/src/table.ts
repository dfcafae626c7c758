import { Observable, type Subscriber } from "rxjs";
import {
  CHAIN_SCHEME,
  type ChainPlace,
  type ClientSeedSource,
  commitmentTo,
  FAIRNESS_SCHEME,
  fairChance,
  type Seeds,
  type ShuffleChance,
} from "./fairness.js";
import type { Amount } from "./money.js";
import { openingState } from "./opening-state.js";
import { ruleSet } from "./presets.js";
import { publicEvent, publicState } from "./public-stream.js";
import type { Command } from "./round/commands.js";
import { type Acceptance, type Decision, decide } from "./round/decide.js";
import type { TableEvent } from "./round/events.js";
import { isInPlay } from "./round/phases.js";
import { rejection } from "./round/rejection.js";
import type { TableState } from "./round/state.js";
import { VersionCheck } from "./round/version-check.js";
import type { RuleSet } from "./rule-set.js";
import { type Bets, NO_BETS } from "./seat.js";
import { Shoe } from "./shoe.js";

/** The options of a table. */
export interface TableOptions {
  /** The rule set, as {@link ruleSet} accepts it: the name of a preset, or options that differ from a preset. */
  readonly rules: unknown;
  /** The seeds of the shuffle. Use {@link randomSeeds} for play, and {@link chosenSeeds} for scripts and tests. */
  readonly seeds: Seeds;
  /**
   * The credits in hundredths: those of the player, or those of each seat if each seat has its own purse. They default to
   * the starting credits of the rule set, for each seat if each seat has its own purse.
   */
  readonly credits?: Amount | Bets;
  /** The bets on the seats; defaults to none. */
  readonly bets?: Bets;
  /**
   * The version of the opening state; defaults to 0. A table that continues another one begins with the version of that
   * table, so that versions never decrease.
   */
  readonly version?: number;
  /** Whether a deal can choose the next cards; defaults to `false`. */
  readonly allowStacking?: boolean;
  /**
   * Random numbers that replace the fair shuffle, for simulations and benchmarks. Defaults to the fair shuffle. With
   * them, the deals cannot be verified.
   */
  readonly chance?: ShuffleChance;
}

/** The options of a command. */
export interface CommandOptions {
  /**
   * The version of the table on which the sender of the command decided. If an event after this version has changed the
   * meaning of the command, the command is rejected with the code `stale`. If omitted, the command applies to the
   * current table.
   */
  readonly expected?: number;
}

/** The facts about a shoe that are published before its first card. */
export interface Fairness {
  readonly scheme: typeof FAIRNESS_SCHEME | typeof CHAIN_SCHEME;
  /** The SHA-256 of the server seed, in lower-case hex. */
  readonly commitment: string;
  readonly clientSeed: string;
  /** The source of the client seed; absent if it is unknown. */
  readonly clientSeedFrom?: ClientSeedSource;
  /**
   * Whether the server seed was chosen instead of drawn at random. The deals are then repeatable, but not provably
   * fair.
   */
  readonly chosen: boolean;
  /** The place of the shoe in the chain of seeds of its session; absent for a single shoe. */
  readonly chain?: ChainPlace;
}

/**
 * A table with one shoe. {@link Table.dispatch} accepts commands, the streams emit domain events, and the state is the
 * fold of the events. Closing the table reveals the seed.
 */
export class Table {
  readonly rules: RuleSet;
  /** The published facts about the shoe, such as its commitment; `null` if the table does not use the fair shuffle. */
  readonly fairness: Fairness | null;
  /** The state before the first event, with the credits and bets with which the table was opened. */
  readonly opening: TableState;
  readonly #seeds: Seeds;
  readonly #shoe: Shoe;
  readonly #events = new Feed<TableEvent>();
  readonly #publicEvents = new Feed<TableEvent>();
  readonly #states = new Feed<TableState>(() => this.#emitted);
  readonly #versions: VersionCheck;
  readonly #unemitted: Acceptance[] = [];
  #isEmitting = false;
  #isClosed = false;
  #state: TableState;
  /** The state that `state$` emitted last. It is older than the state while events are emitted. */
  #emitted: TableState;

  /**
   * Opens a table.
   *
   * @throws InvalidRuleSet if the rules cannot be played
   * @throws RangeError if the credits are not whole numbers of hundredths or do not match the purses, or if a bet is
   *   illegal
   */
  constructor({ rules, seeds, credits, bets = NO_BETS, version, allowStacking = false, chance }: TableOptions) {
    this.rules = ruleSet(rules);
    this.#seeds = seeds;
    this.#shoe = new Shoe(this.rules.decks, chance ?? fairChance(seeds), allowStacking);
    this.opening = openingState(this.rules, credits, bets, version);
    this.#state = this.opening;
    this.#versions = new VersionCheck(this.opening);
    this.#emitted = this.opening;
    this.fairness =
      chance !== undefined
        ? null
        : {
            scheme: seeds.chain === undefined ? FAIRNESS_SCHEME : CHAIN_SCHEME,
            commitment: commitmentTo(seeds.serverSeed),
            clientSeed: seeds.clientSeed,
            ...(seeds.clientSeedFrom === undefined ? {} : { clientSeedFrom: seeds.clientSeedFrom }),
            chosen: seeds.chosen,
            ...(seeds.chain === undefined ? {} : { chain: seeds.chain }),
          };
  }

  /**
   * The full events of the table, with the hole card. They are meant for recorders. Renderers use {@link
   * publicEvents$}.
   */
  get events$(): Observable<TableEvent> {
    return this.#events.stream$;
  }

  /** The public events. The hole card is masked until it is revealed. */
  get publicEvents$(): Observable<TableEvent> {
    return this.#publicEvents.stream$;
  }

  /** Emits the full state on subscription, then after each accepted command. */
  get state$(): Observable<TableState> {
    return this.#states.stream$;
  }

  /** The full state, with the hole card. Renderers use {@link publicState} instead. */
  get state(): TableState {
    return this.#state;
  }

  /** The public state. The hole card is masked until it is revealed. */
  get publicState(): TableState {
    return publicState(this.#state);
  }

  /**
   * Carries out a command, or returns the reason why it is illegal. The events are emitted before this method returns,
   * unless a subscriber dispatches the command during an emission: its events are then emitted after the current ones.
   * All subscribers therefore receive the events in the same order.
   */
  dispatch(command: Command, { expected }: CommandOptions = {}): Decision {
    if (this.#isClosed) return rejection("table-closed", null);
    if (expected !== undefined && this.#versions.isStale(command, expected)) return rejection("stale", null);
    const decision = decide(this.rules, this.#state, command, this.#shoe);
    if (!decision.accepted) return decision;
    this.#state = decision.state;
    this.#versions.follow(decision.state);
    if (this.#isEmitting) this.#unemitted.push(decision);
    else this.#emit(decision);
    return decision;
  }

  /**
   * Retires the shoe and completes the streams after all events are emitted.
   *
   * @returns the seeds, which prove that the deals follow from the commitment
   * @throws RangeError while a round is in play
   */
  close(): Seeds {
    if (isInPlay(this.#state)) {
      throw new RangeError("A table cannot be closed during a round.");
    }
    this.#isClosed = true;
    if (!this.#isEmitting) this.#complete();
    return this.#seeds;
  }

  /** Emits the events of one command after another. Commands that a subscriber dispatches meanwhile are included. */
  #emit(decision: Acceptance): void {
    this.#isEmitting = true;
    try {
      for (let next: Acceptance | undefined = decision; next !== undefined; next = this.#unemitted.shift()) {
        const { events } = next;
        for (let place = 0; place < events.length; place++) {
          const event = events[place] as TableEvent;
          this.#events.emit(event);
          if (this.#publicEvents.hasSubscribers) this.#publicEvents.emit(publicEvent(event));
        }
        this.#emitted = next.state;
        this.#states.emit(next.state);
      }
    } finally {
      this.#isEmitting = false;
    }
    if (this.#isClosed) this.#complete();
  }

  #complete(): void {
    this.#events.complete();
    this.#publicEvents.complete();
    this.#states.complete();
  }
}

/**
 * Emits values like a `Subject` of RxJS. It exists for speed, because a table emits a dozen events in a round. With a
 * `Subject`, a table with one subscriber plays only 0.74 times as many rounds (median of three interleaved runs, 0.67
 * to 0.77; Node 20).
 */
class Feed<Value> {
  readonly #first: (() => Value) | null;
  #subscribers: readonly Subscriber<Value>[] = [];
  #isComplete = false;

  /** @param first returns the value that a new subscriber receives at once; `null` for none */
  constructor(first: (() => Value) | null = null) {
    this.#first = first;
  }

  readonly stream$ = new Observable<Value>((subscriber) => {
    if (this.#isComplete) return subscriber.complete();
    this.#subscribers = [...this.#subscribers, subscriber];
    if (this.#first !== null) subscriber.next(this.#first());
    return () => {
      this.#subscribers = this.#subscribers.filter((other) => other !== subscriber);
    };
  });

  get hasSubscribers(): boolean {
    return this.#subscribers.length > 0;
  }

  emit(value: Value): void {
    // A loop by index is faster than the iterator of the list.
    const subscribers = this.#subscribers;
    for (let place = 0; place < subscribers.length; place++) subscribers[place]?.next(value);
  }

  complete(): void {
    this.#isComplete = true;
    for (const subscriber of this.#subscribers) subscriber.complete();
  }
}
