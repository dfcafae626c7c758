import {
  acceptsBets,
  type Command,
  publicEvent,
  type Rejection,
  ruleSet,
  smallestBet,
  whyNot,
} from "@thunderjack/core";
import { canonicalJson, newShoe, type RecordingLog, ROUNDS_PER_SHOE, ShoeLifecycle } from "@thunderjack/recording";
import { type Carryover, NO_CARRYOVER } from "./carryover.js";
import { recordingLogs, type SessionShoe, secretOf, snapshotOf } from "./session-shoe.js";
import type { RecordingLines } from "./session-store.js";
import type { SessionOptions } from "./settings.js";
import type { TableSnapshot } from "./snapshot.js";
import type { OpenCommand, Write } from "./write.js";

/** The changes to a shoe before its first deal; `null` keeps the current value. */
export interface ShoeChanges {
  readonly clientSeed: string | null;
  readonly credits: number | null;
}

/** The result of a command. */
export interface CommandResult {
  /** The write to save; `null` for a rejected command. */
  readonly write: Write | null;
  readonly refused: Rejection | null;
}

/**
 * The adapter between the lifecycle of the shoes and the storage of a session. It carries out commands and changes of
 * the shoe, and returns the write that saves each of them. It is synchronous.
 */
export class ShoeWriter {
  readonly #options: SessionOptions;
  readonly #shoes: ShoeLifecycle<RecordingLog>;
  /**
   * The milliseconds to add to the clock for the time of the recording, which continues when a shoe is resumed.
   */
  #offset = 0;

  /**
   * Creates a writer.
   *
   * @param resumed the shoe with which to continue; `null` opens a new one
   */
  constructor(options: SessionOptions, resumed: SessionShoe | null, carryover: Carryover = NO_CARRYOVER) {
    const { rules, allowStacking = false, seed = null, random, roundsPerRecording = ROUNDS_PER_SHOE, date } = options;
    const lifecycle = {
      rules,
      allowStacking,
      seed,
      random,
      roundsPerShoe: roundsPerRecording,
      startLog: recordingLogs(date),
    };
    this.#options = options;
    const { credits, bets, clientSeed, shoe } = carryover;
    const start = { number: shoe + 1, credits: this.#playable(credits ?? options.credits ?? null), bets, clientSeed };
    this.#shoes = new ShoeLifecycle(lifecycle, resumed ?? newShoe(lifecycle, start));
    if (resumed !== null) this.#offset = resumed.log.time - options.clock.now();
  }

  get shoe(): SessionShoe {
    return this.#shoes.shoe;
  }

  /** Whether the player can set a client seed now. */
  get takesClientSeed(): boolean {
    return this.#shoes.takesClientSeed;
  }

  get snapshot(): TableSnapshot {
    return snapshotOf(this.shoe);
  }

  /** Whether the rules of the session differ from those of the shoe in play. */
  get hasOtherRules(): boolean {
    return canonicalJson({ ...this.shoe.table.rules }) !== canonicalJson({ ...ruleSet(this.#options.rules) });
  }

  /**
   * Carries out a command. If the shoe is due after it, the same write retires the shoe. The commitment of the next
   * shoe is then published with the end of the round.
   */
  carryOut(cause: OpenCommand): CommandResult {
    const { command } = cause;
    const refused = this.#whyNot(command);
    if (refused !== null) return { write: null, refused };
    const { table, log } = this.shoe;
    const { clock } = this.#options;
    const decision = table.dispatch(command);
    if (!decision.accepted) return { write: null, refused: decision };
    const lines = log.write(decision.events, () => clock.now() + this.#offset);
    const change = { ids: [cause.id], retired: [], ...lines };
    const write = this.#write({ cause, events: decision.events.map(publicEvent), change });
    if (!this.isDue) return { write, refused: null };
    const { change: renewal, secret, forget, snapshot: next } = this.retire();
    return { write: { ...write, change: { ...renewal, ids: change.ids }, secret, forget, next }, refused: null };
  }

  /**
   * Retires the shoe, which reveals its seed, and opens the next one. If the credits cannot pay one of the bets, all
   * bets are removed.
   */
  retire(credits: number = this.shoe.table.state.credits): Write {
    const retired = this.#shoes.retire(this.#playable(credits));
    this.#offset = 0;
    const isDealt = retired.table.state.round > 0;
    return this.begun(isDealt ? [retired.log.lines] : [], [secretOf(retired).commitment]);
  }

  /** Replaces the shoe before its first deal. */
  replace({ clientSeed, credits }: ShoeChanges): Write {
    this.#shoes.replace({ clientSeed, credits: this.#playable(credits ?? this.shoe.table.state.credits) });
    this.#offset = 0;
    return this.begun([], []);
  }

  /** Returns the write that saves a new shoe in place of the data that was stored before. */
  begun(retired: readonly RecordingLines[], forget: readonly string[]): Write {
    const { shoe } = this;
    const change = { ids: [], retired, from: 0, lines: [...shoe.log.lines] };
    return { ...this.#write({ change }), secret: secretOf(shoe), forget };
  }

  /** Whether the shoe must be retired now: it is full, or the rules of the session have changed. */
  get isDue(): boolean {
    return this.#shoes.isFull || (acceptsBets(this.shoe.table.state) && this.hasOtherRules);
  }

  /**
   * Returns the credits, or the starting credits if they are below the smallest bet. With fewer credits, a player could
   * neither bet nor start a new game at a table that has not dealt yet.
   */
  #playable(credits: number | null): number | null {
    const rules = ruleSet(this.#options.rules);
    return credits === null || credits < smallestBet(rules) ? rules.startingCredits : credits;
  }

  #whyNot(command: Command): Rejection | null {
    const { rules, state } = this.shoe.table;
    const refused = whyNot(rules, state, command);
    if (refused !== null) return refused;
    if (command.type !== "Deal" || command.stack === undefined || this.#options.allowStacking === true) return null;
    const message = "Cards cannot be chosen at this table.";
    return { accepted: false, code: "stacking-not-allowed", detail: null, message };
  }

  #write({
    cause = null,
    events = null,
    change,
  }: Pick<Write, "change"> & Partial<Pick<Write, "cause" | "events">>): Write {
    return { cause, change, secret: null, forget: [], events, snapshot: this.snapshot, next: null };
  }
}
