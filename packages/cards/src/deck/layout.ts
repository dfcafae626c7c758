import { Nodes, Pile } from "./pile.js";

/**
 * The place of every card, stored as integers. Cards are numbered in the order of creation, places in the order in
 * which they were added. Every card is in exactly one pile, and every pile is always sorted. The arguments are not
 * validated here.
 */
export class Layout {
  readonly placeOf: number[] = []; // card → place
  readonly piles: Pile[] = []; // place → its cards
  readonly nodes = new Nodes();

  addPlace(): void {
    this.piles.push(new Pile(this.nodes));
  }

  addCard(place: number, arg: number): void {
    const card = this.placeOf.push(place) - 1;
    this.nodes.add();
    this.pile(place).insert(card, arg);
  }

  pile(place: number): Pile {
    return this.piles[place] as Pile;
  }

  /** Returns the argument of a card: the position in its pile, or the player. */
  argOf(card: number): number {
    return this.pile(this.placeOf[card] as number).argOf(card);
  }

  /** Moves a card to a place, above the cards with the same argument. */
  put(card: number, place: number, arg: number): void {
    this.pile(this.placeOf[card] as number).remove(card);
    this.placeOf[card] = place;
    this.pile(place).insert(card, arg);
  }

  /** Moves a card to a position in a pile, after the other cards at that position and above have moved up by one. */
  insert(card: number, place: number, position: number): void {
    this.pile(this.placeOf[card] as number).remove(card);
    this.placeOf[card] = place;
    this.pile(place).shiftFrom(position);
    this.pile(place).insert(card, position);
  }

  /** Moves all cards of a place to another place, from the bottom to the top. */
  putAll(from: number, to: number, arg: number): void {
    const cards = this.pile(from).toArray();
    this.pile(from).fill([], 0, 0);
    for (const card of cards) this.placeOf[card] = to;
    const target = this.pile(to);
    if (target.size === 0) target.fill(cards, arg, 0);
    else for (const card of cards) target.insert(card, arg);
  }

  /** Returns the highest or the lowest argument in a place; 0 if it is empty. */
  extreme(place: number, highest: boolean): number {
    const pile = this.pile(place);
    const card = highest ? pile.top : pile.bottom;
    return card < 0 ? 0 : pile.argOf(card);
  }

  /** Returns the cards of a place in the order of their creation. */
  inCreationOrder(place: number): number[] {
    // The array is allocated with its final length, because an array that grows by `push` is copied several times.
    const cards = new Array<number>(this.pile(place).size);
    let found = 0;
    for (let card = 0; card < this.placeOf.length; card++) if (this.placeOf[card] === place) cards[found++] = card;
    return cards;
  }
}
