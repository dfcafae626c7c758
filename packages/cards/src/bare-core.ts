import type { Card } from "./card.js";
import { Catalogue } from "./catalogue.js";
import type { BareDeckOptions } from "./deck-options.js";
import { Layout } from "./layout.js";
import { PlaceNames } from "./place-names.js";
import { type RandomBelow, shuffleCards } from "./shuffle.js";

/**
 * A deck in integers, behind its doors `BareDeck` and `Place`. Cards and places are numbers in here and are taken as
 * checked; names come in and go out at the doors.
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

  /** The number of a place, new or known. */
  place(name: Location): number {
    const known = this.names.find(name);
    if (known !== undefined) return known;
    this.layout.addPlace();
    return this.names.add(name);
  }

  /** A card as it lies now. */
  show(card: number): Card<Type, TypeArg, Location, Id> {
    const { ids, types, typeArgs } = this.catalogue;
    return {
      id: ids[card] as Id,
      type: types[card] as Type,
      typeArg: typeArgs[card] as TypeArg,
      location: this.names.names[this.layout.placeOf[card] as number] as Location,
      locationArg: this.layout.argOf[card] as number,
    };
  }

  create(ids: readonly Id[], types: readonly Type[], typeArgs: readonly TypeArg[], place: number, arg?: number): void {
    const start = this.layout.beyond(place, true);
    ids.forEach((id, at) => {
      this.catalogue.add(id, types[at] as Type, typeArgs[at] as TypeArg);
      this.layout.addCard(place, arg ?? start + at);
    });
  }

  /** The top card of a place to another, or −1: the one operation that a game repeats a million times a second. */
  draw(from: number, to: number, arg: number): number {
    const card = this.layout.pile(from).top;
    if (card >= 0) this.layout.put(card, to, arg);
    return card;
  }

  /** Several cards to a place, one after the other. */
  move(cards: readonly number[], to: number, arg: number): void {
    this.layout.putSeveral(cards, to, arg);
  }

  moveAll(from: number, to: number, arg: number): void {
    this.layout.putAll(from, to, arg);
  }

  shuffle(place: number): void {
    // From the order of creation, so that the outcome owes nothing to how the cards happened to lie.
    const order = this.layout.inCreationOrder(place);
    shuffleCards(order, this.random);
    this.arrange(place, order);
  }

  /** A new order for all cards of a place, bottom to top. */
  arrange(place: number, order: readonly number[]): void {
    this.layout.arrange(place, order);
  }
}
