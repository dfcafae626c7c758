import type { CardId } from "@thunderjack/cards";
import { type CardSource, chosenSeeds, fairChance, type HandName, type Rejection, Shoe } from "@thunderjack/core";
import type { Recording } from "../recording.js";

/**
 * A shoe that deals the cards of a recording in their order. It is used if the seed of the recording is secret. A card
 * that is already outside the shoe is not dealt again. Another card replaces it.
 */
export class RecordedShoe implements CardSource {
  readonly #shoe: Shoe;
  readonly #cards: readonly CardId[];
  #dealt = 0;

  constructor({ header, events }: Recording) {
    // The seed determines only the cards after the last recorded one. They are not compared.
    this.#shoe = new Shoe(header.rules.decks, fairChance(chosenSeeds("")), true);
    this.#cards = events.flatMap((event) => (event.type === "CardDealt" && event.card !== null ? [event.card] : []));
  }

  draw(to: HandName | "dealer"): CardId {
    const card = this.#cards[this.#dealt++];
    if (card !== undefined && this.#shoe.placeOf(card) === "shoe") this.#shoe.stack([card]);
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
}
