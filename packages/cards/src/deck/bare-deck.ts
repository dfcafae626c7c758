import { BareCore } from "./bare-core.js";
import type { Card, NewCards } from "./card.js";
import { checkArg } from "./deck-error.js";
import type { BareDeckOptions } from "./deck-options.js";
import { createCopies } from "./new-cards.js";
import { Place } from "./place.js";

/**
 * A smaller and faster version of `Deck`: cards in places, with the basic operations of a `Deck` and the same errors.
 * It has no automatic reshuffle, emits no changes and cannot be saved.
 *
 * ```ts
 * const deck = new BareDeck({ random, locations: ["shoe", "hand"] });
 * deck.createCards([{ type: "h", typeArg: 12, nbr: 4 }], "shoe");
 * deck.shuffle("shoe");
 * deck.place("shoe").draw(deck.place("hand"));
 * ```
 */
export class BareDeck<Type = string, TypeArg = number, Location extends string = string, Id extends string = string> {
  readonly #core: BareCore<Type, TypeArg, Location, Id>;

  /** Creates an empty deck. */
  constructor(options: BareDeckOptions<Type, TypeArg, Location, Id>) {
    this.#core = new BareCore(options);
  }

  /** Returns a handle to one place. */
  place(location: Location): Place<Location, Id> {
    return new Place(this.#core, this.#core.place(location));
  }

  /** Creates cards on top of a place, all of them or none. */
  createCards(cards: readonly NewCards<Type, TypeArg>[], location: Location): void {
    createCopies(this.#core, cards, location);
  }

  /** Returns a card; `null` if there is no card with that id. */
  getCard(id: Id): Card<Type, TypeArg, Location, Id> | null {
    const card = this.#core.catalogue.find(id);
    return card === undefined ? null : this.#core.show(card);
  }

  /** Moves a card to a place, above the cards that have the argument `arg` there. */
  moveCard(id: Id, location: Location, arg = 0): void {
    checkArg(arg);
    this.#core.move([this.#core.catalogue.numberOf(id)], this.#core.place(location), arg);
  }

  /** Puts a card on top of a pile (`onTop` true) or at its bottom, like `Deck.insertCardOnExtremePosition`. */
  insertCardOnExtremePosition(id: Id, location: Location, onTop: boolean): void {
    const card = this.#core.catalogue.numberOf(id);
    this.#core.insertExtreme(card, this.#core.place(location), onTop);
  }

  /** Puts the cards of a place into a random order. */
  shuffle(location: Location): void {
    this.#core.shuffle(this.#core.place(location));
  }
}
