import {
  type Amount,
  acceptsBets,
  type Bets,
  chosenSeeds,
  NO_BETS,
  SERVER_SEED_BYTES,
  SeedChain,
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

/** The seeds of a shoe, and the chains of seeds from which the shoes after it are shuffled. */
export interface ShoeSeeds {
  /** The seeds of the shuffle. They are secret until the shoe is retired. */
  readonly seeds: Seeds;
  /** The chain of the shoe; `null` for a shoe without a chain, which an older version of the program has opened. */
  readonly chain: SeedChain | null;
  /** The next chain, which the last shoe of a chain announces by its anchor; `null` for all other shoes. */
  readonly nextChain: SeedChain | null;
}

/** A shoe with its table and its log. */
export interface Shoe<Log> extends ShoeSeeds {
  /** The number of the shoe in the game, from 1. */
  readonly number: number;
  readonly table: Table;
  readonly log: Log;
}

/** The options that all shoes of a game share. */
export interface ShoeOptions<Log> {
  /** A rule set, as `Table` accepts it. */
  readonly rules: unknown;
  readonly allowStacking: boolean;
  /**
   * Starts the log of a shoe. Called before the first command.
   *
   * @param before the log of the last retired shoe that was dealt; `null` if there is none in this lifecycle
   */
  readonly startLog: (table: Table, number: number, before: Log | null) => Log;
}

/** The options of a game. */
export interface LifecycleOptions<Log> extends ShoeOptions<Log> {
  /**
   * The text from which the shoes are shuffled; `null` for random seeds. Shoe 2 is shuffled from `<seed>/2`, and so on.
   * Each of these shoes is the only one of its chain.
   */
  readonly seed: string | null;
  /** Returns random bytes from a cryptographic source, for the chains of seeds and the drawn client seeds. */
  readonly random: (bytes: number) => Uint8Array;
  /** The number of rounds after which the caller retires a shoe. It is usually {@link ROUNDS_PER_SHOE}. */
  readonly roundsPerShoe: number;
  /**
   * Whether the versions of a shoe begin with the last version of the shoe before it, so that they never decrease at the
   * table; defaults to `false`, which begins each shoe with version 0.
   */
  readonly continuesVersions?: boolean;
  /** The number of shoes in a chain of random seeds; defaults to `CHAIN_LENGTH` of `@thunderjack/core`. */
  readonly shoesPerChain?: number;
  /**
   * Whether a client seed is drawn from `random` while the player has set none; defaults to `true`. A server must not draw
   * it, because it would then choose both seeds: without a client seed, its recordings are at most `committed`.
   */
  readonly drawsClientSeed?: boolean;
}

/** The values with which a shoe is opened. */
export interface ShoeStart {
  readonly number: number;
  /** The credits in hundredths, or those of each seat; `null` for the starting credits of the rule set. */
  readonly credits: Amount | Bets | null;
  readonly bets: Bets;
  /** The version of the opening state; defaults to 0. */
  readonly version?: number;
  /**
   * The client seed that the player has set. If it is `null`, empty or absent, a random one is drawn, unless
   * {@link LifecycleOptions.drawsClientSeed} is `false`. It is ignored if {@link LifecycleOptions.seed} is set.
   */
  readonly clientSeed?: string | null;
}

/**
 * Opens a shoe with these seeds. If the table rejects a bet, for example because the credits cannot pay it, the shoe
 * opens without bets.
 *
 * @param before the log of the last retired shoe; `null` if there is none
 * @throws Error when no table can be opened with these values
 */
export function openShoe<Log>(
  options: ShoeOptions<Log>,
  start: ShoeStart,
  shoeSeeds: ShoeSeeds,
  before: Log | null = null,
): Shoe<Log> {
  return started(options, start, shoeSeeds, openTable(options, start, shoeSeeds), before);
}

function openTable<Log>(
  { rules, allowStacking }: ShoeOptions<Log>,
  { credits, bets, version = 0 }: ShoeStart,
  { seeds }: ShoeSeeds,
): Table {
  // The object has no prototype, because fields that a page adds to `Object.prototype` must not be read in place of
  // omitted fields.
  const opening = { __proto__: null, rules, allowStacking, seeds, version, ...(credits === null ? {} : { credits }) };
  try {
    return new Table(Object.assign(opening, { bets }));
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    return new Table(Object.assign(opening, { bets: NO_BETS }));
  }
}

function started<Log>(
  { startLog }: ShoeOptions<Log>,
  { number }: ShoeStart,
  { seeds, chain, nextChain }: ShoeSeeds,
  table: Table,
  before: Log | null,
): Shoe<Log> {
  return { number, table, seeds, chain, nextChain, log: startLog(table, number, before) };
}

/**
 * Opens the first shoe of a new chain of seeds.
 *
 * @see openShoe
 */
export function newShoe<Log>(options: LifecycleOptions<Log>, start: ShoeStart): Shoe<Log> {
  return openShoe(options, start, seedsIn(newChain(options, start.number), 1, options, start));
}

/**
 * Opens the shoe that follows a shoe, which the caller has retired. The new shoe is shuffled from the next seeds of the
 * chain. A shoe that was not dealt is opened again with its seeds, so that the chain has no gap.
 *
 * @see openShoe
 */
export function nextShoe<Log>(
  options: LifecycleOptions<Log>,
  shoe: Shoe<Log>,
  start: Pick<ShoeStart, "credits" | "bets">,
): Shoe<Log> {
  const next = startAfter(options, shoe, start);
  return openShoe(options, next, seedsAfter(options, shoe, next), isDealt(shoe) ? shoe.log : null);
}

function isDealt({ table }: Pick<Shoe<unknown>, "table">): boolean {
  return table.state.round > 0;
}

function startAfter<Log>(
  options: LifecycleOptions<Log>,
  shoe: Shoe<Log>,
  { credits, bets }: Pick<ShoeStart, "credits" | "bets">,
): ShoeStart {
  const number = isDealt(shoe) ? shoe.number + 1 : shoe.number;
  return { number, credits, bets, clientSeed: clientSeedOfPlayer(shoe.seeds), version: nextVersion(options, shoe) };
}

/** Returns the version with which the table after this one begins. */
function nextVersion<Log>({ continuesVersions = false }: LifecycleOptions<Log>, { table }: Shoe<Log>): number {
  return continuesVersions ? table.state.version : 0;
}

/** Returns the seeds of the shoe after this one. */
function seedsAfter<Log>(options: LifecycleOptions<Log>, shoe: Shoe<Log>, start: ShoeStart): ShoeSeeds {
  const { seeds, chain, nextChain } = shoe;
  const isSameKind = seeds.chosen === (options.seed !== null);
  if (chain === null || seeds.chain === undefined || !isSameKind) {
    return seedsIn(newChain(options, start.number), 1, options, start);
  }
  if (!isDealt(shoe)) return shoe;
  const { index } = seeds.chain;
  if (index < chain.length) return seedsIn(chain, index + 1, options, start, seeds);
  return seedsIn(nextChain ?? newChain(options, start.number), 1, options, start);
}

/**
 * Returns a new chain of seeds.
 *
 * @param number the number of its first shoe in the game
 */
function newChain<Log>({ seed, random, shoesPerChain }: LifecycleOptions<Log>, number: number): SeedChain {
  if (seed === null) return new SeedChain(random(SERVER_SEED_BYTES), shoesPerChain);
  return new SeedChain(chosenSeeds(number === 1 ? seed : `${seed}/${number}`).serverSeed, 1);
}

/**
 * Returns the seeds of a shoe of a chain. The last shoe also gets the next chain.
 *
 * @param before the seeds of the shoe before it in the chain, whose drawn client seed is kept; `null` if there is none
 */
function seedsIn<Log>(
  chain: SeedChain,
  index: number,
  options: LifecycleOptions<Log>,
  { number, clientSeed = null }: ShoeStart,
  before: Seeds | null = null,
): ShoeSeeds {
  // The seeds of the chains are drawn first, so they do not depend on the client seed.
  const nextChain = index < chain.length ? null : newChain(options, number + 1);
  const chosen = options.seed !== null;
  const own = chosen ? NO_CLIENT_SEED : contribution(clientSeed, options, before);
  return { seeds: { ...chain.seeds(index, own.clientSeed, nextChain?.anchor), ...own, chosen }, chain, nextChain };
}

/** A client seed with its source. */
type ClientSeed = Required<Pick<Seeds, "clientSeed" | "clientSeedFrom">>;

const NO_CLIENT_SEED: ClientSeed = { clientSeed: "", clientSeedFrom: "none" };

/**
 * Returns the client seed of the player. If the player has not set any, returns the one that was drawn for the shoe
 * before it, or draws one.
 */
function contribution<Log>(
  clientSeed: string | null,
  { random, drawsClientSeed = true }: LifecycleOptions<Log>,
  before: Seeds | null = null,
): ClientSeed {
  if (clientSeed !== null && clientSeed !== "") return { clientSeed, clientSeedFrom: "player" };
  if (!drawsClientSeed) return NO_CLIENT_SEED;
  return drawnIn(before) ?? { clientSeed: bytesToHex(random(CLIENT_SEED_BYTES)), clientSeedFrom: "random" };
}

/** Returns the client seed that was drawn for a shoe; `null` if there is none. */
function drawnIn(seeds: Seeds | null): ClientSeed | null {
  if (seeds?.clientSeedFrom !== "random" || seeds.clientSeed === "") return null;
  return { clientSeed: seeds.clientSeed, clientSeedFrom: "random" };
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

/** The values that replace those of a shoe before its first deal. `null` keeps the current value. */
export interface ShoeReplacement {
  /** The client seed; an empty one draws another one, unless {@link LifecycleOptions.drawsClientSeed} is `false`. */
  readonly clientSeed: string | null;
  /** The credits in hundredths, or those of each seat. */
  readonly credits: Amount | Bets | null;
}

/**
 * The shoes of one game, one after another, shuffled from the seeds of a chain. Each shoe has its own log. A shoe is
 * retired between two rounds, which reveals its seeds. The next shoe begins with the credits and bets of the player. The
 * caller is responsible for storage and time, and decides when to retire a shoe.
 */
export class ShoeLifecycle<Log extends ShoeLog> {
  readonly #options: LifecycleOptions<Log>;
  #shoe: Shoe<Log>;
  /** The log of the last retired shoe; `null` if there is none. */
  #before: Log | null = null;

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
   * Retires the shoe, closes its log and opens the next shoe with the same bets and the same client seed. At the start of
   * a new chain, a client seed that was drawn is replaced by another one; the player's own is kept. If the credits cannot
   * pay one of the bets, the next shoe opens without bets. A shoe that was not dealt keeps its number and its seeds, which are not revealed.
   *
   * @param credits the credits in hundredths, or those of each seat; defaults to the credits of the player, or to those of
   *   each seat; `null` for the starting credits of the rule set
   * @returns the retired shoe, whose seeds may be shown if it was dealt
   * @throws RangeError while a round is in play
   * @throws Error when no table can be opened for the next shoe; the shoe then stays in play
   */
  retire(credits: Amount | Bets | null = this.#credits): Shoe<Log> {
    const retired = this.#shoe;
    const { table, log } = retired;
    const start = startAfter(this.#options, retired, { credits, bets: table.state.bets });
    const next = seedsAfter(this.#options, retired, start);
    const nextTable = openTable(this.#options, start, next);
    const seeds = table.close();
    if (isDealt(retired)) {
      log.close(seeds);
      this.#before = log;
    }
    this.#shoe = started(this.#options, start, next, nextTable, this.#before);
    return retired;
  }

  /**
   * Replaces the shoe before its first deal. The server seed and the commitment stay the same.
   *
   * @throws RangeError after the first deal
   * @throws Error when the shoe cannot be opened; the current shoe then stays in play
   */
  replace({ clientSeed, credits }: ShoeReplacement): void {
    const { number, table, seeds, chain, nextChain } = this.#shoe;
    const { state } = table;
    if (state.round > 0) throw new RangeError("The shoe has already dealt.");
    const own = clientSeed === null ? {} : contribution(clientSeed, this.#options);
    this.#shoe = openShoe(
      this.#options,
      { number, credits: credits ?? this.#credits, bets: state.bets, version: nextVersion(this.#options, this.#shoe) },
      { seeds: { ...seeds, ...own }, chain, nextChain },
      this.#before,
    );
  }

  /** The credits of the player, or those of each seat. */
  get #credits(): Amount | Bets {
    const { purses, credits } = this.#shoe.table.state;
    return purses ?? credits;
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
