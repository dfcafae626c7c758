import { checkArg, DeckError } from "./deck-error.js";
import type { Layout } from "./layout.js";

/** The part of a deck that a place needs. */
interface PlaceCore<Location extends string, Id extends string> {
  readonly layout: Layout;
  readonly catalogue: { readonly ids: readonly Id[] };
  readonly names: { readonly names: readonly Location[] };
  draw(from: number, to: number, arg: number): number;
  moveAll(from: number, to: number, arg: number): void;
}

/**
 * A handle to one place, returned by `deck.place(name)`. Its operations neither look up names nor create card objects,
 * which makes it suitable for simulations.
 *
 * ```ts
 * const shoe = deck.place("shoe");
 * const hand = deck.place("hand");
 * const id = shoe.draw(hand); // "7_c_2", or null if the shoe is empty
 * hand.moveAll(deck.place("tray"));
 * ```
 */
export class Place<Location extends string = string, Id extends string = string> {
  /** The name of the place. */
  readonly location: Location;
  readonly #core: PlaceCore<Location, Id>;
  readonly #place: number;

  /** @internal `deck.place(name)` creates places. */
  constructor(core: PlaceCore<Location, Id>, place: number) {
    this.location = core.names.names[place] as Location;
    this.#core = core;
    this.#place = place;
  }

  /** The number of cards in this place. */
  get count(): number {
    return this.#core.layout.pile(this.#place).size;
  }

  /** The id of the top card; `null` if the place is empty. Never reshuffles. */
  get topId(): Id | null {
    return this.#core.catalogue.ids[this.#core.layout.pile(this.#place).top] ?? null;
  }

  /** Returns the ids of all cards in this place, bottom to top. */
  ids(): Id[] {
    const { ids } = this.#core.catalogue;
    const cards = this.#core.layout.pile(this.#place).toArray();
    return cards.map((card) => ids[card] as Id);
  }

  /**
   * Moves the top card of this place to another place. If this place is empty, the automatic reshuffle of a `Deck`
   * fills it first, as in `Deck.pickCardForLocation`.
   *
   * @param to a place of the same deck
   * @param arg the argument of the card in that place
   * @returns the id of the card; `null` if this place is empty and no automatic reshuffle fills it
   * @throws DeckError if `to` belongs to another deck or `arg` is not a safe integer. In this case, no card is moved
   */
  draw(to: Place<Location, Id>, arg = 0): Id | null {
    const core = this.#check(to, arg);
    const card = core.draw(this.#place, to.#place, arg);
    return card < 0 ? null : (core.catalogue.ids[card] as Id);
  }

  /**
   * Moves all cards of this place to another place, like `Deck.moveAllCardsInLocation`. They keep their order.
   *
   * @param to a place of the same deck
   * @param arg the argument of all cards in that place
   * @throws DeckError if `to` belongs to another deck or `arg` is not a safe integer. In this case, no card is moved
   */
  moveAll(to: Place<Location, Id>, arg = 0): void {
    this.#check(to, arg).moveAll(this.#place, to.#place, arg);
  }

  #check(to: Place<Location, Id>, arg: number): PlaceCore<Location, Id> {
    if (to.#core !== this.#core) throw new DeckError(`The place "${to.location}" belongs to another deck.`);
    checkArg(arg);
    return this.#core;
  }
}
