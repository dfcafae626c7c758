import type { BareDeck } from "./bare-deck.js";
import type { Card, NewCards } from "./card.js";
import { DeckCore } from "./deck-core.js";
import { checkArg, checkCount, checkInteger, DeckError } from "./deck-error.js";
import type { DeckOptions } from "./deck-options.js";
import { createCopies } from "./new-cards.js";
import { Place } from "./place.js";
import { ReadonlyDeck } from "./readonly-deck.js";
import { parseSavedDeck, type Recognizes } from "./saved-deck.js";

/**
 * Cards in places: piles, hands and any other place of a game. Every card is in exactly one place.
 *
 * A place is a name, and each card there has an integer argument. Places have no type: in a pile the argument is
 * the position, the highest on top; in a hand it is the player. Among cards with the same argument, the one that
 * arrived last lies on top. The three usual places are `deck`, `hand` and `discard`.
 *
 * An invalid operation throws a {@link DeckError} and changes nothing. It is invalid to pass an unknown or repeated id,
 * a place that is not declared (see {@link DeckOptions.locations}), or a number that is not an integer.
 *
 * ```ts
 * const deck = new Deck({ random, locations: ["deck", "hand", "discard"], autoreshuffle: true });
 * deck.createCards(["h", "d", "c", "s"].map((type) => ({ type, typeArg: 12, nbr: 1 })));
 * deck.shuffle("deck");
 * const card = deck.pickCard("deck", player);
 * ```
 *
 * The type parameters follow from the options: `Location` from `locations`, the others from `idOf`.
 */
export class Deck<Type = string, TypeArg = number, Location extends string = string, Id extends string = string>
  extends ReadonlyDeck<Type, TypeArg, Location, Id>
  implements Pick<BareDeck<Type, TypeArg, Location, Id>, keyof BareDeck>
{
  /**
   * Creates an empty deck.
   *
   * @throws DeckError if `autoreshuffle` is set and uses a place that is not declared, or fills a pile from itself
   */
  constructor(options: DeckOptions<Type, TypeArg, Location, Id>) {
    super(new DeckCore(options));
  }

  /**
   * Restores a deck from the return value of `save()`, with the order of every pile.
   *
   * @param saved the return value of `save()`, or an equal value that was parsed from JSON
   * @param options the options of the deck; a saved place that they do not declare is an error
   * @param recognizes validates the id, type and type argument of each card; by default, types and type arguments are
   *   not validated
   * @throws DeckError if `saved` is not a saved deck; the message contains the position and the error
   */
  static restore<Type = string, TypeArg = number, Location extends string = string, Id extends string = string>(
    saved: unknown,
    options: DeckOptions<Type, TypeArg, Location, Id>,
    recognizes: Recognizes = () => true,
  ): Deck<Type, TypeArg, Location, Id> {
    const { cards, places } = parseSavedDeck<Type, TypeArg, Location, Id>(saved, recognizes);
    const deck = new Deck<Type, TypeArg, Location, Id>(options);
    const { core } = deck;
    for (const { location } of places) core.place(location);
    if (cards.length > 0) {
      const columns = [cards.map(({ id }) => id), cards.map(({ type }) => type), cards.map((c) => c.typeArg)] as const;
      core.create(...columns, 0);
    }
    for (const { location, cards: pile } of places) {
      const place = core.place(location);
      for (const { id, locationArg } of pile) core.move([core.catalogue.numberOf(id)], place, locationArg);
    }
    return deck;
  }

  /**
   * Returns a handle to one place, for simulations; see {@link Place}.
   *
   * @throws DeckError if the place is not declared
   */
  place(location: Location): Place<Location, Id> {
    return new Place(this.core, this.core.place(location));
  }

  /**
   * Creates cards, all of them or none.
   *
   * @param cards the types of the cards, with the number of cards of each type
   * @param location the place of all new cards; defaults to `deck`
   * @param locationArg the argument of all new cards; with `null` or by default they are placed on top, with successive
   *   positions that begin above the top card, or at 0 in an empty place
   * @returns the new cards, in the order of their creation
   * @throws DeckError if an id is empty, repeated or in use, if a number of cards is not a safe integer of 0 or more,
   *   or if the location or its argument is invalid
   */
  createCards(
    cards: readonly NewCards<Type, TypeArg>[],
    location: Location = "deck" as Location,
    locationArg?: number | null,
  ): Card<Type, TypeArg, Location, Id>[] {
    return this.getCards(createCopies(this.core, cards, location, locationArg));
  }

  /**
   * Moves the top card of a pile to the `hand` of a player.
   *
   * @returns the card in the hand; `null` if the pile is empty and no automatic reshuffle fills it
   */
  pickCard(location: Location, player: number): Card<Type, TypeArg, Location, Id> | null {
    return this.pickCardForLocation(location, "hand" as Location, player);
  }

  /**
   * Moves up to n cards from the top of a pile to the `hand` of a player.
   *
   * @returns the cards, like {@link pickCardsForLocation}
   */
  pickCards(n: number, location: Location, player: number): Card<Type, TypeArg, Location, Id>[] | null {
    return this.pickCardsForLocation(n, location, "hand" as Location, player);
  }

  /**
   * Moves the top card of a pile to any place.
   *
   * @param arg the argument of the card in its new place
   * @param options `noReshuffle` disables the automatic reshuffle for this call
   * @returns the card in its new place; `null` if the pile is empty and no automatic reshuffle fills it
   */
  pickCardForLocation(
    from: Location,
    to: Location,
    arg = 0,
    options: { readonly noReshuffle?: boolean } = {},
  ): Card<Type, TypeArg, Location, Id> | null {
    return this.pickCardsForLocation(1, from, to, arg, options)?.[0] ?? null;
  }

  /**
   * Moves up to n cards from the top of a pile to any place. If the pile has fewer than n cards, all of them are moved
   * first. Then the automatic reshuffle fills the pile, once per call, and the remaining cards are moved from it. Cards
   * that this call has moved are not reshuffled, even if they were moved to the source pile, so no card is returned
   * twice.
   *
   * @param arg the argument of all moved cards in their new place
   * @param options `noReshuffle` disables the automatic reshuffle for this call
   * @returns the cards in the order in which they were drawn; fewer than n if there are fewer; `null` if n is above 0
   *   and there is no card
   * @throws DeckError if n is not an integer of 0 or more
   */
  pickCardsForLocation(
    n: number,
    from: Location,
    to: Location,
    arg = 0,
    { noReshuffle = false }: { readonly noReshuffle?: boolean } = {},
  ): Card<Type, TypeArg, Location, Id>[] | null {
    checkCount(n, "The number of cards");
    checkArg(arg);
    const { core } = this;
    const picked = core.pick(n, ...core.placePair(from, to), arg, !noReshuffle);
    return picked.length === 0 && n > 0 ? null : core.showAll(picked);
  }

  /** Moves a card to a place, above the cards that have the argument `arg` there. */
  moveCard(id: Id, location: Location, arg = 0): void {
    this.moveCards([id], location, arg);
  }

  /** Moves several cards, all of them or none. The last card of the list lies on top. */
  moveCards(ids: readonly Id[], location: Location, arg = 0): void {
    checkArg(arg);
    const cards = this.core.numbersOf(ids);
    this.core.move(cards, this.core.place(location), arg);
  }

  /**
   * Inserts a card into a pile at a position. If another card has this position, that card and all cards above it move
   * up by one. At a free position, no other card moves.
   *
   * If a card would move up beyond the highest safe integer, the cards of the pile first get the positions 0, 1, 2 …
   * in their order. The card is then inserted below the card that had the given position.
   */
  insertCard(id: Id, location: Location, position: number): void {
    checkInteger(position, "A position");
    const card = this.core.catalogue.numberOf(id);
    this.core.insert(card, this.core.place(location), position);
  }

  /**
   * Puts a card on top of a pile (`onTop` true) or at its bottom. The new position is the highest position plus one, or
   * the lowest position minus one. It can be negative; in an empty pile, it is 1 or −1.
   *
   * If the new position would not be a safe integer, the cards of the pile first get the positions 0, 1, 2 … in their
   * order.
   */
  insertCardOnExtremePosition(id: Id, location: Location, onTop: boolean): void {
    const card = this.core.catalogue.numberOf(id);
    this.core.insertExtreme(card, this.core.place(location), onTop);
  }

  /**
   * Moves all cards of one place, or of all places. The cards keep their order from the bottom to the top, but not
   * their positions, because all of them get the same argument. If `from` is `null`, the cards are collected place by
   * place, in the order in which the places were declared or first used.
   *
   * @param from the place; `null` for all places, including `to`
   * @param fromArg moves only the cards with this argument; `null` or `undefined` for all
   * @param toArg the argument of all cards in their new place
   */
  moveAllCardsInLocation(from: Location | null, to: Location, fromArg?: number | null, toArg = 0): void {
    checkArg(toArg);
    const { core } = this;
    const [source, target] = from === null ? [null, core.place(to)] : core.placePair(from, to);
    if (source !== null && fromArg == null) {
      core.moveAll(source, target, toArg);
    } else {
      const piles = source === null ? core.layout.piles : [core.layout.pile(source)];
      const cards = piles.flatMap((pile) => pile.toArray());
      const chosen = fromArg == null ? cards : cards.filter((card) => core.layout.argOf(card) === fromArg);
      core.move(chosen, target, toArg);
    }
  }

  /** Moves all cards of a place to another place. They keep their positions. */
  moveAllCardsInLocationKeepOrder(from: Location, to: Location): void {
    const { core } = this;
    const [source, target] = core.placePair(from, to);
    if (source !== target) core.move(core.layout.pile(source).toArray(), target, undefined);
  }

  /** Puts a card on top of `discard`. */
  playCard(id: Id): void {
    this.insertCardOnExtremePosition(id, "discard" as Location, true);
  }

  /**
   * Puts the cards of a place into a random order, with the positions 0 (bottom), 1, 2 … The result depends on the
   * random source and on the set of cards in the place, not on their previous order.
   *
   * @throws DeckError if the random source does not return an integer in its range
   */
  shuffle(location: Location): void {
    this.core.shuffle(this.core.place(location));
  }

  /**
   * Puts the cards of a place into the given order, with the positions 0 (bottom), 1, 2 … Emits `shuffled`.
   *
   * @param ids all cards of the place, each once, bottom to top
   * @throws DeckError if a card is missing from the list, repeated in it, or not in that place
   */
  arrange(location: Location, ids: readonly Id[]): void {
    const { catalogue, layout, names } = this.core;
    const order = this.core.numbersOf(ids);
    const place = names.find(location);
    for (const card of order) {
      if (layout.placeOf[card] !== place) throw new DeckError(`"${catalogue.ids[card]}" is not in "${location}".`);
    }
    if (place === undefined) return;
    if (order.length < layout.pile(place).size) {
      const missing = layout
        .pile(place)
        .toArray()
        .find((card) => !order.includes(card)) as number;
      throw new DeckError(`"${catalogue.ids[missing]}" is in "${location}" and not in the new order.`);
    }
    this.core.arrange(place, order);
  }
}
