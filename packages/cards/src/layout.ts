import { Pile } from "./pile.js";

/**
 * Where every card lies, in integers: cards are numbered in the order of their creation, places in the order in which
 * they were first named. Every card is in exactly one pile, and every pile is in order at all times. Nothing is checked
 * in here: names and numbers are checked at the door.
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

  /** The position above or below all cards of a place but one; 0 when there is no other. */
  beyond(place: number, onTop: boolean, except: number): number {
    const { cards, size } = this.pile(place);
    const step = onTop ? -1 : 1;
    let at = onTop ? size - 1 : 0;
    if (cards[at] === except) at += step;
    return at < 0 || at >= size ? 0 : (this.argOf[cards[at] as number] as number) - step;
  }

  /** The cards of one place or of two in the order of their creation. */
  inCreationOrder(place: number, orPlace = place): number[] {
    const cards: number[] = [];
    for (let card = 0; card < this.placeOf.length; card++) {
      if (this.placeOf[card] === place || this.placeOf[card] === orPlace) cards.push(card);
    }
    return cards;
  }

  /** Gives the cards of a place a new order, bottom to top, and the positions 0, 1, 2 … */
  arrange(place: number, order: readonly number[]): void {
    this.pile(place).reorder(order);
    for (let at = 0; at < order.length; at++) this.argOf[order[at] as number] = at;
  }
}
