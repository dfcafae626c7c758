import type { RuleSet } from "@thunderjack/core";
import { type Composition, sizeOf } from "./composition.js";
import { AFTER, BUST, CARDS, COUNTS, EMPTY, HANDS, SOFT, TOTALS } from "./hands.js";
import { CLASSES, type RankClass, TEN } from "./ranks.js";

/*
 * The distribution of the final hands of the dealer. All orders of the same cards are equally likely. Therefore each
 * set of cards at which the dealer stops is stored only once, with the number of orders in which the dealer can draw
 * it. The sets form a prefix tree. A distribution is one loop over some hundreds or thousands of nodes. Distributions
 * are cached by the unseen cards, because a hand and the same cards in several split hands have the same distribution.
 */

/** The index of a bust. Indexes 0 to 4 are the totals 17 to 21 without a blackjack. */
export const DEALER_BUST = 5;
/** The index of a dealer blackjack. */
export const DEALER_BLACKJACK = 6;
/** The number of values in a distribution. */
export const DEALER_ENDS = 7;

/** The rules for the dealer's hand. */
export type DealerRules = Pick<RuleSet, "dealerHitsSoft17" | "blitz">;

/** The distributions of final hands for one upcard. */
export class DealerOdds {
  // Each array has one entry for each node of the tree, in depth-first order.
  readonly #steps: Uint32Array; // the fields of a step, see `stepOf`
  readonly #past: Uint16Array; // the next node that is not a descendant of this one
  readonly #orders: Float64Array; // the number of orders in which the dealer draws these cards and stops; 0 for an inner node
  readonly #products = new Float64Array(32);
  readonly #shares = new Float64Array(32); // 1 ÷ the number of remaining cards, by depth
  readonly #known = new Map<number, Float64Array>();

  /**
   * Creates the distributions for one upcard.
   *
   * @param depletes whether drawn cards leave the shoe; `false` for infinitely many decks
   */
  constructor(
    rules: DealerRules,
    upcard: RankClass,
    private readonly depletes: boolean,
  ) {
    const nodes = treeOf(dealerHands(rules, upcard), upcard);
    this.#steps = Uint32Array.from(nodes, stepOf);
    this.#past = Uint16Array.from(nodes, ({ past }) => past);
    this.#orders = Float64Array.from(nodes, ({ orders }) => orders);
  }

  /**
   * Returns the probability of each final hand as {@link DEALER_ENDS} values. The caller must not modify the array.
   *
   * @param shoe the unseen cards, without the upcard and with the hole card
   */
  distribution(shoe: Composition): Float64Array {
    const key = keyOf(shoe);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ends = this.#walk(shoe);
    this.#known.set(key, ends);
    return ends;
  }

  /** Clears the cache. Distributions recur while the moves against one upcard are compared, but not later. */
  clearCache(): void {
    this.#known.clear();
  }

  #walk(shoe: Composition): Float64Array {
    const size = sizeOf(shoe);
    const gone = this.depletes ? 1 : 0;
    const into = new Float64Array(DEALER_ENDS);
    const steps = this.#steps;
    const products = this.#products;
    const shares = this.#shares;
    for (let depth = 1; depth < shares.length; depth++) shares[depth] = 1 / (size - gone * (depth - 1));
    products[0] = 1;
    let finished = 0;
    for (let node = 0; node < steps.length; ) {
      const step = steps[node] ?? 0;
      const left = (shoe[step & 15] ?? 0) - gone * ((step >> 4) & 31);
      if (left <= 0) {
        node = this.#past[node] ?? 0;
        continue;
      }
      const depth = (step >> 9) & 31;
      const product = (products[depth - 1] ?? 0) * left * (shares[depth] ?? 0);
      products[depth] = product;
      const orders = this.#orders[node] ?? 0;
      if (orders > 0) {
        const end = step >> 14;
        const probability = orders * product;
        into[end] = (into[end] ?? 0) + probability;
        finished += probability;
      }
      node++;
    }
    // All other hands are busts. Their sets of cards are not stored.
    into[DEALER_BUST] = 1 - finished;
    return into;
  }
}

/** Packs the fields of a node into one integer: rank, number of equal ranks before it, depth, index of the end. */
function stepOf({ rank, alike, depth, end }: DealerNode): number {
  return rank | (alike << 4) | (depth << 9) | (end << 14);
}

/** Returns a unique number below 2⁵³ for each composition of up to eight decks. */
function keyOf(shoe: Composition): number {
  let key = shoe[TEN] ?? 0; // up to 128 cards
  for (let rank = 0; rank < TEN; rank++) key = key * 33 + (shoe[rank] ?? 0); // up to 32 cards of each rank
  return key;
}

/** Returns the number of orders in which the dealer draws each hand and then stops, indexed by `HandId`. */
function dealerHands(rules: DealerRules, upcard: RankClass): Float64Array {
  const reached = new Float64Array(HANDS);
  const stopped = new Float64Array(HANDS);
  const tooMany = rules.blitz?.dealerBusts === true ? rules.blitz.cards : Number.POSITIVE_INFINITY;
  reached[AFTER[EMPTY * CLASSES + upcard] ?? 0] = 1;
  for (let hand = 1; hand < HANDS; hand++) {
    const orders = reached[hand] ?? 0;
    if (orders === 0 || (CARDS[hand] ?? 0) >= tooMany) continue;
    const total = TOTALS[hand] ?? 0;
    if (total > 17 || (total === 17 && !(rules.dealerHitsSoft17 && SOFT[hand] === 1))) {
      stopped[hand] = orders;
      continue;
    }
    for (let rank = 0; rank < CLASSES; rank++) {
      const next = AFTER[hand * CLASSES + rank] ?? BUST;
      if (next !== BUST) reached[next] = (reached[next] ?? 0) + orders;
    }
  }
  return stopped;
}

interface DealerNode {
  readonly rank: RankClass;
  /** The number of cards drawn up to this node, including it. */
  readonly depth: number;
  /** The number of earlier cards of the same rank class. */
  readonly alike: number;
  orders: number;
  /** The index in the distribution. */
  end: number;
  past: number;
}

function treeOf(stopped: Float64Array, upcard: RankClass): readonly DealerNode[] {
  const drawn: { readonly hand: number; readonly cards: readonly RankClass[] }[] = [];
  for (let hand = 0; hand < HANDS; hand++) if (stopped[hand]) drawn.push({ hand, cards: drawnCards(hand, upcard) });
  const nodes: DealerNode[] = [];
  const grow = (sets: typeof drawn, depth: number): void => {
    // High cards come first. Fewer of them fit into a hand, so the tree branches early.
    for (let rank = CLASSES - 1; rank >= 0; rank--) {
      const below = sets.filter(({ cards }) => cards[depth - 1] === rank);
      const [first] = below;
      if (first === undefined) continue;
      const alike = first.cards.slice(0, depth - 1).filter((card) => card === rank).length;
      const node: DealerNode = { rank, depth, alike, orders: 0, end: 0, past: 0 };
      nodes.push(node);
      const whole = below.find(({ cards }) => cards.length === depth);
      if (whole !== undefined) {
        node.orders = stopped[whole.hand] ?? 0;
        const total = TOTALS[whole.hand] ?? 0;
        node.end = depth === 1 && total === 21 ? DEALER_BLACKJACK : total - 17;
      }
      grow(
        below.filter(({ cards }) => cards.length > depth),
        depth + 1,
      );
      node.past = nodes.length;
    }
  };
  grow(drawn, 1);
  return nodes;
}

/** Returns the cards of a dealer hand without the upcard, high cards first. */
function drawnCards(hand: number, upcard: RankClass): readonly RankClass[] {
  const cards: RankClass[] = [];
  for (let rank = CLASSES - 1; rank >= 0; rank--) {
    const count = (COUNTS[hand * CLASSES + rank] ?? 0) - (rank === upcard ? 1 : 0);
    for (let card = 0; card < count; card++) cards.push(rank);
  }
  return cards;
}
