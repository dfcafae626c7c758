import { Pile } from "./pile.js";

const NOWHERE = -1; // the place number of a card while it is being moved

/**
 * The place of every card, stored as integers. Cards are numbered in the order of creation, places in the order of
 * first use. Every card is in exactly one pile, and every pile is always sorted. The arguments are not validated here.
 */
export class Layout {
  readonly placeOf: number[] = []; // card → place
  readonly argOf: number[] = []; // card → position in its pile, or player
  readonly piles: Pile[] = []; // place → its cards

  addPlace(): void {
    this.piles.push(new Pile());
  }

  addCard(place: number, arg: number): void {
    const card = this.placeOf.push(place) - 1;
    this.argOf.push(arg);
    this.pile(place).insert(card, this.argOf);
  }

  pile(place: number): Pile {
    return this.piles[place] as Pile;
  }

  /** Moves a card to a place, above the cards with the same argument. */
  put(card: number, place: number, arg: number): void {
    this.pile(this.placeOf[card] as number).remove(card);
    this.placeOf[card] = place;
    this.argOf[card] = arg;
    this.pile(place).insert(card, this.argOf);
  }

  /**
   * Moves several cards to a place, one after another. If `arg` is undefined, they keep their arguments, increased by
   * `shift`.
   */
  putSeveral(cards: readonly number[], place: number, arg: number | undefined, shift = 0): void {
    const leaving = new Map<number, number>(); // place → the number of cards that leave it
    for (const card of cards) {
      const from = this.placeOf[card] as number;
      leaving.set(from, (leaving.get(from) ?? 0) + 1);
      this.placeOf[card] = NOWHERE;
    }
    for (const [from, count] of leaving) {
      this.pile(from).removeSeveral(count, (card) => this.placeOf[card] === NOWHERE);
    }
    const target = this.pile(place);
    for (const card of cards) {
      this.placeOf[card] = place;
      this.argOf[card] = arg ?? (this.argOf[card] as number) + shift;
      target.insert(card, this.argOf);
    }
  }

  /** Moves all cards of a place to another place, from the bottom to the top. */
  putAll(from: number, to: number, arg: number): void {
    const source = this.pile(from);
    const { cards, size } = source;
    // The source is cleared first because it may also be the target. The loop writes no entry before it has read it.
    source.clear();
    const target = this.pile(to);
    for (let at = 0; at < size; at++) {
      const card = cards[at] as number;
      this.placeOf[card] = to;
      this.argOf[card] = arg;
      target.insert(card, this.argOf);
    }
  }

  /** Returns the top or the bottom card of a place, ignoring the card `except`; −1 if there is none. */
  extreme(place: number, onTop: boolean, except = -1): number {
    const { cards, size } = this.pile(place);
    let at = onTop ? size - 1 : 0;
    if (cards[at] === except) at += onTop ? -1 : 1;
    return at < 0 || at >= size ? -1 : (cards[at] as number);
  }

  /** Returns the next position above or below the cards of a place, ignoring the card `except`; 0 if there is none. */
  beyond(place: number, onTop: boolean, except = -1): number {
    const card = this.extreme(place, onTop, except);
    return card < 0 ? 0 : (this.argOf[card] as number) + (onTop ? 1 : -1);
  }

  /** Returns the cards of one or two places in the order of their creation. */
  inCreationOrder(place: number, orPlace = place): number[] {
    // The array is allocated with its final length, because an array that grows by `push` is copied several times.
    const cards = new Array<number>(this.pile(place).size + (orPlace === place ? 0 : this.pile(orPlace).size));
    let found = 0;
    for (let card = 0; card < this.placeOf.length; card++) {
      if (this.placeOf[card] === place || this.placeOf[card] === orPlace) cards[found++] = card;
    }
    return cards;
  }

  /** Sets the order of the cards of a place, bottom to top, with the positions 0, 1, 2 … */
  arrange(place: number, order: readonly number[]): void {
    this.pile(place).reorder(order);
    for (let at = 0; at < order.length; at++) this.argOf[order[at] as number] = at;
  }
}
