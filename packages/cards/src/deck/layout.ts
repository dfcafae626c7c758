import { Pile } from "./pile.js";

const NOWHERE = -1; // the place of a card while it is being moved

/**
 * The place of every card, in integers: cards are numbered in the order of creation, places in the order of first use.
 * Every card is in exactly one pile, and every pile is always sorted. The arguments are not validated here.
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

  /** Takes a card from where it is and lays it elsewhere, above the cards of its new argument. */
  put(card: number, place: number, arg: number): void {
    this.pile(this.placeOf[card] as number).remove(card);
    this.placeOf[card] = place;
    this.argOf[card] = arg;
    this.pile(place).insert(card, this.argOf);
  }

  /**
   * Takes several cards from where they are and lays them elsewhere, one after the other. Without an argument they keep
   * theirs, raised by `shift`.
   */
  putSeveral(cards: readonly number[], place: number, arg: number | undefined, shift = 0): void {
    const leaving = new Map<number, number>(); // place → how many cards leave it
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

  /** Puts all cards of a place elsewhere, from the bottom to the top. */
  putAll(from: number, to: number, arg: number): void {
    const source = this.pile(from);
    const { cards, size } = source;
    // Emptied first, so that a place can be moved onto itself: what is written is never ahead of what is read.
    source.clear();
    const target = this.pile(to);
    for (let at = 0; at < size; at++) {
      const card = cards[at] as number;
      this.placeOf[card] = to;
      this.argOf[card] = arg;
      target.insert(card, this.argOf);
    }
  }

  /** The cards of a place at a position and above it, but for one card, bottom to top. */
  atAndAbove(position: number, place: number, except: number): number[] {
    const pile = this.pile(place).toArray();
    return pile.filter((card) => card !== except && (this.argOf[card] as number) >= position);
  }

  /** The top card of a place or the lowest, not counting one; −1 when there is no other. */
  extreme(place: number, onTop: boolean, except = -1): number {
    const { cards, size } = this.pile(place);
    let at = onTop ? size - 1 : 0;
    if (cards[at] === except) at += onTop ? -1 : 1;
    return at < 0 || at >= size ? -1 : (cards[at] as number);
  }

  /** The first free position above or below the cards of a place, not counting one; 0 when there is no other. */
  beyond(place: number, onTop: boolean, except = -1): number {
    const card = this.extreme(place, onTop, except);
    return card < 0 ? 0 : (this.argOf[card] as number) + (onTop ? 1 : -1);
  }

  /** The cards of one place or of two in the order of their creation. */
  inCreationOrder(place: number, orPlace = place): number[] {
    // Allocated with its final length: an array that grows by `push` is copied several times.
    const cards = new Array<number>(this.pile(place).size + (orPlace === place ? 0 : this.pile(orPlace).size));
    let found = 0;
    for (let card = 0; card < this.placeOf.length; card++) {
      if (this.placeOf[card] === place || this.placeOf[card] === orPlace) cards[found++] = card;
    }
    return cards;
  }

  /** Gives the cards of a place a new order, bottom to top, and the positions 0, 1, 2 … */
  arrange(place: number, order: readonly number[]): void {
    this.pile(place).reorder(order);
    for (let at = 0; at < order.length; at++) this.argOf[order[at] as number] = at;
  }
}
