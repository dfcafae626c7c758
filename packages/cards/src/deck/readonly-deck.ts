import type { Observable } from "rxjs";
import { map } from "rxjs";
import type { Card, SeenCard } from "./card.js";
import { type DeckChange, maskCard, maskChange, type Sees } from "./changes.js";
import type { DeckCore } from "./deck-core.js";
import { checkCount } from "./deck-error.js";
import type { SavedDeck } from "./saved-deck.js";

/** The order of listed cards: a field of the card, ascending, or a compare function for `Array.prototype.sort`. */
export type CardOrder<C> = keyof C | ((a: C, b: C) => number);

/**
 * The queries of a deck. A `Deck` extends this class; code that only reads uses this type.
 *
 * Cards are returned as snapshots, which are not updated. A place that was never used is empty. If the deck has
 * declared its `locations`, any other name throws a `DeckError`.
 */
export class ReadonlyDeck<Type, TypeArg, Location extends string, Id extends string> {
  /** @internal */
  protected readonly core: DeckCore<Type, TypeArg, Location, Id>;

  /** @internal `new Deck(options)` creates decks. */
  constructor(core: DeckCore<Type, TypeArg, Location, Id>) {
    this.core = core;
  }

  /** Returns a card; `null` if there is no card with that id. */
  getCard(id: Id): Card<Type, TypeArg, Location, Id> | null {
    const card = this.core.catalogue.find(id);
    return card === undefined ? null : this.core.show(card);
  }

  /**
   * Returns several cards, in the order of the ids.
   *
   * @throws DeckError if an id is unknown or repeated
   */
  getCards(ids: readonly Id[]): Card<Type, TypeArg, Location, Id>[] {
    return this.core.showAll(this.core.numbersOf(ids));
  }

  /**
   * Returns the cards of a place.
   *
   * @param arg returns only the cards with this argument; `null` or `undefined` for all
   * @param orderBy the order of the list; defaults to `id`, which is the order of creation. Equal cards are in the
   *   order of the pile, from the bottom to the top.
   * @returns the cards; an empty list if there are none
   */
  getCardsInLocation(
    location: Location,
    arg?: number | null,
    orderBy?: CardOrder<Card<Type, TypeArg, Location, Id>> | null,
  ): Card<Type, TypeArg, Location, Id>[] {
    const found = this.#cardsAt(location, arg);
    if (orderBy == null || orderBy === "id") return this.core.showAll(found.sort((a, b) => a - b));
    const cards = this.core.showAll(found);
    if (orderBy === "locationArg") return cards; // the pile is already in this order
    return cards.sort(typeof orderBy === "function" ? orderBy : (a, b) => compare(a[orderBy], b[orderBy]));
  }

  /** Returns the cards of a player in `hand`, in the order of their creation. */
  getPlayerHand(player: number): Card<Type, TypeArg, Location, Id>[] {
    return this.getCardsInLocation("hand" as Location, player);
  }

  /** Returns the top card of a place without moving it; `null` if the place is empty. Never causes a reshuffle. */
  getCardOnTop(location: Location): Card<Type, TypeArg, Location, Id> | null {
    const place = this.core.names.find(location);
    const card = place === undefined ? -1 : this.core.layout.pile(place).top;
    return card < 0 ? null : this.core.show(card);
  }

  /**
   * Returns the top n cards of a place without moving them, from the top down. Returns fewer cards if the place has
   * fewer. Never causes a reshuffle.
   *
   * @throws DeckError if n is not an integer of 0 or more
   */
  getCardsOnTop(n: number, location: Location): Card<Type, TypeArg, Location, Id>[] {
    checkCount(n, "The number of cards");
    const place = this.core.names.find(location);
    return place === undefined ? [] : this.core.showAll(this.core.layout.pile(place).fromTop(n));
  }

  /** Returns the highest position in a place (`max` true) or the lowest (`max` false); 0 if the place is empty. */
  getExtremePosition(max: boolean, location: Location): number {
    const place = this.core.names.find(location);
    return place === undefined ? 0 : this.core.layout.extreme(place, max);
  }

  /**
   * Returns all cards of a type in all places, in the order of their creation. Types and type arguments are compared
   * with `===`.
   *
   * @param typeArg returns only the cards with this type argument; `null` or `undefined` for all
   */
  getCardsOfType(type: Type, typeArg?: TypeArg | null): Card<Type, TypeArg, Location, Id>[] {
    const everything = this.core.catalogue.ids.map((_, card) => card);
    return this.core.showAll(this.#ofType(everything, type, typeArg));
  }

  /**
   * Returns the cards of a type in one place, in the order of their creation.
   *
   * @param typeArg returns only the cards with this type argument; `null` or `undefined` for all
   * @param arg returns only the cards with this argument in the place; `null` or `undefined` for all
   */
  getCardsOfTypeInLocation(
    type: Type,
    typeArg: TypeArg | null | undefined,
    location: Location,
    arg?: number | null,
  ): Card<Type, TypeArg, Location, Id>[] {
    const cards = this.#ofType(this.#cardsAt(location, arg), type, typeArg);
    return this.core.showAll(cards.sort((a, b) => a - b));
  }

  /**
   * Returns the number of cards in a place.
   *
   * @param arg counts only the cards with this argument; `null` or `undefined` for all
   */
  countCardInLocation(location: Location, arg?: number | null): number {
    const place = this.core.names.find(location);
    if (place === undefined) return 0;
    return arg == null ? this.core.layout.pile(place).size : this.#cardsAt(location, arg).length;
  }

  /** Returns the number of cards in each place that is not empty. */
  countCardsInLocations(): Partial<Record<Location, number>> {
    const { names } = this.core.names;
    const counts = names.map((name, place) => [name, this.core.layout.pile(place).size] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0)) as Partial<Record<Location, number>>;
  }

  /** Returns the number of cards in a place by argument: `{ 1: 13, 2: 13 }`. */
  countCardsByLocationArgs(location: Location): Record<number, number> {
    const counts: Record<number, number> = {};
    for (const card of this.#cardsAt(location)) {
      const arg = this.core.layout.argOf(card);
      counts[arg] = (counts[arg] ?? 0) + 1;
    }
    return counts;
  }

  /**
   * The changes of the deck. Each operation emits its changes at its end, before it returns. Without a subscriber, no
   * changes are recorded. A copy that starts from {@link asChange} and applies the changes stays synchronized.
   */
  get changes$(): Observable<DeckChange<Card<Type, TypeArg, Location, Id>>> {
    return this.core.feed.changes$;
  }

  /**
   * Returns {@link changes$} for a reader who may not see every card. Of a hidden card, only the place is emitted.
   *
   * @param sees whether the reader may see a card. It should depend on place and argument only; a copy is then exact
   *   except for the identity of hidden cards.
   */
  changesFor(
    sees: Sees<Card<Type, TypeArg, Location, Id>>,
  ): Observable<DeckChange<SeenCard<Card<Type, TypeArg, Location, Id>>>> {
    return this.changes$.pipe(map((change) => maskChange(change, sees)));
  }

  /**
   * Returns all cards as one `created` change. An empty copy that applies this change equals the deck. It can then
   * apply {@link changes$} or {@link changesFor}. The cards are listed by place, from bottom to top, so the order
   * discloses nothing about hidden cards. Must not be called during the emission of a change.
   *
   * @param sees whether the reader may see a card. Defaults to all cards
   */
  asChange(
    sees: Sees<Card<Type, TypeArg, Location, Id>> = () => true,
  ): DeckChange<SeenCard<Card<Type, TypeArg, Location, Id>>> {
    const cards = this.core.layout.piles.flatMap((pile) => this.core.showAll(pile.toArray()));
    return { type: "created", cards: cards.map((card) => maskCard(card, sees)) };
  }

  /**
   * Returns the deck as plain JSON. Its types and type arguments must be JSON values. `Deck.restore` restores the
   * result.
   */
  save(): SavedDeck<Type, TypeArg, Location, Id> {
    const { catalogue, layout, names } = this.core;
    return {
      version: 1,
      cards: catalogue.ids.map((id, card) => ({
        id,
        type: catalogue.types[card] as Type,
        typeArg: catalogue.typeArgs[card] as TypeArg,
      })),
      places: names.names.map((location, place) => ({
        location,
        cards: this.core.showAll(layout.pile(place).toArray()).map(({ id, locationArg }) => ({ id, locationArg })),
      })),
    };
  }

  /** Returns the cards of a place, bottom to top. */
  #cardsAt(location: Location, arg?: number | null): number[] {
    const { layout, names } = this.core;
    const place = names.find(location);
    const cards = place === undefined ? [] : layout.pile(place).toArray();
    return arg == null ? cards : cards.filter((card) => layout.argOf(card) === arg);
  }

  #ofType(cards: readonly number[], type: Type, typeArg: TypeArg | null | undefined): number[] {
    const { types, typeArgs } = this.core.catalogue;
    return cards.filter((card) => types[card] === type && (typeArg == null || typeArgs[card] === typeArg));
  }
}

function compare<Value>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
