import type { Card, DeckChange, SeenCard } from "../src/deck/index.js";

type Seen = SeenCard<Card>;

/** A copy of a deck that is updated only from the changes of the deck. */
export class Copy {
  readonly #places = new Map<string, Seen[]>(); // bottom to top

  apply(change: DeckChange<Seen>): void {
    switch (change.type) {
      case "created":
        for (const card of change.cards) this.#add(card);
        break;
      case "moved":
        for (const { before, after } of change.moves) {
          this.#remove(before);
          this.#add(after);
        }
        break;
      case "shuffled":
        this.#places.set(change.location, [...change.cards]);
        break;
    }
  }

  /** Returns all cards by place, bottom to top. */
  picture(): Record<string, Seen[]> {
    const places = [...this.#places].filter(([, cards]) => cards.length > 0);
    return Object.fromEntries(places.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #add(card: Seen): void {
    const cards = this.#places.get(card.location) ?? [];
    const above = cards.findIndex((other) => other.locationArg > card.locationArg);
    cards.splice(above < 0 ? cards.length : above, 0, card);
    this.#places.set(card.location, cards);
  }

  #remove(card: Seen): void {
    const cards = this.#places.get(card.location) ?? [];
    const at = cards.findIndex((other) => other.id === card.id && other.locationArg === card.locationArg);
    if (at < 0) throw new Error(`The copy has no card ${card.id} at ${card.location} ${card.locationArg}.`);
    cards.splice(at, 1);
  }
}
