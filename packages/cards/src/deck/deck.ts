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
 * the position, the highest on top; in a hand it is the player. Among cards of equal argument the one that came last
 * lies on top. The three usual places are `deck`, `hand` and `discard`.
 *
 * An invalid operation throws a {@link DeckError} and changes nothing: unknown ids, ids named twice, places that are not
 * declared (see {@link DeckOptions.locations}), numbers that are not integers.
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
   * An empty deck.
   *
   * @throws DeckError when `autoreshuffle` is on and names a place that is not declared, or fills a pile from itself
   */
  constructor(options: DeckOptions<Type, TypeArg, Location, Id>) {
    super(new DeckCore(options));
  }

  /**
   * The deck that `save()` wrote down, with the order of every pile.
   *
   * @param saved what `save()` returned, or the same after a way through JSON
   * @param options as the deck was made with; a saved place that they do not declare is refused
   * @param recognizes checks each card's id, type and type argument; without it their types are taken on trust
   * @throws DeckError when `saved` is not a saved deck; the message says what is wrong and where
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
   * One place as a handle, for code in a hurry; see {@link Place}.
   *
   * @throws DeckError when the place is not declared
   */
  place(location: Location): Place<Location, Id> {
    return new Place(this.core, this.core.place(location));
  }

  /**
   * Makes cards, all of them or none.
   *
   * @param cards which, and how many of each
   * @param locationArg the argument of all of them; left out, they are piled up on what lies there: successive positions
   *   from the one above the top, or from 0
   * @returns the new cards, in the order of their creation
   * @throws DeckError when a card's id has been given before, or a number is not an integer of 0 or more
   */
  createCards(
    cards: readonly NewCards<Type, TypeArg>[],
    location: Location = "deck" as Location,
    locationArg?: number,
  ): Card<Type, TypeArg, Location, Id>[] {
    return this.getCards(createCopies(this.core, cards, location, locationArg));
  }

  /**
   * Takes the top card of a pile to the `hand` of a player.
   *
   * @returns the card in the hand, or `null` when the pile is empty and no automatic reshuffle fills it
   */
  pickCard(location: Location, player: number): Card<Type, TypeArg, Location, Id> | null {
    return this.pickCardForLocation(location, "hand" as Location, player);
  }

  /**
   * Takes up to n cards from the top of a pile to the `hand` of a player.
   *
   * @returns as {@link pickCardsForLocation}
   */
  pickCards(n: number, location: Location, player: number): Card<Type, TypeArg, Location, Id>[] | null {
    return this.pickCardsForLocation(n, location, "hand" as Location, player);
  }

  /**
   * Takes the top card of a pile to any place.
   *
   * @param arg the card's argument there
   * @param options with `noReshuffle` an empty pile is left empty, this once
   * @returns the card where it lies now, or `null` when the pile is empty and no automatic reshuffle fills it
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
   * Takes up to n cards from the top of a pile to any place. When the pile runs out, it is emptied first, then the
   * automatic reshuffle fills it (once), and the rest is taken from that.
   *
   * @param arg the argument of all of them there
   * @param options with `noReshuffle` an empty pile is left empty, this once
   * @returns the cards in the order drawn, fewer when there are fewer, `null` when some were asked for and there is none
   * @throws DeckError when n is not an integer of 0 or more
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

  /** Moves a card, wherever it is, above the cards that have the argument `arg` in a place. */
  moveCard(id: Id, location: Location, arg = 0): void {
    this.moveCards([id], location, arg);
  }

  /** Moves several cards, all of them or none; of those the last named lies on top. */
  moveCards(ids: readonly Id[], location: Location, arg = 0): void {
    checkArg(arg);
    const cards = this.core.catalogue.numbersOf(ids);
    this.core.move(cards, this.core.place(location), arg);
  }

  /** Puts a card into a pile at a position; the cards at that position and above move up by one. */
  insertCard(id: Id, location: Location, position: number): void {
    checkInteger(position, "A position");
    const card = this.core.catalogue.numberOf(id);
    this.core.insert(card, this.core.place(location), position);
  }

  /**
   * Puts a card on top of a pile (`onTop` true) or at its bottom: one above the highest position or one below the
   * lowest, which may be below zero. The first card of an empty pile has the position 0.
   */
  insertCardOnExtremePosition(id: Id, location: Location, onTop: boolean): void {
    const card = this.core.catalogue.numberOf(id);
    const place = this.core.place(location);
    this.core.move([card], place, this.core.layout.beyond(place, onTop, card));
  }

  /**
   * Moves all cards of a place, or of everywhere. They keep their order from the bottom to the top, but not their
   * positions: all get the same argument. From everywhere they are collected place by place, in the order in which the
   * places were declared or first named.
   *
   * @param from the place, or `null` for everywhere, `to` included
   * @param fromArg only the cards with this argument
   * @param toArg the argument that all of them get
   */
  moveAllCardsInLocation(from: Location | null, to: Location, fromArg?: number, toArg = 0): void {
    checkArg(toArg);
    const { core } = this;
    const [source, target] = from === null ? [null, core.place(to)] : core.placePair(from, to);
    if (source !== null && fromArg === undefined) {
      core.moveAll(source, target, toArg);
    } else {
      const piles = source === null ? core.layout.piles : [core.layout.pile(source)];
      const cards = piles.flatMap((pile) => pile.toArray());
      const chosen = fromArg === undefined ? cards : cards.filter((card) => core.layout.argOf[card] === fromArg);
      core.move(chosen, target, toArg);
    }
  }

  /** Moves all cards of a place to another; they keep their positions. */
  moveAllCardsInLocationKeepOrder(from: Location, to: Location): void {
    this.core.moveAllKeepingOrder(...this.core.placePair(from, to));
  }

  /** Puts a card on top of `discard`. */
  playCard(id: Id): void {
    this.insertCardOnExtremePosition(id, "discard" as Location, true);
  }

  /**
   * Puts the cards of a place into a random order, with the positions 0 (bottom), 1, 2 … The outcome depends on the
   * random source and on which cards lie there, not on how they lay before.
   *
   * @throws DeckError when the random source gives anything but an integer in its range
   */
  shuffle(location: Location): void {
    this.core.shuffle(this.core.place(location));
  }

  /**
   * Puts the cards of a place into an order decided elsewhere, with the positions 0 (bottom), 1, 2 … Emits `shuffled`.
   *
   * @param ids all cards of the place, each once, bottom to top
   * @throws DeckError when a card is missing from the list, named twice, or not in that place
   */
  arrange(location: Location, ids: readonly Id[]): void {
    const { catalogue, layout, names } = this.core;
    const order = catalogue.numbersOf(ids);
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
