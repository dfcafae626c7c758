const NONE = -1; // no card

/**
 * The nodes of all piles of a deck. Each property is one array, indexed by card number. The piles share the arrays,
 * because every card is in exactly one pile.
 *
 * The argument of a card is its `arg` plus the `pending` numbers of all ancestors of its node: a shift of many cards is
 * stored at the root of their subtree. An operation that changes a subtree first passes the pending number of its root
 * on to the two children.
 */
export class Nodes {
  readonly arg: number[] = [];
  readonly pending: number[] = []; // to be added to the arguments of all descendants of this node
  readonly parent: number[] = [];
  readonly lower: number[] = []; // the child with the cards below this one
  readonly upper: number[] = []; // the child with the cards above this one
  readonly priority: number[] = [];

  /** Adds the node of the next card. The other properties are set when the card is inserted into a pile. */
  add(): void {
    this.priority.push(hashOf(this.priority.length));
  }
}

/** Returns a hash of a card number that differs for every card. The steps are the finalizer of MurmurHash3. */
function hashOf(card: number): number {
  let hash = card + 1;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * The cards of one place, sorted by argument, and cards with equal arguments by arrival. The pile contains the numbers
 * of the cards, not their ids.
 *
 * The pile is a treap: a search tree in the order of the cards, in which the priority of a node is higher than the
 * priorities of its children. The priorities are hashes of the card numbers, so the expected depth is logarithmic for
 * every order. Therefore the time of an insertion, a removal, and a shift of all cards above a position is logarithmic.
 */
export class Pile {
  readonly #nodes: Nodes;
  #root = NONE;
  #size = 0;
  // The cards of the last `fill`, until an operation needs the tree. A pile can be shuffled and listed without a tree.
  #filled: Filled | null = null;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  get size(): number {
    return this.#size;
  }

  /** The number of the top card; −1 if the pile is empty. */
  get top(): number {
    return this.#last(this.#tree().upper);
  }

  /** The number of the bottom card; −1 if the pile is empty. */
  get bottom(): number {
    return this.#last(this.#tree().lower);
  }

  /** Returns the argument of a card. */
  argOf(card: number): number {
    const { arg, pending, parent } = this.#tree();
    let sum = arg[card] as number;
    for (let node = parent[card] as number; node !== NONE; node = parent[node] as number)
      sum += pending[node] as number;
    return sum;
  }

  /** Returns the lowest card with this argument, ignoring the card `except`; −1 if there is none. */
  lowestAt(position: number, except: number): number {
    const { arg, lower, upper } = this.#tree();
    let found = NONE;
    for (let node = this.#root; node !== NONE; ) {
      this.#passOn(node);
      const isBelow = (arg[node] as number) < position;
      if (!isBelow) found = node;
      node = (isBelow ? upper : lower)[node] as number;
    }
    if (found === except && found !== NONE) found = this.#beside(found, upper, lower);
    return found !== NONE && this.argOf(found) === position ? found : NONE;
  }

  /** Returns the top n cards, from the top down. */
  fromTop(n: number): number[] {
    const { lower, upper } = this.#tree();
    const cards: number[] = [];
    for (let card = this.top; card !== NONE && cards.length < n; card = this.#beside(card, lower, upper))
      cards.push(card);
    return cards;
  }

  /** Returns all cards, bottom to top. */
  toArray(): number[] {
    if (this.#filled) return [...this.#filled.cards];
    const { lower, upper } = this.#tree();
    const cards = new Array<number>(this.#size);
    let found = 0;
    for (let card = this.bottom; card !== NONE; card = this.#beside(card, upper, lower)) cards[found++] = card;
    return cards;
  }

  /** Inserts a card above all cards with the same argument or a lower one. */
  insert(card: number, position: number): void {
    const { arg, pending, parent, lower, upper, priority } = this.#tree();
    let above = NONE;
    let side = lower;
    for (let node = this.#root; node !== NONE; node = side[node] as number) {
      this.#passOn(node);
      above = node;
      side = (arg[node] as number) > position ? lower : upper;
    }
    arg[card] = position;
    pending[card] = 0;
    parent[card] = above;
    lower[card] = NONE;
    upper[card] = NONE;
    if (above === NONE) this.#root = card;
    else side[above] = card;
    this.#size++;
    for (; above !== NONE && (priority[card] as number) > (priority[above] as number); above = parent[card] as number) {
      this.#rotate(card);
    }
  }

  /** Removes a card, which must be in the pile. */
  remove(card: number): void {
    const { parent, lower, upper, priority } = this.#tree();
    this.#passOn(card);
    let [below, above] = [lower[card] as number, upper[card] as number];
    while (below !== NONE && above !== NONE) {
      const child = (priority[below] as number) > (priority[above] as number) ? below : above;
      this.#passOn(child);
      this.#rotate(child);
      [below, above] = [lower[card] as number, upper[card] as number];
    }
    this.#replace(parent[card] as number, card, below === NONE ? above : below);
    this.#size--;
  }

  /** Adds 1 to the arguments of all cards that have this argument or a higher one. */
  shiftFrom(position: number): void {
    const { arg, lower, upper } = this.#tree();
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
   * Replaces all cards of the pile. The cards must be in no other pile.
   *
   * @param cards the cards, bottom to top
   * @param position the argument of the bottom card
   * @param step the difference between the arguments of successive cards, 0 or more
   */
  fill(cards: readonly number[], position: number, step: number): void {
    this.#filled = { cards: [...cards], position, step };
    this.#size = cards.length;
  }

  /** Returns the nodes. Builds the tree first if the pile has none since its last `fill`. */
  #tree(): Nodes {
    const filled = this.#filled;
    if (filled) {
      this.#filled = null;
      this.#build(filled);
    }
    return this.#nodes;
  }

  #build({ cards, position, step }: Filled): void {
    const { arg, pending, parent, lower, upper, priority } = this.#nodes;
    this.#root = NONE;
    let top = NONE;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as number;
      arg[card] = position + at * step;
      pending[card] = 0;
      upper[card] = NONE;
      // On the path from the old top to the root, nodes with a lower priority become the lower child of the new top.
      let below = NONE;
      for (; top !== NONE && (priority[top] as number) < (priority[card] as number); top = parent[top] as number) {
        below = top;
      }
      lower[card] = below;
      if (below !== NONE) parent[below] = card;
      parent[card] = top;
      if (top === NONE) this.#root = card;
      else upper[top] = card;
      top = card;
    }
  }

  /** Returns the last node of the path from the root along the lower or upper children; −1 if the pile is empty. */
  #last(children: readonly number[]): number {
    let node = this.#root;
    if (node === NONE) return NONE;
    for (let next = children[node] as number; next !== NONE; next = children[node] as number) node = next;
    return node;
  }

  /** Returns the card directly above a card (if `toward` is `upper` and `back` is `lower`) or below it; −1 if none. */
  #beside(card: number, toward: readonly number[], back: readonly number[]): number {
    const { parent } = this.#nodes;
    let node = toward[card] as number;
    if (node !== NONE) {
      for (let next = back[node] as number; next !== NONE; next = back[node] as number) node = next;
      return node;
    }
    let child = card;
    for (node = parent[card] as number; node !== NONE && toward[node] === child; node = parent[node] as number)
      child = node;
    return node;
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
    const same = lower[above] === node ? lower : upper;
    const other = same === lower ? upper : lower;
    const middle = other[node] as number; // the cards between the two
    this.#replace(parent[above] as number, above, node);
    other[node] = above;
    parent[above] = node;
    same[above] = middle;
    if (middle !== NONE) parent[middle] = above;
  }

  /** Replaces a child of the node `above`, or the root, with the node `by`, which may be `NONE`. */
  #replace(above: number, child: number, by: number): void {
    const { parent, lower, upper } = this.#nodes;
    if (above === NONE) this.#root = by;
    else (lower[above] === child ? lower : upper)[above] = by;
    if (by !== NONE) parent[by] = above;
  }
}

/** The cards of a pile, bottom to top, with the argument of the bottom card and the step to each next one. */
interface Filled {
  readonly cards: readonly number[];
  readonly position: number;
  readonly step: number;
}
