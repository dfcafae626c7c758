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
 * A handle of one place, returned by `deck.place(name)`, with operations that neither look up names nor create card
 * objects. For simulations.
 *
 * ```ts
 * const shoe = deck.place("shoe");
 * const hand = deck.place("hand");
 * const id = shoe.draw(hand, player); // "7_c_2", or null when there is no card left
 * hand.moveAll(deck.place("tray"));
 * ```
 */
export class Place<Location extends string = string, Id extends string = string> {
  /** The name of the place. */
  readonly location: Location;
  readonly #core: PlaceCore<Location, Id>;
  readonly #place: number;

  /** @internal Places are made by `deck.place(name)`. */
  constructor(core: PlaceCore<Location, Id>, place: number) {
    this.location = core.names.names[place] as Location;
    this.#core = core;
    this.#place = place;
  }

  /** How many cards lie here. */
  get count(): number {
    return this.#core.layout.pile(this.#place).size;
  }

  /** The id of the top card, or `null` when the place is empty. Never reshuffles. */
  get topId(): Id | null {
    return this.#core.catalogue.ids[this.#core.layout.pile(this.#place).top] ?? null;
  }

  /** The ids of all cards here, bottom to top. */
  ids(): Id[] {
    const { ids } = this.#core.catalogue;
    const { cards, size } = this.#core.layout.pile(this.#place);
    const copy = new Array<Id>(size);
    for (let at = 0; at < size; at++) copy[at] = ids[cards[at] as number] as Id;
    return copy;
  }

  /**
   * Takes the top card of this place to another, as `pickCardForLocation` does, automatic reshuffle included.
   *
   * @param to a place of the same deck
   * @param arg the card's argument there
   * @returns the card's id, or `null` when this place is (and stays) empty
   * @throws DeckError when `to` belongs to another deck or `arg` is no integer; nothing has moved then
   */
  draw(to: Place<Location, Id>, arg = 0): Id | null {
    const core = this.#check(to, arg);
    const card = core.draw(this.#place, to.#place, arg);
    return card < 0 ? null : (core.catalogue.ids[card] as Id);
  }

  /**
   * Moves all cards of this place to another, as `moveAllCardsInLocation` does; they keep their order, bottom to top.
   *
   * @param to a place of the same deck
   * @param arg the argument that all of them get there
   * @throws DeckError when `to` belongs to another deck or `arg` is no integer; nothing has moved then
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
