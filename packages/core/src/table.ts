import { BehaviorSubject, Observable, type Subscriber } from "rxjs";
import { commitmentTo, FAIRNESS_SCHEME, fairChance, type Seeds, type ShuffleChance } from "./fairness.js";
import { isAmount } from "./money.js";
import { ruleSet } from "./presets.js";
import { publicEvent, publicState } from "./public-stream.js";
import type { Command } from "./round/commands.js";
import { type Acceptance, type Decision, decide } from "./round/decide.js";
import type { GameEvent } from "./round/events.js";
import { whyNot } from "./round/legal.js";
import { rejection } from "./round/rejection.js";
import { newTableState, type TableState } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";
import { type Bets, NO_BETS } from "./seat.js";
import { Shoe } from "./shoe.js";

/** How a table is opened. */
export interface TableOptions {
  /** A preset's name, or options that differ from one; see {@link ruleSet}. */
  readonly rules: unknown;
  /** What the cards are shuffled from: {@link randomSeeds} for play, {@link chosenSeeds} for scripts and tests. */
  readonly seeds: Seeds;
  /** What the player begins with, in hundredths; left out, the rule set's starting credits. */
  readonly credits?: number;
  /** Bets that already lie on the seats. */
  readonly bets?: Bets;
  /** Whether a deal may name the cards that are drawn next. */
  readonly allowStacking?: boolean;
  /** Other chance than the fair shuffle's, for simulations and benchmarks: nobody can check what it deals. */
  readonly chance?: ShuffleChance;
}

/** What is said about a shoe before its first card. */
export interface Fairness {
  readonly scheme: typeof FAIRNESS_SCHEME;
  /** The SHA-256 of the server seed, in lower-case hex. */
  readonly commitment: string;
  readonly clientSeed: string;
  /** Whether the seed was chosen by somebody: repeatable, and never fair. */
  readonly chosen: boolean;
}

/**
 * A table that plays: commands go in through {@link Table.dispatch}, domain events come out, and the state is their
 * fold. One shoe serves it for life; closing it shows the seed.
 */
export class Table {
  readonly rules: RuleSet;
  /** `null` where the table was given other chance than the fair shuffle's. */
  readonly fairness: Fairness | null;
  /** The credits and bets with which the table was opened. */
  readonly opening: TableState;
  readonly #seeds: Seeds;
  readonly #shoe: Shoe;
  readonly #events = new Feed<GameEvent>();
  readonly #publicEvents = new Feed<GameEvent>();
  readonly #states: BehaviorSubject<TableState>;
  readonly #untold: Acceptance[] = [];
  #isTelling = false;
  #isClosed = false;
  #state: TableState;

  /**
   * @throws InvalidRuleSet when the rules cannot be played
   * @throws RangeError when the credits are no whole number of hundredths, or a bet is not legal
   */
  constructor({ rules, seeds, credits, bets = NO_BETS, allowStacking = false, chance }: TableOptions) {
    this.rules = ruleSet(rules);
    this.#seeds = seeds;
    this.#shoe = new Shoe(this.rules.decks, chance ?? fairChance(seeds), allowStacking);
    this.opening = newTableState(credits ?? this.rules.startingCredits, bets, this.rules.decks * 52);
    checkOpening(this.rules, this.opening);
    this.#state = this.opening;
    this.#states = new BehaviorSubject(this.#state);
    this.fairness =
      chance !== undefined
        ? null
        : {
            scheme: FAIRNESS_SCHEME,
            commitment: commitmentTo(seeds.serverSeed),
            clientSeed: seeds.clientSeed,
            chosen: seeds.chosen,
          };
  }

  /** The table's own events, the hole card included: for recorders, and for nobody who draws. */
  get events$(): Observable<GameEvent> {
    return this.#events.stream$;
  }

  /** What everybody may see: the same events, with the hole card masked until it is shown. */
  get publicEvents$(): Observable<GameEvent> {
    return this.#publicEvents.stream$;
  }

  /** The table's own state: the current one at once, then the one after each command. */
  get state$(): Observable<TableState> {
    return this.#states.asObservable();
  }

  /** The table's own state, with the hole card. Renderers are given {@link publicState}. */
  get state(): TableState {
    return this.#state;
  }

  /** The state as everybody may see it. */
  get publicState(): TableState {
    return publicState(this.#state);
  }

  /**
   * Carries a command out, or says why not. Its events are told before this returns, unless it was dispatched by a
   * listener that is just being told something: then they follow those, so that everybody hears one order.
   */
  dispatch(command: Command): Decision {
    if (this.#isClosed) return rejection("table-closed", null);
    const decision = decide(this.rules, this.#state, command, this.#shoe);
    if (!decision.accepted) return decision;
    this.#state = decision.state;
    this.#untold.push(decision);
    if (!this.#isTelling) this.#tell();
    return decision;
  }

  /**
   * Retires the shoe and ends the streams, once everything that happened has been told.
   *
   * @returns the seeds, which show that the deal was what the commitment said
   * @throws RangeError while a round is in play
   */
  close(): Seeds {
    const { phase } = this.#state;
    if (phase !== "betting" && phase !== "settled" && phase !== "broke") {
      throw new RangeError("A table is closed between two rounds, not in the middle of one.");
    }
    this.#isClosed = true;
    if (!this.#isTelling) this.#complete();
    return this.#seeds;
  }

  /** Tells one command after the other, also those that a listener dispatches meanwhile. */
  #tell(): void {
    this.#isTelling = true;
    try {
      for (let next = this.#untold.shift(); next !== undefined; next = this.#untold.shift()) {
        for (const event of next.events) {
          this.#events.tell(event);
          if (this.#publicEvents.isHeard) this.#publicEvents.tell(publicEvent(event));
        }
        this.#states.next(next.state);
      }
    } finally {
      this.#isTelling = false;
    }
    if (this.#isClosed) this.#complete();
  }

  #complete(): void {
    this.#events.complete();
    this.#publicEvents.complete();
    this.#states.complete();
  }
}

/** Tells its subscribers as a Subject does, at a third of the cost: a table tells a dozen events a round. */
class Feed<Value> {
  #subscribers: readonly Subscriber<Value>[] = [];
  #isComplete = false;

  readonly stream$ = new Observable<Value>((subscriber) => {
    if (this.#isComplete) return subscriber.complete();
    this.#subscribers = [...this.#subscribers, subscriber];
    return () => {
      this.#subscribers = this.#subscribers.filter((other) => other !== subscriber);
    };
  });

  get isHeard(): boolean {
    return this.#subscribers.length > 0;
  }

  tell(value: Value): void {
    for (const subscriber of this.#subscribers) subscriber.next(value);
  }

  complete(): void {
    this.#isComplete = true;
    for (const subscriber of this.#subscribers) subscriber.complete();
  }
}

function checkOpening(rules: RuleSet, opening: TableState): void {
  if (!isAmount(opening.credits)) {
    throw new RangeError(`Credits are a whole number of hundredths, not ${opening.credits}.`);
  }
  const empty = newTableState(opening.credits, NO_BETS, opening.undealt);
  for (const seat of ["right", "middle", "left"] as const) {
    const amount = opening.bets[seat];
    const refused = amount === 0 ? null : whyNot(rules, empty, { type: "PlaceBet", seat, amount });
    if (refused !== null) throw new RangeError(`The bet on the ${seat} seat is refused: ${refused.message}`);
  }
}
