/**
 * The cards of one place from bottom to top: by argument, and among equal arguments the one that came last on top.
 * Holds the numbers of cards, not their ids. It does not shrink: an emptied hand is dealt to again at once.
 */
export class Pile {
  cards = new Int32Array(16);
  size = 0;

  /** The number of the top card, or −1. */
  get top(): number {
    return this.size === 0 ? -1 : (this.cards[this.size - 1] as number);
  }

  /** Lays a card above all cards of its argument or a lower one. */
  insert(card: number, argOf: readonly number[]): void {
    if (this.size === this.cards.length) this.#grow();
    const cards = this.cards;
    const arg = argOf[card] as number;
    let at = this.size++;
    for (; at > 0 && (argOf[cards[at - 1] as number] as number) > arg; at--) cards[at] = cards[at - 1] as number;
    cards[at] = card;
  }

  /** Takes out a card that is in the pile; quickest near the top. */
  remove(card: number): void {
    const cards = this.cards;
    let at = --this.size;
    for (let above = card; ; at--) {
      const here = cards[at] as number;
      cards[at] = above;
      if (here === card) break;
      above = here;
    }
  }

  /** Takes out several cards, those that `leaves` names; looks no deeper than the deepest of them. */
  removeSeveral(count: number, leaves: (card: number) => boolean): void {
    const cards = this.cards;
    let at = this.size;
    for (let found = 0; found < count; ) if (leaves(cards[--at] as number)) found++;
    let kept = at;
    for (; at < this.size; at++) {
      const card = cards[at] as number;
      if (!leaves(card)) cards[kept++] = card;
    }
    this.size = kept;
  }

  clear(): void {
    this.size = 0;
  }

  /** Replaces the order of the pile: the same cards, bottom to top. */
  reorder(cards: readonly number[]): void {
    for (let at = 0; at < cards.length; at++) this.cards[at] = cards[at] as number;
  }

  /** A copy of the cards, bottom to top. */
  toArray(): number[] {
    // A loop is many times quicker than to iterate over a typed array.
    const copy: number[] = [];
    for (let at = 0; at < this.size; at++) copy.push(this.cards[at] as number);
    return copy;
  }

  #grow(): void {
    const larger = new Int32Array(this.cards.length * 2);
    larger.set(this.cards);
    this.cards = larger;
  }
}
