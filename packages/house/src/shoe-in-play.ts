import {
  type Bets,
  type Command,
  type Fairness,
  NO_BETS,
  publicEvent,
  type Rejection,
  SeedChain,
  type Table,
  type TableEvent,
  type TableState,
} from "@thunderjack/core";
import {
  clientSeedOfPlayer,
  type LifecycleOptions,
  newShoe,
  openShoe,
  type Shoe,
  ShoeLifecycle,
} from "@thunderjack/recording";
import type { Fact, SeatOwners, ShoeOpened, ShoeRetired } from "./fact.js";
import type { Secret } from "./store.js";
import { TrailerLog } from "./trailer-log.js";

/** The number of events after which a shoe is retired before it has dealt all its rounds. */
const LONGEST_SHOE = 50_000;

/** Returns random bytes from a cryptographic source. */
export type Random = (bytes: number) => Uint8Array;

/** The values with which a table is opened. */
export type TableStart = Pick<ShoeOpened, "name" | "rules" | "settings">;

/** The error that is thrown if the stored commits or secrets of a table contradict each other. */
export class CorruptTable extends Error {
  override readonly name = "CorruptTable";
}

/** The shoe in play with its secret order, its recording, and the shoes after it. It is private to a table actor. */
export class ShoeInPlay {
  readonly #start: TableStart;
  readonly #lifecycle: ShoeLifecycle<TrailerLog>;
  #createdAt: string;
  #previous: string | null;
  /** The anchors whose secrets are stored. */
  readonly #stored: Set<string>;

  private constructor(
    start: TableStart,
    random: Random,
    { createdAt, previous }: Pick<ShoeOpened, "createdAt" | "previous">,
    stored: readonly Secret[],
    shoeOf: (options: LifecycleOptions<TrailerLog>) => Shoe<TrailerLog>,
  ) {
    this.#start = start;
    this.#createdAt = createdAt;
    this.#previous = previous;
    this.#stored = new Set(stored.map(({ anchor }) => anchor));
    const { rules, settings } = start;
    const options: LifecycleOptions<TrailerLog> = {
      rules,
      allowStacking: false,
      seed: null,
      random,
      drawsClientSeed: false,
      roundsPerShoe: settings.roundsPerShoe,
      shoesPerChain: settings.shoesPerChain,
      continuesVersions: true,
      startLog: (table, _number, before) => {
        this.#previous = before?.head ?? this.#previous;
        return new TrailerLog(table, { createdAt: this.#createdAt, previous: this.#previous });
      },
    };
    this.#lifecycle = new ShoeLifecycle(options, shoeOf(options));
  }

  /** Opens the first shoe of a table, without credits and bets. */
  static first(start: TableStart, random: Random, at: number): ShoeInPlay {
    const opening = { createdAt: dateOf(at), previous: null };
    return new ShoeInPlay(start, random, opening, [], (options) =>
      newShoe(options, { number: 1, credits: NO_BETS, bets: NO_BETS }),
    );
  }

  /**
   * Opens a stored shoe again. The cards follow from the stored secret.
   *
   * @throws CorruptTable if the secret is missing or does not fit
   */
  static again(fact: ShoeOpened, random: Random, secrets: readonly Secret[]): ShoeInPlay {
    const { fairness, settings, shoe: number, purses, bets, version } = fact;
    const { chain: place, clientSeed, clientSeedFrom = "player" } = fairness;
    if (place === undefined) throw new CorruptTable("The shoe has no place in a chain of seeds.");
    const chain = chainOf(place.anchor, place.length, secrets);
    const nextChain =
      place.nextAnchor === undefined ? null : chainOf(place.nextAnchor, settings.shoesPerChain, secrets);
    const seeds = { ...chain.seeds(place.index, clientSeed, place.nextAnchor), clientSeedFrom };
    return new ShoeInPlay(fact, random, fact, secrets, (options) =>
      openShoe(options, { number, credits: purses, bets, version }, { seeds, chain, nextChain }),
    );
  }

  /** The full state of the game, with the hole card. */
  get state(): TableState {
    return this.#table.state;
  }

  /** Whether the shoe must be retired now: it has dealt all its rounds, or it has many events. */
  get isFull(): boolean {
    const { isFull, canBeRetired, shoe } = this.#lifecycle;
    return isFull || (canBeRetired && shoe.log.length > LONGEST_SHOE);
  }

  /** The words from which the shoe is shuffled; `null` if none were set. */
  get words(): string | null {
    return clientSeedOfPlayer(this.#lifecycle.shoe.seeds);
  }

  /**
   * Carries out a command.
   *
   * @param at the time, in milliseconds since 1970
   * @returns the public events, or the rejection
   */
  play(command: Command, at: number): readonly TableEvent[] | Rejection {
    const decision = this.#table.dispatch(command);
    if (!decision.accepted) return decision;
    this.#lifecycle.shoe.log.write(decision.events, at);
    return decision.events.map((event) => publicEvent(event));
  }

  /**
   * Carries out the commands of stored facts again.
   *
   * @throws CorruptTable if a command is rejected or has other events
   */
  repeat(facts: readonly Fact[], at: number): void {
    for (const fact of facts) {
      if (fact.type !== "Played") continue;
      const decision = this.#table.dispatch(fact.command);
      const isSame = decision.accepted && decision.events.at(-1)?.version === fact.events.at(-1)?.version;
      if (!isSame) throw new CorruptTable(`The command ${fact.command.type} has other events than the stored ones.`);
      this.#lifecycle.shoe.log.repeat(decision.events, at);
    }
  }

  /** Sets the words before the first deal. Without words, the shoe has no client seed. */
  setWords(words: string, at: number): void {
    this.#createdAt = dateOf(at);
    this.#lifecycle.replace({ clientSeed: words, credits: null });
  }

  /** Retires the shoe and opens the next one. */
  retire(at: number): ShoeRetired {
    this.#createdAt = dateOf(at);
    const { number, log } = this.#lifecycle.shoe;
    this.#lifecycle.retire();
    const trailer = log.trailer.map((line) => `${line}\n`);
    return { type: "ShoeRetired", shoe: number, trailer: trailer.join("") };
  }

  /** Returns the fact that describes the shoe as it was opened. */
  opened(players: SeatOwners): ShoeOpened {
    const { number, table } = this.#lifecycle.shoe;
    const { name, rules, settings } = this.#start;
    const { version, bets } = table.opening;
    return {
      type: "ShoeOpened",
      name,
      rules,
      settings,
      shoe: number,
      fairness: fairnessOf(table),
      previous: this.#previous,
      createdAt: this.#createdAt,
      version,
      purses: pursesOf(table.opening),
      bets,
      players,
    };
  }

  /** Returns the secrets of the chains that are not stored yet. The caller stores them. */
  newSecrets(): readonly Secret[] {
    const { chain, nextChain } = this.#lifecycle.shoe;
    const added = [chain, nextChain].flatMap((one) =>
      one === null || this.#stored.has(one.anchor) ? [] : [{ anchor: one.anchor, bytes: one.last }],
    );
    for (const { anchor } of added) this.#stored.add(anchor);
    return added;
  }

  get #table(): Table {
    return this.#lifecycle.shoe.table;
  }
}

/** Returns whether the secrets of the chains of a shoe are among these. */
export function hasSecrets({ fairness: { chain } }: ShoeOpened, secrets: readonly Secret[]): boolean {
  const isKnown = (anchor: string | undefined) =>
    anchor === undefined || secrets.some((secret) => secret.anchor === anchor);
  return isKnown(chain?.anchor) && isKnown(chain?.nextAnchor);
}

function chainOf(anchor: string, length: number, secrets: readonly Secret[]): SeedChain {
  const secret = secrets.find((one) => one.anchor === anchor);
  if (secret === undefined) throw new CorruptTable("The secret of a chain of seeds is missing.");
  const chain = new SeedChain(secret.bytes, length);
  if (chain.anchor !== anchor) throw new CorruptTable("The secret of a chain of seeds does not fit.");
  return chain;
}

function fairnessOf({ fairness }: Table): Fairness {
  if (fairness === null) throw new RangeError("A table of a house uses the fair shuffle.");
  return fairness;
}

function pursesOf({ purses }: TableState): Bets {
  if (purses === null) throw new RangeError("A table of a house has a purse for each seat.");
  return purses;
}

function dateOf(at: number): string {
  return new Date(at).toISOString();
}
