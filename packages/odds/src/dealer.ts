import type { RuleSet } from "@thunderjack/core";
import { type Composition, sizeOf } from "./composition.js";
import { AFTER, BUST, CARDS, COUNTS, EMPTY, HANDS, SOFT, TOTALS } from "./hands.js";
import { CLASSES, type RankClass, TEN } from "./ranks.js";

/*
 * Where the dealer ends. The cards the dealer takes can come in many orders, but every order of the same cards is
 * equally likely: so each set of cards that ends a dealer's hand is listed once, with the number of orders in which the
 * dealer would really have drawn it. The sets are kept as a tree in which sets that begin alike share their beginning;
 * a distribution is then one walk through some hundred or thousand nodes, without recursion. What was walked is
 * remembered by the cards that are left: a hand, and the same cards lying in several split hands, leave the same.
 */

/** Places in a dealer's distribution: 0 to 4 are the totals 17 to 21 without a blackjack. */
export const DEALER_BUST = 5;
/** The place of the dealer's blackjack in a distribution. */
export const DEALER_BLACKJACK = 6;
/** How many places a dealer's distribution has. */
export const DEALER_ENDS = 7;

/** The rules that decide how a dealer ends. */
export type DealerRules = Pick<RuleSet, "dealerHitsSoft17" | "blitz">;

/** The ends of a dealer who shows one upcard. */
export class DealerOdds {
  // One entry per node of the tree, in the order of the walk.
  readonly #steps: Uint32Array; // the fields of a step, see `stepOf`
  readonly #past: Uint16Array; // the first node that is not below this one
  readonly #orders: Float64Array; // in how many orders the dealer draws these cards and then stops; 0 for a mere stage
  readonly #products = new Float64Array(32);
  readonly #shares = new Float64Array(32); // by depth, 1 ÷ the cards that are left there
  readonly #known = new Map<number, Float64Array>();

  /**
   * @param depletes whether a drawn card is gone; not so with infinitely many decks
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
   * The probability of every end, {@link DEALER_ENDS} of them; not to be written to.
   *
   * @param shoe what can still come; the upcard is not in it, the hole card is
   */
  distribution(shoe: Composition): Float64Array {
    const key = keyOf(shoe);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ends = this.#walk(shoe);
    this.#known.set(key, ends);
    return ends;
  }

  /** Gives the memory back. While hands are compared the same cards are missing again and again; later they are not. */
  forget(): void {
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
    // Whatever does not stop is bust: its many sets of cards need not be listed.
    into[DEALER_BUST] = 1 - finished;
    return into;
  }
}

/** The fields of a node that a walk reads together: the rank, how many before it are alike, the depth, the end. */
function stepOf({ rank, alike, depth, end }: DealerNode): number {
  return rank | (alike << 4) | (depth << 9) | (end << 14);
}

/** A number of its own for every composition of up to eight decks; the largest is below 2⁵³. */
function keyOf(shoe: Composition): number {
  let key = shoe[TEN] ?? 0; // up to 128
  for (let rank = 0; rank < TEN; rank++) key = key * 33 + (shoe[rank] ?? 0); // up to 32 of each
  return key;
}

/** In how many orders the dealer comes to hold each hand and stops there, by hand. */
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
  /** How many cards were drawn up to here, this one included. */
  readonly depth: number;
  /** How many of them before this one were of its rank. */
  readonly alike: number;
  orders: number;
  /** The place in the distribution. */
  end: number;
  past: number;
}

function treeOf(stopped: Float64Array, upcard: RankClass): readonly DealerNode[] {
  const drawn: { readonly hand: number; readonly cards: readonly RankClass[] }[] = [];
  for (let hand = 0; hand < HANDS; hand++) if (stopped[hand]) drawn.push({ hand, cards: drawnCards(hand, upcard) });
  const nodes: DealerNode[] = [];
  const grow = (sets: typeof drawn, depth: number): void => {
    // High cards first: the few of them part the sets early.
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

/** The cards of a dealer's hand without the upcard, high cards first. */
function drawnCards(hand: number, upcard: RankClass): readonly RankClass[] {
  const cards: RankClass[] = [];
  for (let rank = CLASSES - 1; rank >= 0; rank--) {
    const count = (COUNTS[hand * CLASSES + rank] ?? 0) - (rank === upcard ? 1 : 0);
    for (let card = 0; card < count; card++) cards.push(rank);
  }
  return cards;
}
