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
import { bytesToHex } from "@thunderjack/core/sha256";

/**
 * The number of rounds after which a shoe is retired. It keeps each recording short. A short recording can be verified
 * at once, and the time to open a stored session does not grow with the number of rounds played.
 */
export const ROUNDS_PER_SHOE = 100;

/** The number of random bytes for a drawn client seed. The client seed is their lower-case hex. */
const CLIENT_SEED_BYTES = 16;

/**
 * A log of the events of one shoe, for example an {@link EventLog}, a `RecordingLog`, or the `TableRecorder` of
 * `record`.
 */
export interface ShoeLog {
  /** Ends the log with the seeds of its shoe, after the shoe was retired. */
  close(seeds: Seeds): void;
}

/** A shoe with its table and its log. */
export interface Shoe<Log> {
  /** The number of the shoe in the game, from 1. */
  readonly number: number;
  readonly table: Table;
  readonly log: Log;
  /** The seeds of the shuffle. The server seed is secret until the shoe is retired. */
  readonly seeds: Seeds;
}

/** The options that all shoes of a game share. */
export interface ShoeOptions<Log> {
  /** A rule set, as `Table` accepts it. */
  readonly rules: unknown;
  readonly allowStacking: boolean;
  /** Starts the log of a shoe. Called before the first command. */
  readonly startLog: (table: Table, number: number) => Log;
}

/** The options of a game. */
export interface LifecycleOptions<Log> extends ShoeOptions<Log> {
  /**
   * The text from which the shoes are shuffled; `null` for random seeds. Shoe 2 is shuffled from `<seed>/2`, and so on.
   */
  readonly seed: string | null;
  /** Returns random bytes from a cryptographic source, for the server seeds and the drawn client seeds. */
  readonly random: (bytes: number) => Uint8Array;
  /** The number of rounds after which a shoe is full. It is usually {@link ROUNDS_PER_SHOE}. */
  readonly roundsPerShoe: number;
}

/** The values with which a shoe is opened. */
export interface ShoeStart {
  readonly number: number;
  /** The credits in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: Amount | null;
  readonly bets: Bets;
  /**
   * The client seed that the player has set. If it is `null`, empty or absent, a random one is drawn. It is ignored if
   * {@link LifecycleOptions.seed} is set.
   */
  readonly clientSeed?: string | null;
}

/**
 * Opens a shoe with these seeds. If the table rejects a bet, for example because the credits cannot pay it, the shoe
 * opens without bets.
 *
 * @throws Error when no table can be opened with these values
 */
export function openShoe<Log>(
  { rules, allowStacking, startLog }: ShoeOptions<Log>,
  { number, credits, bets }: ShoeStart,
  seeds: Seeds,
): Shoe<Log> {
  // The object has no prototype, because fields that a page adds to `Object.prototype` must not be read in place of
  // omitted fields.
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
  return openShoe(options, start, newSeeds(options, start));
}

function newSeeds<Log>({ seed, random }: LifecycleOptions<Log>, { number, clientSeed = null }: ShoeStart): Seeds {
  if (seed !== null) return chosenSeeds(number === 1 ? seed : `${seed}/${number}`);
  // The server seed is drawn first, so it does not depend on the client seed.
  const seeds = randomSeeds(random(SERVER_SEED_BYTES), clientSeed ?? "");
  return { ...seeds, ...contribution(clientSeed, random) };
}

/** Returns the client seed of the player, or draws one if the player has not set any. */
function contribution(
  clientSeed: string | null,
  random: (bytes: number) => Uint8Array,
): Pick<Seeds, "clientSeed" | "clientSeedFrom"> {
  if (clientSeed !== null && clientSeed !== "") return { clientSeed, clientSeedFrom: "player" };
  return { clientSeed: bytesToHex(random(CLIENT_SEED_BYTES)), clientSeedFrom: "random" };
}

/**
 * Returns the client seed that the player has set, which is kept for the following shoes; `null` if there is none. A
 * client seed without a source is the player's: before the source was stored, only the player could set one.
 */
export function clientSeedOfPlayer({
  clientSeed,
  clientSeedFrom = "player",
}: Pick<Seeds, "clientSeed" | "clientSeedFrom">): string | null {
  return clientSeed !== "" && clientSeedFrom === "player" ? clientSeed : null;
}

/**
 * The shoes of one game, one after another. Each shoe has its own log. A shoe is retired between two rounds, which
 * reveals its seeds. The next shoe begins with the credits and bets of the player. The caller is responsible for
 * storage and time, and decides when to retire a shoe.
 */
export class ShoeLifecycle<Log extends ShoeLog> {
  readonly #options: LifecycleOptions<Log>;
  #shoe: Shoe<Log>;

  /**
   * Creates the lifecycle.
   *
   * @param shoe the shoe in play, which is new or was restored
   */
  constructor(options: LifecycleOptions<Log>, shoe: Shoe<Log>) {
    this.#options = options;
    this.#shoe = shoe;
  }

  /** The shoe in play. */
  get shoe(): Shoe<Log> {
    return this.#shoe;
  }

  /** Whether the client seed can be changed. This is possible before the first deal of a shoe with random seeds. */
  get takesClientSeed(): boolean {
    const { table, seeds } = this.#shoe;
    return table.state.round === 0 && !seeds.chosen;
  }

  /** Whether the player may retire the shoe now. This is possible after its first round, while bets are accepted. */
  get canBeRetired(): boolean {
    const { state } = this.#shoe.table;
    return state.round > 0 && acceptsBets(state);
  }

  /**
   * Whether the shoe has dealt all its rounds. The caller then retires it at once, so that the next commitment is
   * published before the next deal. While the bets exceed the credits, the shoe is not full: the next shoe could open
   * without the bets, and no round can be dealt before the player lowers them.
   */
  get isFull(): boolean {
    const { round, bets, credits } = this.#shoe.table.state;
    return this.canBeRetired && round >= this.#options.roundsPerShoe && sumOfBets(bets) <= credits;
  }

  /**
   * Retires the shoe, closes its log and opens the next shoe with the same bets, and with the client seed that the
   * player has set. Without such a client seed, another one is drawn. If the credits cannot pay one of the bets, the
   * next shoe opens without bets.
   *
   * @param credits the credits in hundredths; defaults to the credits of the player; `null` for the starting credits of
   *   the rule set
   * @returns the retired shoe, whose seeds may be shown
   * @throws RangeError while a round is in play
   * @throws Error when the next shoe cannot be opened; the shoe then stays in play
   */
  retire(credits: Amount | null = this.#shoe.table.state.credits): Shoe<Log> {
    const { number, table, seeds } = this.#shoe;
    const { bets } = table.state;
    const next = newShoe(this.#options, { number: number + 1, credits, bets, clientSeed: clientSeedOfPlayer(seeds) });
    const retired = this.close();
    this.#shoe = next;
    return retired;
  }

  /**
   * Replaces the shoe before its first deal. The server seed and the commitment stay the same.
   *
   * @param changes the client seed and the credits of the new shoe; `null` keeps the current value, and an empty client
   *   seed draws another one
   * @throws RangeError after the first deal
   * @throws Error when the shoe cannot be opened; the current shoe then stays in play
   */
  replace({ clientSeed, credits }: { readonly clientSeed: string | null; readonly credits: Amount | null }): void {
    const { number, table, seeds } = this.#shoe;
    const { state } = table;
    if (state.round > 0) throw new RangeError("The shoe has already dealt.");
    this.#shoe = openShoe(
      this.#options,
      { number, credits: credits ?? state.credits, bets: state.bets },
      clientSeed === null ? seeds : { ...seeds, ...contribution(clientSeed, this.#options.random) },
    );
  }

  /**
   * Retires the shoe and closes its log. No further shoe is opened.
   *
   * @throws RangeError while a round is in play
   */
  close(): Shoe<Log> {
    const { table, log } = this.#shoe;
    log.close(table.close());
    return this.#shoe;
  }
}
