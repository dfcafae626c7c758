import { type CardId, canonicalCards, RANKS, rankOf, SUITS, suitOf } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { classOf, type RankClass } from "../ranks.js";
import type { Chance } from "./chance.js";

/** A card of a fast shoe: its rank class in the high bits, its place among the canonical cards in the low nine. */
export type FastCard = number;

const CLASS_FROM = 9;
const PLACE_BITS = 511;
/** How many cards are chosen at once: more than most rounds at one seat take, few to be wasted at a shuffle. */
const CHOSEN_AT_ONCE = 8;

/** The rank class of a card. */
export function classOfCard(card: FastCard): RankClass {
  return card >> CLASS_FROM;
}

/**
 * A shoe as a row of numbers. It is shuffled no further than it is drawn, some cards at a time, each chosen among all
 * that are left: the same to everybody at the table, and nothing is to be done when all cards come back.
 */
export class FastShoe {
  readonly #cards: Uint16Array; // the tray, the cards of this round, the undealt, of which the first are chosen
  readonly #names: readonly CardId[];
  readonly #ranks: Uint8Array;
  readonly #suits: Uint8Array;
  #roundFrom = 0;
  #drawn = 0;
  #chosen = 0; // up to where the order is settled

  constructor(
    rules: RuleSet,
    private readonly chance: Chance,
  ) {
    this.#names = canonicalCards(rules.decks);
    this.#cards = Uint16Array.from(this.#names, (card, place) => place | (classOf(rankOf(card)) << CLASS_FROM));
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
      this.#chosen = 0;
      return;
    }
    const lying = this.#cards.slice(this.#roundFrom, this.#drawn);
    this.#cards.copyWithin(lying.length, 0, this.#roundFrom);
    this.#cards.set(lying, 0);
    this.#roundFrom = 0;
    this.#drawn = lying.length;
    this.#chosen = lying.length;
  }

  /** The next card; a shoe that has run dry gets its tray back first. */
  draw(): FastCard {
    if (this.#drawn === this.#chosen) this.#choose();
    return this.#cards[this.#drawn++] ?? 0;
  }

  #choose(): void {
    if (this.#drawn === this.#cards.length) this.shuffle();
    this.#chosen = Math.min(this.#drawn + CHOSEN_AT_ONCE, this.#cards.length);
    this.chance.shuffle(this.#cards, this.#drawn, this.#chosen);
  }

  /** A number for the rank of a card; ascending, ace highest. */
  rankOf(card: FastCard): number {
    return this.#ranks[card & PLACE_BITS] ?? 0;
  }

  suitOf(card: FastCard): number {
    return this.#suits[card & PLACE_BITS] ?? 0;
  }

  nameOf(card: FastCard): CardId {
    const name = this.#names[card & PLACE_BITS];
    if (name === undefined) throw new RangeError(`There is no card number ${card}.`);
    return name;
  }
}
