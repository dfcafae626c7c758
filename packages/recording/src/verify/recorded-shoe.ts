import { type CardId, canonicalCards } from "@thunderjack/cards";
import { type CardSource, type Rejection, rejection } from "@thunderjack/core";
import type { KnownPart } from "./known-part.js";

/**
 * A shoe that deals the cards of a recording in their order. It is used if the seed of the recording is secret. A card
 * that is already outside the shoe is not dealt again. Another card replaces it.
 *
 * It has no order of its own, and does not shuffle. The order of the undealt cards has no effect before the last recorded
 * card, and the events after that card are not compared.
 */
export class RecordedShoe implements CardSource {
  readonly #cards: ReadonlyMap<string, CardId>;
  readonly #nextCard: () => string | null;
  #outside = new Set<CardId>(); // the cards on the table and in the discard tray
  #onTable: CardId[] = [];

  /**
   * @param decks the number of decks
   * @param nextCard returns the next recorded card; `null` after the last one. Words that are not cards are allowed.
   */
  constructor(decks: number, nextCard: () => string | null) {
    this.#cards = new Map(canonicalCards(decks).map((card) => [card, card]));
    this.#nextCard = nextCard;
  }

  draw(): CardId {
    const recorded = this.#cards.get(this.#nextCard() ?? "");
    const card = recorded !== undefined && this.#isInShoe(recorded) ? recorded : this.#otherCard();
    this.#outside.add(card);
    this.#onTable.push(card);
    return card;
  }

  moveCard(): void {
    // The card stays on the table.
  }

  discard(): void {
    this.#onTable = [];
  }

  shuffle(): number {
    this.#outside = new Set(this.#onTable);
    return this.#cards.size - this.#outside.size;
  }

  whyNotStack(cards: readonly CardId[], afterShuffle: boolean): Rejection | null {
    const chosen = new Set<CardId>();
    for (const card of cards) {
      const isKnown = this.#cards.has(card);
      if (!isKnown || (!afterShuffle && !this.#isInShoe(card))) return rejection("card-not-in-shoe", { card, isKnown });
      if (chosen.has(card)) return rejection("card-stacked-twice", { card });
      chosen.add(card);
    }
    return null;
  }

  stack(): void {
    // The recorded cards are dealt, whether they were chosen or not.
  }

  #isInShoe(card: CardId): boolean {
    return this.#cards.has(card) && !this.#outside.has(card);
  }

  /** Returns any card in the shoe. */
  #otherCard(): CardId {
    for (const card of this.#cards.values()) if (!this.#outside.has(card)) return card;
    throw new RangeError("A card was drawn from an empty shoe.");
  }
}

/** Returns the shoe of the known part of a recording. */
export function recordedShoe({ recording, events }: KnownPart): RecordedShoe {
  const rest = events.values(); // the events after the last dealt card
  return new RecordedShoe(recording.header.rules.decks, () => {
    for (const event of rest) if (event.type === "CardDealt" && event.card !== null) return event.card;
    return null;
  });
}
