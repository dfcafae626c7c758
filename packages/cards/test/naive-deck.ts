import type { RandomBelow } from "../src/deck/index.js";

export interface NaiveCard {
  id: string;
  location: string;
  locationArg: number;
  came: number; // the time of its last move; of two cards with the same argument, the later one is on top
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
    return cards.sort((a, b) => a.locationArg - b.locationArg || a.came - b.came);
  }

  create(count: number, location: string, arg?: number): void {
    const top = this.pile(location).at(-1);
    const start = top ? top.locationArg + 1 : 0;
    for (let at = 0; at < count; at++) {
      const id = String(this.cards.length + 1);
      this.cards.push({ id, location, locationArg: arg ?? start + at, came: this.#now++ });
    }
  }

  pick(n: number, from: string, to: string, arg: number, noReshuffle: boolean): string[] {
    const picked = this.pile(from).reverse().slice(0, n);
    for (const card of picked) this.#put(card, to, arg);
    const ids = picked.map(({ id }) => id);
    const feeder = this.#feeders[from];
    if (ids.length < n && this.pile(from).length === 0 && !noReshuffle && feeder && this.pile(feeder).length > 0) {
      this.moveAll(feeder, from, undefined, 0);
      this.shuffle(from);
      const rest = this.pile(from)
        .reverse()
        .slice(0, n - ids.length);
      for (const card of rest) this.#put(card, to, arg);
      ids.push(...rest.map(({ id }) => id));
    }
    return ids;
  }

  move(ids: readonly string[], location: string, arg: number): void {
    for (const id of ids) this.#put(this.card(id), location, arg);
  }

  insert(id: string, location: string, position: number): void {
    for (const card of this.cards) {
      if (card.id !== id && card.location === location && card.locationArg >= position) card.locationArg++;
    }
    this.move([id], location, position);
  }

  insertExtreme(id: string, location: string, onTop: boolean): void {
    const others = this.pile(location).filter((card) => card.id !== id);
    const positions = others.map((card) => card.locationArg);
    const next = onTop ? Math.max(...positions) + 1 : Math.min(...positions) - 1;
    this.move([id], location, others.length === 0 ? 0 : next);
  }

  moveAll(from: string | null, to: string, fromArg: number | undefined, toArg: number): void {
    const cards = (from === null ? this.#places : [from]).flatMap((place) => this.pile(place));
    for (const card of cards) if (fromArg === undefined || card.locationArg === fromArg) this.#put(card, to, toArg);
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
    card.came = this.#now++;
  }
}
