import { type Bets, chosenSeeds, NO_BETS, randomSeeds, SERVER_SEED_BYTES, type Seeds, Table } from "@thunderjack/core";
import type { OwnShoe } from "./played-table.js";

/**
 * After how many rounds a shoe gives way to another one, so that every recording is whole, and is verified in a moment;
 * as in a session that is saved.
 */
const ROUNDS_PER_SHOE = 100;

/** What a table is opened with. */
export interface TableWishes {
  readonly rules: unknown;
  /** A text to shuffle from; `null` for chance. */
  readonly seed: string | null;
  /** In hundredths; `null` for what the rules say. */
  readonly credits: number | null;
  readonly allowStacking: boolean;
  /** Under which name it is kept; `null` for not at all. */
  readonly name: string | null;
}

/** A table of the element's own, with what nobody else knows: the seeds of its shoe. */
export class OwnTable implements OwnShoe {
  readonly table: Table;
  readonly #wishes: TableWishes;
  readonly #seeds: Seeds;
  /** How many shoes came before this one. */
  readonly #shoe: number;

  /** @throws Error when such a table cannot be opened, saying why */
  constructor(wishes: TableWishes, seeds: Seeds = newSeeds(wishes, 0), shoe = 0, bets: Bets = NO_BETS) {
    const { rules, credits, allowStacking } = wishes;
    this.#wishes = wishes;
    this.#seeds = seeds;
    this.#shoe = shoe;
    this.table = new Table({ rules, seeds, allowStacking, bets, ...(credits === null ? {} : { credits }) });
  }

  get takesClientSeed(): boolean {
    return this.table.state.round === 0 && !this.#seeds.chosen;
  }

  get canBeRetired(): boolean {
    const { round, phase } = this.table.state;
    return round > 0 && (phase === "settled" || phase === "betting");
  }

  get isFull(): boolean {
    return this.canBeRetired && this.table.state.round >= ROUNDS_PER_SHOE;
  }

  /** The same shoe with another client seed: the server seed and the commitment to it stay as they were shown. */
  withClientSeed(clientSeed: string): OwnTable {
    return this.#next({ ...this.#seeds, clientSeed }, this.#shoe, this.table.state.credits);
  }

  /** The same shoe, not played from yet, with other credits. */
  withCredits(credits: number): OwnTable {
    return this.#next(this.#seeds, this.#shoe, credits);
  }

  /** A new shoe with a new commitment; credits and bets are carried over. Empty client seed: it is asked for anew. */
  withNewShoe(credits: number = this.table.state.credits): OwnTable {
    const shoe = this.#shoe + 1;
    return this.#next(newSeeds(this.#wishes, shoe), shoe, credits);
  }

  #next(seeds: Seeds, shoe: number, credits: number): OwnTable {
    const { rules, state } = this.table;
    const wishes = { ...this.#wishes, rules, credits };
    try {
      return new OwnTable(wishes, seeds, shoe, state.bets);
    } catch (reason) {
      // Bets that can no longer be paid are taken off.
      if (!(reason instanceof RangeError)) throw reason;
      return new OwnTable(wishes, seeds, shoe);
    }
  }
}

/** The shoes after the first are shuffled from texts of their own, so that a whole session can be dealt again. */
function newSeeds({ seed }: TableWishes, shoe: number): Seeds {
  if (seed !== null) return chosenSeeds(shoe === 0 ? seed : `${seed}/${shoe + 1}`);
  return randomSeeds(crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES)), "");
}
