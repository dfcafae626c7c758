import type { Card } from "./card.js";
import { Catalogue } from "./catalogue.js";
import type { BareDeckOptions } from "./deck-options.js";
import { Layout } from "./layout.js";
import { PlaceNames } from "./place-names.js";
import { type RandomBelow, shuffleCards } from "./shuffle.js";

/**
 * The implementation of `BareDeck` and `Place` on integers. Cards and places are numbers and are not validated; the
 * public classes validate and translate names.
 */
export class BareCore<Type, TypeArg, Location extends string, Id extends string> {
  readonly catalogue = new Catalogue<Type, TypeArg, Id>();
  readonly layout = new Layout();
  readonly names: PlaceNames<Location>;
  readonly idOf: ((type: Type, typeArg: TypeArg, index: number) => Id) | undefined;
  protected readonly random: RandomBelow;

  constructor({ random, locations, idOf }: BareDeckOptions<Type, TypeArg, Location, Id>) {
    this.idOf = idOf;
    this.random = random;
    this.names = new PlaceNames(locations);
    for (const name of locations ?? []) this.place(name);
  }

  /** Returns the number of a place. Adds the place if it does not exist yet. */
  place(name: Location): number {
    const known = this.names.find(name);
    if (known !== undefined) return known;
    this.layout.addPlace();
    return this.names.add(name);
  }

  /** Returns a snapshot of a card. */
  show(card: number): Card<Type, TypeArg, Location, Id> {
    const { ids, types, typeArgs } = this.catalogue;
    return {
      id: ids[card] as Id,
      type: types[card] as Type,
      typeArg: typeArgs[card] as TypeArg,
      location: this.names.names[this.layout.placeOf[card] as number] as Location,
      locationArg: this.layout.argOf(card),
    };
  }

  create(ids: readonly Id[], types: readonly Type[], typeArgs: readonly TypeArg[], place: number, arg?: number): void {
    const isEmpty = this.layout.pile(place).size === 0;
    const start = isEmpty || arg !== undefined ? 0 : this.beyond(place, true, ids.length);
    ids.forEach((id, at) => {
      this.catalogue.add(id, types[at] as Type, typeArgs[at] as TypeArg);
      this.layout.addCard(place, arg ?? start + at);
    });
  }

  /** Moves the top card of a place to another place. Returns the card; −1 if the place is empty. */
  draw(from: number, to: number, arg: number): number {
    const card = this.layout.pile(from).top;
    if (card >= 0) this.layout.put(card, to, arg);
    return card;
  }

  /** Moves several cards to a place, one after another. If `arg` is undefined, the cards keep their arguments. */
  move(cards: readonly number[], to: number, arg: number | undefined): void {
    for (const card of cards) this.layout.put(card, to, arg ?? this.layout.argOf(card));
  }

  moveAll(from: number, to: number, arg: number): void {
    this.layout.putAll(from, to, arg);
  }

  /** Moves a card to the position above the top card of a place or below its bottom card. */
  insertExtreme(card: number, place: number, onTop: boolean): void {
    this.move([card], place, this.beyond(place, onTop, 1));
  }

  shuffle(place: number): void {
    // The shuffle starts from the order of creation, so that the result does not depend on the current order.
    const order = this.layout.inCreationOrder(place);
    shuffleCards(order, this.random);
    this.arrange(place, order);
  }

  /** Sets the order of all cards of a place, bottom to top, with the positions 0, 1, 2 … */
  arrange(place: number, order: readonly number[]): void {
    this.setOrder(place, order);
  }

  protected setOrder(place: number, order: readonly number[]): void {
    this.layout.pile(place).fill(order, 0, 1);
  }

  /** Gives the cards of a place the positions 0, 1, 2 … in their current order. */
  protected renumber(place: number): void {
    this.setOrder(place, this.layout.pile(place).toArray());
  }

  /**
   * Returns the next position above the cards of a place, or below them. Renumbers the place if `count` positions from
   * there are not all safe integers.
   */
  protected beyond(place: number, onTop: boolean, count: number): number {
    const step = onTop ? 1 : -1;
    if (!Number.isSafeInteger(this.layout.extreme(place, onTop) + step * count)) this.renumber(place);
    return this.layout.extreme(place, onTop) + step;
  }
}
