import { BareCore } from "./bare-core.js";
import type { Card } from "./card.js";
import { ChangeFeed } from "./changes.js";
import { DeckError } from "./deck-error.js";
import type { DeckOptions } from "./deck-options.js";
import { shuffleCards } from "./shuffle.js";

/**
 * The operations of a `Deck` beyond those of a `BareDeck`: it emits changes, fills empty piles, and inserts cards.
 *
 * Changes are recorded only while there is a subscriber. Every operation ends with `feed.send()`.
 */
export class DeckCore<Type, TypeArg, Location extends string, Id extends string> extends BareCore<
  Type,
  TypeArg,
  Location,
  Id
> {
  readonly feed = new ChangeFeed<Card<Type, TypeArg, Location, Id>>();
  readonly #feeders = new Map<number, number>(); // empty pile → the pile that fills it
  readonly #onAutoreshuffle: DeckOptions<Type, TypeArg, Location, Id>["onAutoreshuffle"];

  constructor(options: DeckOptions<Type, TypeArg, Location, Id>) {
    super(options);
    this.#onAutoreshuffle = options.onAutoreshuffle;
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
    const runsDry = this.layout.pile(from).top < 0;
    return runsDry || this.feed.observed ? (this.pick(1, from, to, arg, true)[0] ?? -1) : super.draw(from, to, arg);
  }

  /** Moves up to n cards from the top. Returns them in the order in which they were drawn. */
  pick(n: number, from: number, to: number, arg: number, mayReshuffle: boolean): number[] {
    const atHand = this.layout.pile(from).size;
    const runsDry = n > atHand && (from !== to || atHand === 0);
    // The order of the refill is determined before any card moves, so that an error of the random source changes
    // nothing.
    const refill = runsDry && mayReshuffle ? this.#drawRefill(from, to) : undefined;
    const picked = this.#take(n, from, to, arg);
    if (refill) {
      this.#layAll(refill.feeder, from, 0);
      this.#arrange(from, refill.order);
      picked.push(...this.#take(n - picked.length, from, to, arg));
    }
    this.feed.send();
    if (refill) this.#onAutoreshuffle?.(this.#reshuffleOf(from, refill));
    return picked;
  }

  override move(cards: readonly number[], to: number, arg: number): void {
    this.#lay(cards, to, arg);
    this.feed.send();
  }

  override moveAll(from: number, to: number, arg: number): void {
    this.#layAll(from, to, arg);
    this.feed.send();
  }

  moveAllKeepingOrder(from: number, to: number): void {
    if (from === to) return;
    const cards = this.layout.pile(from).toArray();
    this.#lay(cards, to, undefined);
    this.feed.send();
  }

  insert(card: number, place: number, position: number): void {
    const { layout } = this;
    const others = layout
      .pile(place)
      .toArray()
      .filter((other) => other !== card);
    const above = others.filter((other) => (layout.argOf[other] as number) >= position);
    this.#lay(above, place, undefined, 1);
    this.#lay([card], place, position);
    this.feed.send();
  }

  override arrange(place: number, order: readonly number[]): void {
    this.#arrange(place, order);
    this.feed.send();
  }

  #drawRefill(pile: number, to: number): { feeder: number; order: number[] } | undefined {
    const feeder = this.#feeders.get(pile);
    if (feeder === undefined) return undefined;
    // If cards are drawn into the source pile itself, they are part of the reshuffle.
    const order = this.layout.inCreationOrder(feeder, to === feeder ? pile : feeder);
    if (order.length === 0) return undefined;
    shuffleCards(order, this.random);
    return { feeder, order };
  }

  #reshuffleOf(pile: number, refill: { feeder: number; order: number[] }) {
    const { names } = this.names;
    return { location: names[pile] as Location, from: names[refill.feeder] as Location, count: refill.order.length };
  }

  #take(n: number, from: number, to: number, arg: number): number[] {
    const { cards, size } = this.layout.pile(from);
    const taken: number[] = [];
    for (let at = size - 1; at >= 0 && taken.length < n; at--) taken.push(cards[at] as number);
    this.#lay(taken, to, arg);
    return taken;
  }

  /** Moves cards. If `arg` is undefined, the cards keep their arguments, increased by `shift`. */
  #lay(cards: readonly number[], to: number, arg: number | undefined, shift = 0): void {
    const { feed } = this;
    const before = feed.observed ? this.showAll(cards) : [];
    this.layout.putSeveral(cards, to, arg, shift);
    if (before.length > 0) {
      const after = this.showAll(cards);
      feed.record({
        type: "moved",
        moves: before.map((card, at) => ({ before: card, after: after[at] as typeof card })),
      });
    }
  }

  #layAll(from: number, to: number, arg: number): void {
    if (this.feed.observed) this.#lay(this.layout.pile(from).toArray(), to, arg);
    else this.layout.putAll(from, to, arg);
  }

  #arrange(place: number, order: readonly number[]): void {
    this.layout.arrange(place, order);
    if (this.feed.observed && order.length > 0) {
      this.feed.record({
        type: "shuffled",
        location: this.names.names[place] as Location,
        cards: this.showAll(order),
      });
    }
  }
}
