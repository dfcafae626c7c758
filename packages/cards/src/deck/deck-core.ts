import { Subject } from "rxjs";
import { BareCore } from "./bare-core.js";
import type { Card } from "./card.js";
import { ChangeFeed } from "./changes.js";
import { DeckError } from "./deck-error.js";
import type { Autoreshuffle, DeckOptions } from "./deck-options.js";
import { shuffleCards } from "./shuffle.js";

/**
 * The operations of a `Deck` beyond those of a `BareDeck`: it emits changes, fills empty piles, and inserts cards at
 * any position.
 *
 * Changes are recorded only while there is a subscriber. An operation that records changes emits them with
 * `feed.send()`.
 */
export class DeckCore<Type, TypeArg, Location extends string, Id extends string> extends BareCore<
  Type,
  TypeArg,
  Location,
  Id
> {
  readonly feed = new ChangeFeed<Card<Type, TypeArg, Location, Id>>();
  readonly #feeders = new Map<number, number>(); // empty pile → the pile that fills it
  // RxJS reports an error of the listener as an unhandled error, like the errors of all other subscribers.
  readonly #autoreshuffles = new Subject<Autoreshuffle<Location>>();

  constructor(options: DeckOptions<Type, TypeArg, Location, Id>) {
    super(options);
    if (options.onAutoreshuffle) this.#autoreshuffles.subscribe(options.onAutoreshuffle);
    if (options.autoreshuffle) {
      const feeders = (options.autoreshuffleCustom ?? { deck: "discard" }) as Record<Location, Location>;
      for (const [pile, feeder] of Object.entries(feeders) as [Location, Location][]) {
        if (pile === feeder) throw new DeckError(`The pile "${pile}" cannot be filled from itself.`);
        this.#feeders.set(this.place(pile), this.place(feeder));
      }
    }
  }

  /** Returns the numbers of two places. If one name is invalid, neither place is created. */
  placePair(from: Location, to: Location): [from: number, to: number] {
    this.names.find(to);
    return [this.place(from), this.place(to)];
  }

  /** Returns the numbers of several cards. Throws for unknown or repeated ids. */
  numbersOf(ids: readonly string[]): number[] {
    const seen = new Set<number>();
    return ids.map((id) => {
      const card = this.catalogue.numberOf(id);
      if (seen.has(card)) throw new DeckError(`The card "${id}" is named twice.`);
      seen.add(card);
      return card;
    });
  }

  showAll(cards: readonly number[]): Card<Type, TypeArg, Location, Id>[] {
    return cards.map((card) => this.show(card));
  }

  override create(
    ids: readonly Id[],
    types: readonly Type[],
    typeArgs: readonly TypeArg[],
    place: number,
    arg?: number,
  ): void {
    const first = this.catalogue.ids.length;
    super.create(ids, types, typeArgs, place, arg);
    if (this.feed.observed && ids.length > 0) {
      this.feed.record({ type: "created", cards: ids.map((_, at) => this.show(first + at)) });
    }
    this.feed.send();
  }

  override draw(from: number, to: number, arg: number): number {
    const isEmpty = this.layout.pile(from).size === 0;
    return isEmpty || this.feed.observed ? (this.pick(1, from, to, arg, true)[0] ?? -1) : super.draw(from, to, arg);
  }

  /** Moves up to n cards from the top. Returns them in the order in which they were drawn. */
  pick(n: number, from: number, to: number, arg: number, mayReshuffle: boolean): number[] {
    const available = this.layout.pile(from).size;
    const needsRefill = n > available && (from !== to || available === 0);
    // The refill is determined before any card moves. An error of the random source then changes nothing, and the
    // refill does not contain cards that this call draws into the source pile.
    const refill = needsRefill && mayReshuffle ? this.#drawRefill(from) : undefined;
    const picked = this.#take(n, from, to, arg);
    if (refill) {
      this.#lay(refill.cards, from, 0);
      this.setOrder(from, refill.order);
      picked.push(...this.#take(n - picked.length, from, to, arg));
    }
    this.feed.send();
    if (refill) this.#autoreshuffles.next(this.#reshuffleOf(from, refill));
    return picked;
  }

  override move(cards: readonly number[], to: number, arg: number | undefined): void {
    this.#lay(cards, to, arg);
    this.feed.send();
  }

  override moveAll(from: number, to: number, arg: number): void {
    if (this.feed.observed) this.move(this.layout.pile(from).toArray(), to, arg);
    else super.moveAll(from, to, arg);
  }

  /** Inserts a card at a position. If the position is taken, the card there and all cards above it move up by one. */
  insert(card: number, place: number, position: number): void {
    const { layout } = this;
    const pile = layout.pile(place);
    const next = pile.lowestAt(position, card);
    if (next < 0) {
      this.move([card], place, position);
      return;
    }
    if (layout.extreme(place, true) === Number.MAX_SAFE_INTEGER) this.renumber(place);
    const free = layout.argOf(next);
    const above = this.feed.observed ? pile.toArray().filter((c) => c !== card && layout.argOf(c) >= free) : [];
    this.#recordMoves([...above, card], () => layout.insert(card, place, free));
    this.feed.send();
  }

  override arrange(place: number, order: readonly number[]): void {
    super.arrange(place, order);
    this.feed.send();
  }

  protected override setOrder(place: number, order: readonly number[]): void {
    super.setOrder(place, order);
    if (this.feed.observed && order.length > 0) {
      this.feed.record({
        type: "shuffled",
        location: this.names.names[place] as Location,
        cards: this.showAll(order),
      });
    }
  }

  #drawRefill(pile: number): Refill | undefined {
    const feeder = this.#feeders.get(pile);
    if (feeder === undefined || this.layout.pile(feeder).size === 0) return undefined;
    const order = this.layout.inCreationOrder(feeder);
    shuffleCards(order, this.random);
    return { feeder, cards: this.layout.pile(feeder).toArray(), order };
  }

  #reshuffleOf(pile: number, { feeder, order }: Refill): Autoreshuffle<Location> {
    const { names } = this.names;
    return { location: names[pile] as Location, from: names[feeder] as Location, count: order.length };
  }

  #take(n: number, from: number, to: number, arg: number): number[] {
    const taken = this.layout.pile(from).fromTop(n);
    this.#lay(taken, to, arg);
    return taken;
  }

  #lay(cards: readonly number[], to: number, arg: number | undefined): void {
    this.#recordMoves(cards, () => super.move(cards, to, arg));
  }

  /** Calls `move`. If there is a subscriber, records the moves of the given cards. */
  #recordMoves(cards: readonly number[], move: () => void): void {
    const before = this.feed.observed ? this.showAll(cards) : [];
    move();
    if (before.length === 0) return;
    const after = this.showAll(cards);
    this.feed.record({
      type: "moved",
      moves: before.map((card, at) => ({ before: card, after: after[at] as typeof card })),
    });
  }
}

/** The cards that will fill an empty pile. */
interface Refill {
  readonly feeder: number; // the pile that they come from
  readonly cards: readonly number[]; // in their current order
  readonly order: readonly number[]; // in their new order
}
