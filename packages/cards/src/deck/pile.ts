/**
 * The cards of one place from bottom to top. They are sorted by argument, and cards with equal arguments by arrival.
 * The pile contains the numbers of the cards, not their ids. Its array never shrinks, because most emptied places are
 * soon filled again.
 */
export class Pile {
  cards = new Int32Array(16);
  size = 0;

  /** The number of the top card; −1 if the pile is empty. */
  get top(): number {
    return this.size === 0 ? -1 : (this.cards[this.size - 1] as number);
  }

  /** Inserts a card above all cards with the same argument or a lower one. */
  insert(card: number, argOf: readonly number[]): void {
    if (this.size === this.cards.length) this.#grow();
    const cards = this.cards;
    const arg = argOf[card] as number;
    let at = this.size++;
    for (; at > 0 && (argOf[cards[at - 1] as number] as number) > arg; at--) cards[at] = cards[at - 1] as number;
    cards[at] = card;
  }

  /** Removes a card, which must be in the pile. A card near the top is removed fastest. */
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

  /**
   * Removes the `count` cards for which `leaves` returns `true`. The search goes from the top down and stops after the
   * last of them.
   */
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

  /**
   * Sets the order of the pile.
   *
   * @param cards the same cards, bottom to top
   */
  reorder(cards: readonly number[]): void {
    for (let at = 0; at < cards.length; at++) this.cards[at] = cards[at] as number;
  }

  /** Returns a copy of the cards, bottom to top. */
  toArray(): number[] {
    // A loop with an index is many times faster than iterating over a typed array.
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
