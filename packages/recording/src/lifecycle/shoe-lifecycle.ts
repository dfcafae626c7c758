import {
  type Amount,
  acceptsBets,
  type Bets,
  chosenSeeds,
  NO_BETS,
  randomSeeds,
  SERVER_SEED_BYTES,
  type Seeds,
  sumOfBets,
  Table,
} from "@thunderjack/core";

/**
 * The number of rounds after which a shoe is retired, so that each recording stays short: it can be verified at once, and
 * a stored session opens in the same time however long it was played.
 */
export const ROUNDS_PER_SHOE = 100;

/** A log of the events of one shoe: an {@link EventLog}, the lines of a recording, or the `TableRecorder` of `record`. */
export interface ShoeLog {
  /** Ends the log with the seeds of its shoe, after the shoe was retired. */
  close(seeds: Seeds): void;
}

/** An open shoe. */
export interface Shoe<Log> {
  /** The position of the shoe in the game, from 1. */
  readonly number: number;
  readonly table: Table;
  readonly log: Log;
  /** The seeds of the shuffle. They are secret until the shoe is retired. */
  readonly seeds: Seeds;
}

/** The options that all shoes of a game share. */
export interface ShoeOptions<Log> {
  /** A rule set, as `Table` accepts it. */
  readonly rules: unknown;
  readonly allowStacking: boolean;
  /** Starts the log of a shoe, before its first command. */
  readonly startLog: (table: Table, number: number) => Log;
}

/** The options of a game. */
export interface LifecycleOptions<Log> extends ShoeOptions<Log> {
  /** A text to shuffle from; `null` for random seeds. Shoe 2 is shuffled from `<seed>/2`, and so on. */
  readonly seed: string | null;
  /** A cryptographic source of random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** The number of rounds after which a shoe is full, usually {@link ROUNDS_PER_SHOE}. */
  readonly roundsPerShoe: number;
}

/** The values that a shoe is opened with. */
export interface ShoeStart {
  readonly number: number;
  /** In hundredths; `null` for the starting credits of the rule set. */
  readonly credits: Amount | null;
  readonly bets: Bets;
}

/**
 * Opens a shoe with these seeds. Bets that the credits cannot pay are removed.
 *
 * @throws Error when no table can be opened with these values
 */
export function openShoe<Log>(
  { rules, allowStacking, startLog }: ShoeOptions<Log>,
  { number, credits, bets }: ShoeStart,
  seeds: Seeds,
): Shoe<Log> {
  // No prototype: what a page adds to `Object.prototype` must not be read in place of a field that is left out.
  const opening = { __proto__: null, rules, allowStacking, seeds, ...(credits === null ? {} : { credits }) };
  let table: Table;
  try {
    table = new Table(Object.assign(opening, { bets }));
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    table = new Table(Object.assign(opening, { bets: NO_BETS }));
  }
  return { number, table, seeds, log: startLog(table, number) };
}

/**
 * Opens a shoe with new seeds.
 *
 * @see openShoe
 */
export function newShoe<Log>(options: LifecycleOptions<Log>, start: ShoeStart): Shoe<Log> {
  const { seed, random } = options;
  const { number } = start;
  const seeds =
    seed === null ? randomSeeds(random(SERVER_SEED_BYTES), "") : chosenSeeds(number === 1 ? seed : `${seed}/${number}`);
  return openShoe(options, start, seeds);
}

/**
 * The shoes of one game, one after the other. Each shoe is recorded by its own log. It is retired between two rounds,
 * which reveals its seeds; the next shoe begins with the credits and bets of the player. Storage, time and the decision
 * when to retire a shoe belong to the caller.
 */
export class ShoeLifecycle<Log extends ShoeLog> {
  readonly #options: LifecycleOptions<Log>;
  #shoe: Shoe<Log>;

  /** @param shoe the shoe in play: a new one, or one that was restored */
  constructor(options: LifecycleOptions<Log>, shoe: Shoe<Log>) {
    this.#options = options;
    this.#shoe = shoe;
  }

  /** The shoe in play. */
  get shoe(): Shoe<Log> {
    return this.#shoe;
  }

  /** Whether the client seed can be changed: before the first deal of a shoe with random seeds. */
  get takesClientSeed(): boolean {
    const { table, seeds } = this.#shoe;
    return table.state.round === 0 && !seeds.chosen;
  }

  /** Whether the player may retire the shoe now: after its first round, while bets are accepted. */
  get canBeRetired(): boolean {
    const { state } = this.#shoe.table;
    return state.round > 0 && acceptsBets(state);
  }

  /**
   * Whether the shoe has dealt all of its rounds and can be retired. A shoe stays while its bets cannot be paid: the
   * next shoe would open without them, and nothing can be dealt until the player lowers them.
   */
  get isFull(): boolean {
    const { round, bets, credits } = this.#shoe.table.state;
    return this.canBeRetired && round >= this.#options.roundsPerShoe && sumOfBets(bets) <= credits;
  }

  /**
   * Retires the shoe, closes its log and opens the next shoe with the same bets. Bets that the credits cannot pay are
   * removed.
   *
   * @param credits in hundredths; defaults to the credits of the player; `null` for those of the rule set
   * @returns the retired shoe, whose seeds may be shown
   * @throws RangeError while a round is in play
   * @throws Error when the next shoe cannot be opened; the shoe then stays in play
   */
  retire(credits: Amount | null = this.#shoe.table.state.credits): Shoe<Log> {
    const { number, table } = this.#shoe;
    const next = newShoe(this.#options, { number: number + 1, credits, bets: table.state.bets });
    const retired = this.close();
    this.#shoe = next;
    return retired;
  }

  /**
   * Replaces the shoe before its first deal. The server seed and the commitment stay the same.
   *
   * @param changes the client seed and the credits of the new shoe; `null` keeps the present value
   * @throws RangeError after the first deal
   * @throws Error when the shoe cannot be opened; the present one then stays in play
   */
  replace({ clientSeed, credits }: { readonly clientSeed: string | null; readonly credits: Amount | null }): void {
    const { number, table, seeds } = this.#shoe;
    const { state } = table;
    if (state.round > 0) throw new RangeError("The shoe has already dealt.");
    this.#shoe = openShoe(
      this.#options,
      { number, credits: credits ?? state.credits, bets: state.bets },
      { ...seeds, clientSeed: clientSeed ?? seeds.clientSeed },
    );
  }

  /**
   * Retires the shoe and closes its log; no other shoe follows.
   *
   * @throws RangeError while a round is in play
   */
  close(): Shoe<Log> {
    const { table, log } = this.#shoe;
    log.close(table.close());
    return this.#shoe;
  }
}
