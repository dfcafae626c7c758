import type { RandomBelow } from "../src/deck/index.js";

export interface NaiveCard {
  id: string;
  location: string;
  locationArg: number;
  movedAt: number; // the time of the last move; of two cards with the same argument, the one that moved later is on top
}

/** A second, simple implementation of the deck. It scans and sorts one list of cards. */
export class NaiveDeck {
  cards: NaiveCard[] = [];
  readonly #places: string[] = []; // in the order of their first use
  readonly #random: RandomBelow;
  readonly #feeders: Record<string, string>;
  #now = 0;

  constructor(random: RandomBelow, locations: readonly string[], feeders: Record<string, string>) {
    this.#random = random;
    this.#places = [...locations];
    this.#feeders = feeders;
  }

  pile(location: string): NaiveCard[] {
    const cards = this.cards.filter((card) => card.location === location);
    return cards.sort((a, b) => a.locationArg - b.locationArg || a.movedAt - b.movedAt);
  }

  create(count: number, location: string, arg: number | null | undefined): void {
    const isEmpty = this.pile(location).length === 0;
    if (arg == null && !Number.isSafeInteger(this.extreme(true, location) + count)) this.renumber(location);
    const start = isEmpty ? 0 : this.extreme(true, location) + 1;
    for (let at = 0; at < count; at++) {
      const id = String(this.cards.length + 1);
      this.cards.push({ id, location, locationArg: arg ?? start + at, movedAt: this.#now++ });
    }
  }

  pick(n: number, from: string, to: string, arg: number, noReshuffle: boolean): string[] {
    const picked = this.pile(from).reverse().slice(0, n);
    const feeder = this.#feeders[from];
    const refill = feeder === undefined ? [] : this.cards.filter((card) => card.location === feeder);
    for (const card of picked) this.#put(card, to, arg);
    if (picked.length < n && this.pile(from).length === 0 && !noReshuffle && refill.length > 0) {
      for (const card of refill) this.#put(card, from, 0);
      this.shuffle(from);
      const rest = this.pile(from)
        .reverse()
        .slice(0, n - picked.length);
      for (const card of rest) this.#put(card, to, arg);
      picked.push(...rest);
    }
    return picked.map(({ id }) => id);
  }

  move(ids: readonly string[], location: string, arg: number): void {
    for (const id of ids) this.#put(this.card(id), location, arg);
  }

  insert(id: string, location: string, position: number): void {
    const others = this.pile(location).filter((card) => card.id !== id);
    const next = others.find((card) => card.locationArg === position);
    if (!next) return this.move([id], location, position);
    if (this.extreme(true, location) === Number.MAX_SAFE_INTEGER) this.renumber(location);
    const free = next.locationArg;
    for (const card of others) if (card.locationArg >= free) card.locationArg++;
    this.move([id], location, free);
  }

  insertExtreme(id: string, location: string, onTop: boolean): void {
    const step = onTop ? 1 : -1;
    if (!Number.isSafeInteger(this.extreme(onTop, location) + step)) this.renumber(location);
    this.move([id], location, this.extreme(onTop, location) + step);
  }

  /** Returns the highest or the lowest position; 0 in an empty place. */
  extreme(highest: boolean, location: string): number {
    return this.pile(location).at(highest ? -1 : 0)?.locationArg ?? 0;
  }

  renumber(location: string): void {
    this.arrange(this.pile(location).map(({ id }) => id));
  }

  moveAll(from: string | null, to: string, fromArg: number | null | undefined, toArg: number): void {
    const cards = (from === null ? this.#places : [from]).flatMap((place) => this.pile(place));
    for (const card of cards) if (fromArg == null || card.locationArg === fromArg) this.#put(card, to, toArg);
  }

  moveAllKeepOrder(from: string, to: string): void {
    if (from !== to) for (const card of this.pile(from)) this.#put(card, to, card.locationArg);
  }

  shuffle(location: string): void {
    const cards = this.cards.filter((card) => card.location === location);
    for (let last = cards.length - 1; last > 0; last--) {
      const other = this.#random(last + 1);
      [cards[last], cards[other]] = [cards[other] as NaiveCard, cards[last] as NaiveCard];
    }
    this.arrange(cards.map(({ id }) => id));
  }

  arrange(ids: readonly string[]): void {
    ids.forEach((id, position) => {
      this.card(id).locationArg = position;
    });
  }

  card(id: string): NaiveCard {
    return this.cards.find((card) => card.id === id) as NaiveCard;
  }

  #put(card: NaiveCard, location: string, arg: number): void {
    card.location = location;
    card.locationArg = arg;
    card.movedAt = this.#now++;
  }
}
