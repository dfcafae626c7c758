import { type CardId, canonicalCards, RANKS, rankOf, SUITS, suitOf } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { classOfId, type RankClass } from "../ranks.js";
import type { Chance } from "./chance.js";

/**
 * A card of a fast shoe. The high bits are its rank class, and the low nine bits are its index among the canonical
 * cards.
 */
export type FastCard = number;

const CLASS_FROM = 9;
const PLACE_BITS = 511;
/**
 * The number of cards that are chosen at once. It is enough for most rounds at one seat, and small enough for frequent
 * shuffles.
 */
const CHOSEN_AT_ONCE = 8;

/** Returns the rank class of a card. */
export function classOfCard(card: FastCard): RankClass {
  return card >> CLASS_FROM;
}

/**
 * A shoe as an array of integers with a lazy Fisher–Yates shuffle: {@link FastShoe.draw} chooses the next few cards at
 * random when they are needed. The dealt cards have the same distribution as after a full shuffle.
 */
export class FastShoe {
  readonly #cards: Uint16Array; // the tray, then the cards of this round, then the undealt cards
  readonly #names: readonly CardId[];
  readonly #ranks: Uint8Array;
  readonly #suits: Uint8Array;
  #roundFrom = 0;
  #drawn = 0;
  #chosen = 0; // the end of the part whose order is already chosen

  constructor(
    rules: RuleSet,
    private readonly chance: Chance,
  ) {
    this.#names = canonicalCards(rules.decks);
    this.#cards = Uint16Array.from(this.#names, (card, place) => place | (classOfId(card) << CLASS_FROM));
    this.#ranks = Uint8Array.from(this.#names, (card) => RANKS.indexOf(rankOf(card)));
    this.#suits = Uint8Array.from(this.#names, (card) => SUITS.indexOf(suitOf(card)));
  }

  /** The number of undealt cards in the shoe. */
  get undealt(): number {
    return this.#cards.length - this.#drawn;
  }

  /** The number of cards that can be drawn in this round, including the tray. */
  get left(): number {
    return this.undealt + this.#roundFrom;
  }

  /** The number of cards in the tray. */
  get tray(): number {
    return this.#roundFrom;
  }

  /** Moves the cards of the round to the tray. */
  discard(): void {
    this.#roundFrom = this.#drawn;
  }

  /** Returns the tray to the shoe. The cards of the round remain on the table. */
  shuffle(): void {
    if (this.#roundFrom === this.#drawn) {
      this.#roundFrom = 0;
      this.#drawn = 0;
      this.#chosen = 0;
      return;
    }
    const onTable = this.#cards.slice(this.#roundFrom, this.#drawn);
    this.#cards.copyWithin(onTable.length, 0, this.#roundFrom);
    this.#cards.set(onTable, 0);
    this.#roundFrom = 0;
    this.#drawn = onTable.length;
    this.#chosen = onTable.length;
  }

  /** Draws a card. If the shoe is empty, it is first shuffled with its tray. */
  draw(): FastCard {
    if (this.#drawn === this.#chosen) this.#choose();
    return this.#cards[this.#drawn++] ?? 0;
  }

  #choose(): void {
    if (this.#drawn === this.#cards.length) this.shuffle();
    this.#chosen = Math.min(this.#drawn + CHOSEN_AT_ONCE, this.#cards.length);
    this.chance.shuffle(this.#cards, this.#drawn, this.#chosen);
  }

  /** Returns the index of a card's rank in `RANKS`. */
  rankOf(card: FastCard): number {
    return this.#ranks[card & PLACE_BITS] ?? 0;
  }

  suitOf(card: FastCard): number {
    return this.#suits[card & PLACE_BITS] ?? 0;
  }

  nameOf(card: FastCard): CardId {
    const name = this.#names[card & PLACE_BITS];
    if (name === undefined) throw new RangeError(`Unknown card ${card}.`);
    return name;
  }
}
