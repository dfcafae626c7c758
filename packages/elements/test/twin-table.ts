import type { CardId } from "@thunderjack/cards";
import {
  choiceOf,
  fairChance,
  type GameEvent,
  type PublicTable,
  SeedChain,
  type Seeds,
  Shoe,
  Table,
} from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import { cardName } from "@thunderjack/stage";
import type { Disclosure } from "./hidden-cards.js";

/*
 * The secrets of a table that the test does not own. They are computed from the random bytes that the page has drawn.
 */

/** Records the seeds that the page draws, until `restore` is called. */
export class DrawnSeeds {
  readonly #chains: SeedChain[] = [];
  readonly #draw = crypto.getRandomValues;

  constructor() {
    const [chains, draw] = [this.#chains, this.#draw];
    crypto.getRandomValues = <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => {
      const drawn: Bytes = Reflect.apply(draw, crypto, [bytes]);
      if (drawn instanceof Uint8Array && drawn.length === 32) chains.push(new SeedChain(drawn.slice()));
      return drawn;
    };
  }

  restore(): void {
    crypto.getRandomValues = this.#draw;
  }

  /** Returns the chain with this anchor. */
  chainOf(anchor: string): SeedChain {
    const chain = this.#chains.find((drawn) => drawn.anchor === anchor);
    if (chain === undefined) throw new Error("The page has drawn no chain with this anchor.");
    return chain;
  }
}

/**
 * A second table with the same seeds, to which the commands of a shoe are dispatched again. The test reads the secrets
 * from it.
 */
export class TwinTable {
  readonly table: Table;
  readonly commitment: string;
  readonly #unrevealed: readonly string[];
  readonly #order: readonly CardId[];
  readonly #shown: Set<CardId | null>; // the cards that were shown in this shoe and in earlier shoes

  /**
   * @param shown the public side of the first table, before the first deal of its shoe
   * @param before the twin of the previous shoe; omitted for the first shoe
   */
  constructor({ rules, fairness, publicState }: PublicTable, drawn: DrawnSeeds, before?: TwinTable) {
    this.#shown = new Set(before === undefined ? [] : before.#shown);
    if (fairness?.chain === undefined) throw new Error("The shoe has no chain.");
    const { anchor, index, length } = fairness.chain;
    const chain = drawn.chainOf(anchor);
    const seeds: Seeds = chain.seeds(index, fairness.clientSeed);
    this.commitment = fairness.commitment;
    // The seed of this shoe can be computed from every later seed of the chain.
    const later = [index, index + 1, length].filter((shoe) => shoe <= length);
    this.#unrevealed = later.map((shoe) => bytesToHex(chain.seeds(shoe, "").serverSeed));
    const { credits, bets } = publicState;
    this.table = new Table({ rules, seeds, credits, bets });
    const shoe = new Shoe(rules.decks, fairChance(seeds), false);
    shoe.shuffle(0);
    this.#order = Array.from({ length: rules.decks * 52 }, () => shoe.draw("dealer"));
  }

  /** Follows a public event of the first table. */
  follow(event: GameEvent): void {
    if ("card" in event) this.#shown.add(event.card);
    const command = choiceOf(event);
    if (command !== null) this.table.dispatch(command);
  }

  /** The card that lies face down; `null` if there is none. */
  get hole(): CardId | null {
    const { cards, faceDown } = this.table.state.dealer;
    return cards[faceDown] ?? null;
  }

  /** The hole card; `null` if there is none, or if the same card was shown before in this shoe or in an earlier one. */
  get secretHole(): CardId | null {
    return this.#shown.has(this.hole) ? null : this.hole;
  }

  /** Returns the next undealt cards in the order of the deal. After the second shuffle, the list is empty. */
  undealt(count: number): readonly CardId[] {
    const { shuffles, undealt } = this.table.state;
    const from = this.#order.length - undealt;
    return shuffles > 1 ? [] : this.#order.slice(from, from + count);
  }

  /** Returns why a value discloses a secret; `null` if it does not. */
  readonly disclosure: Disclosure = (value) => {
    if (typeof value === "string") return this.#inText(value);
    if (typeof value !== "object" || value === null) return null;
    if ("events$" in value && "close" in value) return "the table itself";
    if (value instanceof Uint8Array) return value.length < 4096 ? this.#inText(bytesToHex(value)) : null;
    return Array.isArray(value) && this.#isOrder(value) ? "the order of the shoe" : null;
  };

  #inText(text: string): string | null {
    const lower = text.toLowerCase();
    if (this.#unrevealed.some((seed) => lower.includes(seed))) return "the seed";
    return this.secretHole !== null && text.includes(this.secretHole) ? "the hole card" : null;
  }

  /**
   * Returns whether a list contains the next undealt cards side by side, in the order of the deal or in reverse order.
   */
  #isOrder(list: readonly unknown[]): boolean {
    const [first, second, third] = this.undealt(3);
    if (second === undefined) return false;
    const place = list.indexOf(second);
    const neighbours = [list[place - 1], list[place + 1]];
    return place > 0 && neighbours.includes(first) && neighbours.includes(third);
  }

  /** The name of the hole card; `null` if there is none, or if a card with this name was shown before. */
  get secretName(): string | null {
    const name = this.hole === null ? null : cardName(this.hole);
    const isShown = Array.from(this.#shown).some((card) => card !== null && cardName(card) === name);
    return isShown ? null : name;
  }
}
