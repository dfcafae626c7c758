import {
  acceptsBets,
  CHAIN_LENGTH,
  type Command,
  publicEvent,
  type Rejection,
  rejection,
  ruleSet,
  smallestBet,
  whyNot,
} from "@thunderjack/core";
import {
  canonicalJson,
  type LifecycleOptions,
  newShoe,
  nextShoe,
  type RecordingLog,
  ROUNDS_PER_SHOE,
  ShoeLifecycle,
} from "@thunderjack/recording";
import { type Carryover, NO_CARRYOVER } from "./carryover.js";
import type { Recovered } from "./recovery.js";
import type { Secret } from "./secret-store.js";
import {
  commitmentsOf,
  recordingLogs,
  type SessionShoe,
  type ShoeLink,
  secretsOf,
  snapshotOf,
} from "./session-shoe.js";
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
   * @param link the link of the first shoe to the recording before it
   * @param open opens the first shoe
   */
  private constructor(
    options: SessionOptions,
    link: ShoeLink,
    open: (lifecycle: LifecycleOptions<RecordingLog>) => SessionShoe,
  ) {
    const { rules, allowStacking = false, seed = null, random, roundsPerRecording = ROUNDS_PER_SHOE, date } = options;
    const { shoesPerChain = CHAIN_LENGTH } = options;
    const lifecycle = {
      rules,
      allowStacking,
      seed,
      random,
      roundsPerShoe: roundsPerRecording,
      shoesPerChain,
      startLog: recordingLogs(date, link),
    };
    this.#options = options;
    this.#shoes = new ShoeLifecycle(lifecycle, open(lifecycle));
  }

  /** Opens a new shoe with a new chain of seeds. */
  static begin(options: SessionOptions, carryover: Carryover = NO_CARRYOVER): ShoeWriter {
    const { credits, bets, clientSeed, shoe, previous, isRecovered } = carryover;
    const link = isRecovered ? ({ previous, recovered: "secret-lost" } as const) : { previous };
    const start = {
      number: shoe + 1,
      credits: playable(options, credits ?? options.credits ?? null),
      bets,
      clientSeed,
    };
    return new ShoeWriter(options, link, (lifecycle) => newShoe(lifecycle, start));
  }

  /** Continues with a stored shoe. */
  static resume(options: SessionOptions, { shoe, link }: Pick<Recovered, "shoe" | "link">): ShoeWriter {
    const writer = new ShoeWriter(options, link, () => shoe);
    writer.#offset = shoe.log.time - options.clock.now();
    return writer;
  }

  /** Opens the shoe after one that was retired by a recovery. */
  static after(options: SessionOptions, shoe: SessionShoe, { credits, bets }: Carryover): ShoeWriter {
    const start = { credits: playable(options, credits), bets };
    return new ShoeWriter(options, { previous: shoe.log.head }, (lifecycle) => nextShoe(lifecycle, shoe, start));
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
   * Carries out a command. If the shoe must be retired after it, the same write retires the shoe. The commitment of the
   * next shoe is then published with the end of the round.
   */
  carryOut(cause: OpenCommand): CommandResult {
    const { command } = cause;
    const refused = this.#whyNot(command);
    if (refused !== null) return { write: null, refused };
    const { shoe } = this;
    const { table, log } = shoe;
    const { clock } = this.#options;
    const stacks = log.stacks.length;
    const decision = table.dispatch(command);
    if (!decision.accepted) return { write: null, refused: decision };
    const lines = log.write(decision.events, () => clock.now() + this.#offset);
    const change = { ids: [cause.id], retired: [], ...lines };
    // The chosen cards are stored with the secrets, because the recording does not contain them.
    const added = log.stacks.length > stacks ? secretsOf(shoe) : [];
    const write = this.#write({ cause, events: decision.events.map(publicEvent), change, secrets: added });
    if (!this.isDue) return { write, refused: null };
    const { change: renewal, secrets, forget, snapshot: next } = this.retire();
    return { write: { ...write, change: { ...renewal, ids: change.ids }, secrets, forget, next }, refused: null };
  }

  /**
   * Retires the shoe, which reveals its seed, and opens the next one. If the credits cannot pay one of the bets, all
   * bets are removed.
   */
  retire(credits: number = this.shoe.table.state.credits): Write {
    const retired = this.#shoes.retire(playable(this.#options, credits));
    this.#offset = 0;
    const isDealt = retired.table.state.round > 0;
    return this.begun(isDealt ? [retired.log.lines] : [], secretsOf(retired));
  }

  /** Replaces the shoe before its first deal. */
  replace({ clientSeed, credits }: ShoeChanges): Write {
    const { state } = this.shoe.table;
    this.#shoes.replace({ clientSeed, credits: playable(this.#options, credits ?? state.credits) });
    this.#offset = 0;
    return this.begun([], []);
  }

  /**
   * Returns the write that saves a new shoe in place of the data that was stored before.
   *
   * @param before the secrets that were stored before; those of other chains are deleted
   */
  begun(retired: readonly RecordingLines[], before: readonly Secret[]): Write {
    const { shoe } = this;
    const secrets = secretsOf(shoe);
    const change = { ids: [], retired, from: 0, lines: [...shoe.log.lines] };
    return this.#write({ change, secrets, forget: otherCommitments(before, secrets) });
  }

  /**
   * Whether the shoe must be retired now: it has dealt all its rounds, or the rules of the session have changed and no
   * round is in play.
   */
  get isDue(): boolean {
    return this.#shoes.isFull || (acceptsBets(this.shoe.table.state) && this.hasOtherRules);
  }

  #whyNot(command: Command): Rejection | null {
    const { rules, state } = this.shoe.table;
    const refused = whyNot(rules, state, command);
    if (refused !== null) return refused;
    if (command.type !== "Deal" || command.stack === undefined || this.#options.allowStacking === true) return null;
    return rejection("stacking-not-allowed", null);
  }

  #write({
    cause = null,
    events = null,
    secrets = [],
    forget = [],
    change,
  }: Pick<Write, "change"> & Partial<Pick<Write, "cause" | "events" | "secrets" | "forget">>): Write {
    return { cause, change, secrets, forget, events, snapshot: this.snapshot, next: null };
  }
}

/**
 * Returns the credits; the starting credits if they are `null` or below the smallest bet. With fewer credits, a player
 * could neither bet nor start a new game at a table that has not dealt yet.
 */
export function playable(options: Pick<SessionOptions, "rules">, credits: number | null): number | null {
  const rules = ruleSet(options.rules);
  return credits === null || credits < smallestBet(rules) ? rules.startingCredits : credits;
}

/** Returns the commitments of the secrets that are not among the current ones. */
export function otherCommitments(secrets: readonly Secret[], current: readonly Secret[]): readonly string[] {
  const kept = commitmentsOf(current);
  return commitmentsOf(secrets).filter((commitment) => !kept.includes(commitment));
}
