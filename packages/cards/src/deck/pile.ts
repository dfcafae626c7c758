const NONE = -1; // no card

/**
 * The nodes of all piles of a deck as columns, by card number. The piles share them, because a card is in one pile.
 *
 * The argument of a card is its `arg` plus the `pending` numbers of all nodes above it: a shift of many cards is stored
 * at the root of their subtree. An operation that changes a subtree first passes these numbers on to the two children.
 */
export class Nodes {
  readonly arg: number[] = [];
  readonly pending: number[] = []; // added to the arguments below this node, but not yet stored there
  readonly parent: number[] = [];
  readonly lower: number[] = []; // the child with the cards below this one
  readonly upper: number[] = []; // the child with the cards above this one
}

/**
 * The cards of one place, sorted by argument, and cards with equal arguments by arrival. The pile contains the numbers of
 * the cards, not their ids.
 *
 * The pile is a treap: a search tree in the order of the cards, in which the priority of a node is higher than the
 * priorities of its children. The priorities are hashes of the card numbers, so the expected depth is logarithmic for
 * every order. Therefore the time of an insertion, a removal, and a shift of all cards above a position is logarithmic.
 */
export class Pile {
  readonly #nodes: Nodes;
  #root = NONE;
  #size = 0;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the top card; −1 if the pile is empty. */
  get top(): number {
    return this.#last(this.#nodes.upper);
  }

  /** The number of the bottom card; −1 if the pile is empty. */
  get bottom(): number {
    return this.#last(this.#nodes.lower);
  }

  /** Returns the argument of a card. */
  argOf(card: number): number {
    const { arg, pending, parent } = this.#nodes;
    let sum = arg[card] as number;
    for (let node = parent[card] as number; node !== NONE; node = parent[node] as number)
      sum += pending[node] as number;
    return sum;
  }

  /** Returns the lowest card with this argument, ignoring the card `except`; −1 if there is none. */
  lowestAt(position: number, except: number): number {
    const { arg, lower, upper } = this.#nodes;
    let found = NONE;
    for (let node = this.#root; node !== NONE; ) {
      this.#passOn(node);
      const isBelow = (arg[node] as number) < position;
      if (!isBelow) found = node;
      node = (isBelow ? upper : lower)[node] as number;
    }
    if (found === except && found !== NONE) found = this.#next(found);
    return found !== NONE && this.argOf(found) === position ? found : NONE;
  }

  /** Returns the top n cards, from the top down. */
  fromTop(n = this.#size): number[] {
    const { lower, upper } = this.#nodes;
    const found: number[] = [];
    const visit = (node: number) => {
      if (node === NONE || found.length === n) return;
      this.#passOn(node);
      visit(upper[node] as number);
      if (found.length < n) found.push(node);
      visit(lower[node] as number);
    };
    visit(this.#root);
    return found;
  }

  /** Returns all cards, bottom to top. */
  toArray(): number[] {
    return this.fromTop().reverse();
  }

  /** Inserts a card above all cards with the same argument or a lower one. */
  insert(card: number, position: number): void {
    const { arg, parent, lower, upper } = this.#nodes;
    let above = NONE;
    for (let node = this.#root; node !== NONE; ) {
      this.#passOn(node);
      above = node;
      node = ((arg[node] as number) > position ? lower : upper)[node] as number;
    }
    this.#reset(card, position, above);
    if (above === NONE) this.#root = card;
    else ((arg[above] as number) > position ? lower : upper)[above] = card;
    this.#size++;
    while (parent[card] !== NONE && priority(card) > priority(parent[card] as number)) this.#rotate(card);
  }

  /** Removes a card, which must be in the pile. */
  remove(card: number): void {
    const { parent, lower, upper } = this.#nodes;
    for (;;) {
      const below = lower[card] as number;
      const above = upper[card] as number;
      if (below === NONE && above === NONE) break;
      const child = above === NONE || (below !== NONE && priority(below) > priority(above)) ? below : above;
      this.#passOn(card);
      this.#passOn(child);
      this.#rotate(child);
    }
    this.#replace(parent[card] as number, card, NONE);
    this.#size--;
  }

  clear(): void {
    this.#root = NONE;
    this.#size = 0;
  }

  /** Adds 1 to the arguments of all cards that have this argument or a higher one. */
  shiftFrom(position: number): void {
    const { arg, lower, upper } = this.#nodes;
    for (let node = this.#root; node !== NONE; ) {
      this.#passOn(node);
      const isShifted = (arg[node] as number) >= position;
      if (isShifted) {
        arg[node] = (arg[node] as number) + 1;
        this.#shift(upper[node] as number, 1);
      }
      node = (isShifted ? lower : upper)[node] as number;
    }
  }

  /**
   * Sets the order of the pile, with the arguments 0, 1, 2 …
   *
   * @param cards the same cards, bottom to top
   */
  arrange(cards: readonly number[]): void {
    const { parent, lower, upper } = this.#nodes;
    this.clear();
    let top = NONE;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as number;
      // The new card is the top. It takes the place of the nodes on the path from the root to the top that have a lower
      // priority, and these nodes are below it.
      let below = NONE;
      for (; top !== NONE && priority(top) < priority(card); top = parent[top] as number) below = top;
      this.#reset(card, at, top);
      if (below !== NONE) {
        lower[card] = below;
        parent[below] = card;
      }
      if (top === NONE) this.#root = card;
      else upper[top] = card;
      top = card;
    }
    this.#size = cards.length;
  }

  /** Returns the end of the path along one column of children. */
  #last(children: readonly number[]): number {
    let node = this.#root;
    if (node === NONE) return NONE;
    for (let next = children[node] as number; next !== NONE; next = children[node] as number) node = next;
    return node;
  }

  /** Returns the card directly above a card; −1 for the top card. */
  #next(card: number): number {
    const { parent, lower, upper } = this.#nodes;
    let node = upper[card] as number;
    if (node !== NONE) {
      while (lower[node] !== NONE) node = lower[node] as number;
      return node;
    }
    let child = card;
    for (node = parent[card] as number; node !== NONE && upper[node] === child; node = parent[node] as number)
      child = node;
    return node;
  }

  #reset(card: number, position: number, above: number): void {
    const { arg, pending, parent, lower, upper } = this.#nodes;
    arg[card] = position;
    pending[card] = 0;
    parent[card] = above;
    lower[card] = NONE;
    upper[card] = NONE;
  }

  #shift(node: number, by: number): void {
    if (node === NONE) return;
    const { arg, pending } = this.#nodes;
    arg[node] = (arg[node] as number) + by;
    pending[node] = (pending[node] as number) + by;
  }

  #passOn(node: number): void {
    const { pending, lower, upper } = this.#nodes;
    const by = pending[node] as number;
    if (by === 0) return;
    this.#shift(lower[node] as number, by);
    this.#shift(upper[node] as number, by);
    pending[node] = 0;
  }

  /** Exchanges a node and its parent. Neither may have pending numbers. */
  #rotate(node: number): void {
    const { parent, lower, upper } = this.#nodes;
    const above = parent[node] as number;
    const [same, other] = lower[above] === node ? [lower, upper] : [upper, lower];
    const middle = other[node] as number; // the cards between the two
    this.#replace(parent[above] as number, above, node);
    other[node] = above;
    parent[above] = node;
    same[above] = middle;
    if (middle !== NONE) parent[middle] = above;
  }

  /** Puts another node, or none, in the place of a child. */
  #replace(above: number, child: number, by: number): void {
    const { parent, lower, upper } = this.#nodes;
    if (above === NONE) this.#root = by;
    else (lower[above] === child ? lower : upper)[above] = by;
    if (by !== NONE) parent[by] = above;
  }
}

/** Returns the priority of a card: a hash of its number. The steps are those of the finalizer of MurmurHash3. */
function priority(card: number): number {
  let hash = card + 1;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
