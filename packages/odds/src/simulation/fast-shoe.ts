import { type CardId, canonicalCards, RANKS, rankOf, SUITS, suitOf } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { classOf, type RankClass } from "../ranks.js";
import type { RandomBelow } from "./chance.js";

/**
 * A shoe as a row of card numbers. Nothing is shuffled: each card is chosen among the undealt when it is drawn, which
 * is the same to everybody at the table, and costs nothing when all cards come back.
 */
export class FastShoe {
  readonly #cards: Uint16Array; // the tray, the cards of this round, the undealt
  readonly #names: readonly CardId[];
  readonly #classes: Uint8Array;
  readonly #ranks: Uint8Array;
  readonly #suits: Uint8Array;
  #roundFrom = 0;
  #drawn = 0;

  constructor(
    rules: RuleSet,
    private readonly random: RandomBelow,
  ) {
    this.#names = canonicalCards(rules.decks);
    this.#cards = Uint16Array.from(this.#names.keys());
    this.#classes = Uint8Array.from(this.#names, (card) => classOf(rankOf(card)));
    this.#ranks = Uint8Array.from(this.#names, (card) => RANKS.indexOf(rankOf(card)));
    this.#suits = Uint8Array.from(this.#names, (card) => SUITS.indexOf(suitOf(card)));
  }

  /** How many cards can still be drawn before a shuffle. */
  get undealt(): number {
    return this.#cards.length - this.#drawn;
  }

  /** How many cards can be drawn at all: the tray comes back into a shoe that runs dry. */
  get left(): number {
    return this.undealt + this.#roundFrom;
  }

  /** How many cards lie in the tray. */
  get tray(): number {
    return this.#roundFrom;
  }

  /** Moves the cards of the round to the tray. */
  discard(): void {
    this.#roundFrom = this.#drawn;
  }

  /** Brings the tray back; the cards of the round stay out. */
  shuffle(): void {
    if (this.#roundFrom === this.#drawn) {
      this.#roundFrom = 0;
      this.#drawn = 0;
      return;
    }
    const lying = this.#cards.slice(this.#roundFrom, this.#drawn);
    this.#cards.copyWithin(lying.length, 0, this.#roundFrom);
    this.#cards.set(lying, 0);
    this.#roundFrom = 0;
    this.#drawn = lying.length;
  }

  /** The number of the next card; a shoe that has run dry gets its tray back first. */
  draw(): number {
    if (this.undealt === 0) this.shuffle();
    const cards = this.#cards;
    const place = this.#drawn + this.random(this.undealt);
    const card = cards[place] ?? 0;
    cards[place] = cards[this.#drawn] ?? 0;
    cards[this.#drawn++] = card;
    return card;
  }

  classOf(card: number): RankClass {
    return this.#classes[card] ?? 0;
  }

  /** A number for the rank of a card; ascending, ace highest. */
  rankOf(card: number): number {
    return this.#ranks[card] ?? 0;
  }

  suitOf(card: number): number {
    return this.#suits[card] ?? 0;
  }

  nameOf(card: number): CardId {
    const name = this.#names[card];
    if (name === undefined) throw new RangeError(`There is no card number ${card}.`);
    return name;
  }
}
