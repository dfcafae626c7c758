import type { CardId } from "@thunderjack/cards";
import { type CardSource, chosenSeeds, fairChance, type HandName, type Rejection, Shoe } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";
import type { KnownPart } from "./known-part.js";

/**
 * A shoe that deals the cards of a recording in their order. It is used if the seed of the recording is secret. A card
 * that is already outside the shoe is not dealt again. Another card replaces it.
 */
export class RecordedShoe implements CardSource {
  readonly #shoe: Shoe;
  readonly #events: readonly RecordedEvent[];
  #next = 0; // the index of the event after the last dealt card

  constructor({ recording, events }: KnownPart) {
    // The seed determines only the cards after the last recorded one. They are not compared.
    this.#shoe = new Shoe(recording.header.rules.decks, fairChance(chosenSeeds("")), true);
    this.#events = events;
  }

  draw(to: HandName | "dealer"): CardId {
    const card = this.#nextCard();
    if (card !== null && this.#shoe.placeOf(card) === "shoe") this.#shoe.stack([card]);
    return this.#shoe.draw(to);
  }

  moveCard(card: CardId, to: HandName): void {
    this.#shoe.moveCard(card, to);
  }

  discard(): void {
    this.#shoe.discard();
  }

  shuffle(shuffle: number): number {
    return this.#shoe.shuffle(shuffle);
  }

  whyNotStack(cards: readonly CardId[], afterShuffle: boolean): Rejection | null {
    return this.#shoe.whyNotStack(cards, afterShuffle);
  }

  stack(cards: readonly CardId[]): void {
    this.#shoe.stack(cards);
  }

  /** Returns the next recorded card; `null` after the last one. */
  #nextCard(): CardId | null {
    while (this.#next < this.#events.length) {
      const event = this.#events[this.#next++];
      if (event?.type === "CardDealt" && event.card !== null) return event.card;
    }
    return null;
  }
}
