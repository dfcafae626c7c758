import type { RuleSet } from "@thunderjack/core";
import { type Composition, sizeOf, without } from "./composition.js";
import { type Game, naturalChance } from "./game.js";
import { HandValues, type Plan } from "./hand-values.js";
import { AFTER, BUST, type HandId, handOf, TOTALS } from "./hands.js";
import { ACE, CLASSES, type RankClass } from "./ranks.js";

/*
 * The value of a split, with as many hands as the rules allow.
 *
 * **Assumption about the player.** All split hands follow one plan, which depends on the cards of the hand, the upcard
 * and the other card of the pair, but not on other cards that the other hands drew. Pairs are split again up to a
 * number of hands that is chosen in advance. The value of this strategy is exact. The best strategy, which depends on
 * every card, is worth slightly more (figures in README.md).
 *
 * **Derivation.** Hands are settled independently, so the value of a split is the sum of the values of its hands. The
 * cards of the other hands matter only because they leave the shoe, and only by the number of cards of the rank of the
 * pair among them:
 *
 *     any(k)      the value of one hand, with k more cards of the rank of the pair missing
 *     other(k)    the same, counted only if its second card is of another rank
 *     q(k, j)     either of these, counted only if j further cards are of another rank
 *               = q(k, j−1) − P(the next card is of the rank of the pair) · q(k+1, j−1)
 */

/** A pair that may be split. */
export interface PairToSplit {
  readonly game: Game;
  /** The unseen cards, without the upcard and both cards of the pair. */
  readonly shoe: Composition;
  readonly rank: RankClass;
  /**
   * The number of cards in the shoe that form a pair with a card of the hand. If tens pair by rank, it is lower than
   * the number of all tens.
   */
  readonly partners: number;
  /** The maximum number of hands. */
  readonly maxHands: number;
}

/** The value of a split and the number of hands. */
export interface SplitValue {
  /** The joint value for an initial bet of 1. */
  readonly value: number;
  /** The number of hands up to which pairs are split again. */
  readonly hands: number;
}

/**
 * Computes the value of a split.
 *
 * @param plan the plan of the split hands. If `chooses` is set, the plan is chosen and written.
 * @param hands the number of hands up to which a given plan splits
 */
export function splitValue(pair: PairToSplit, plan: Plan, chooses: boolean, hands?: number): SplitValue {
  const most = mostHands(pair);
  const values = new SplitHands(pair, plan, chooses);
  if (hands !== undefined) return { value: values.splitUpTo(Math.min(hands, most)), hands };
  let best: SplitValue = { value: values.splitUpTo(2), hands: 2 };
  for (let up = 3; up <= most; up++) {
    const value = values.splitUpTo(up);
    if (value > best.value) best = { value, hands: up };
  }
  return best;
}

function mostHands({ game, rank, maxHands }: PairToSplit): number {
  return rank === ACE && game.rules.split?.resplitAces !== true ? 2 : maxHands;
}

/** The values of one split hand, by the number of missing cards of the rank of the pair. */
class SplitHands {
  readonly #any: number[] = [];
  readonly #other: number[] = [];
  readonly #size: number;

  constructor(
    private readonly pair: PairToSplit,
    private readonly plan: Plan,
    private readonly chooses: boolean,
  ) {
    this.#size = sizeOf(pair.shoe);
  }

  /** Returns the joint value of splitting pairs repeatedly, up to a number of hands. */
  splitUpTo(most: number): number {
    let value = 0;
    // The number of sequences of second cards that lead to a number of hands, by the number of hands without a pair.
    const ways = new Map<string, number>([["2,0", 1]]);
    for (let hands = 2; hands <= most; hands++) {
      for (let finished = 0; finished <= hands; finished++) {
        const count = ways.get(`${hands},${finished}`) ?? 0;
        if (count === 0) continue;
        if (hands === most || finished === hands) {
          value += count * this.#pairsDrawn(hands - 2) * this.#handsTogether(hands, finished);
          continue;
        }
        for (const next of [`${hands},${finished + 1}`, `${hands + 1},${finished}`]) {
          ways.set(next, (ways.get(next) ?? 0) + count);
        }
      }
    }
    return value - this.#originalBetLost();
  }

  #handsTogether(hands: number, finished: number): number {
    const gone = hands - 2;
    let value = 0;
    if (finished > 0) value += finished * this.#withOthers(this.#otherOf, gone, finished - 1);
    if (finished < hands) value += (hands - finished) * this.#withOthers(this.#anyOf, gone, finished);
    return value;
  }

  #withOthers(value: (gone: number) => number, gone: number, others: number): number {
    if (others === 0) return value(gone);
    const drawn = this.#partnerChance(gone);
    const kept = this.#withOthers(value, gone, others - 1);
    return drawn === 0 ? kept : kept - drawn * this.#withOthers(value, gone + 1, others - 1);
  }

  #pairsDrawn(count: number): number {
    let chance = 1;
    for (let gone = 0; gone < count; gone++) chance *= this.#partnerChance(gone);
    return chance;
  }

  #partnerChance(gone: number): number {
    const { game, partners } = this.pair;
    if (!game.depletes) return partners / this.#size;
    return Math.max(partners - gone, 0) / (this.#size - gone);
  }

  readonly #anyOf = (gone: number): number => {
    this.#workOut(gone);
    return this.#any[gone] ?? 0;
  };

  readonly #otherOf = (gone: number): number => {
    this.#workOut(gone);
    return this.#other[gone] ?? 0;
  };

  #workOut(gone: number): void {
    if (this.#any[gone] !== undefined) return;
    // The plan is chosen for a split into two hands. With more missing cards, that plan is followed.
    if (gone > 0) this.#workOut(0);
    const { game, rank, shoe } = this.pair;
    // `HandValues` expects a shoe that includes the first card of the hand.
    const from = game.depletes ? without(shoe, rank, gone - 1) : shoe;
    const chooses = this.chooses && gone === 0;
    const values = new HandValues(game, { shoe: from, isSplit: true, plan: this.plan, chooses });
    const start = handOf(rank);
    let any = 0;
    let again = 0;
    for (let second = 0; second < CLASSES; second++) {
      const chance = values.draw(start, second);
      const hand = AFTER[start * CLASSES + second] ?? BUST;
      if (chance === 0 || hand === BUST) continue;
      const value = this.#secondCard(values, hand, chooses);
      any += chance * value;
      if (second === rank) again = value;
    }
    this.#any[gone] = any;
    this.#other[gone] = any - this.#partnerChance(gone) * again;
  }

  /** Returns the value of a split hand that gets its second card and is not split again. */
  #secondCard(values: HandValues, hand: HandId, chooses: boolean): number {
    const { game, rank } = this.pair;
    const { rules } = game;
    if (rank === ACE && rules.split?.hitAces !== true) return values.stand(hand);
    const value = values.playOn(hand);
    if ((rules.autoStandOn21 && TOTALS[hand] === 21) || !mayDouble(game, hand, true)) return value;
    if (!chooses) return this.plan.doubles[hand] === 1 ? values.double(hand) : value;
    const doubled = values.double(hand);
    this.plan.doubles[hand] = doubled > value ? 1 : 0;
    return Math.max(value, doubled);
  }

  /**
   * Returns the loss of the original bet to a dealer blackjack that is found at the end, with `originalBetsOnly`. It
   * assumes that at least one hand of the seat is not settled by then. The assumption is wrong in about 0.001 % of the
   * deals.
   */
  #originalBetLost(): number {
    const { game, shoe } = this.pair;
    return game.rules.originalBetsOnly && !game.rules.peek ? naturalChance(game, shoe, this.#size) : 0;
  }
}

const LOWEST_DOUBLED = { any: 2, "9-11": 9, "10-11": 10, none: 22 } as const;

/** Returns whether a two-card hand may be doubled. */
export function mayDouble({ rules }: Game, hand: HandId, isSplit: boolean): boolean {
  return (!isSplit || rules.doubleAfterSplit) && mayDoubleTotal(rules, TOTALS[hand] ?? 0);
}

/** Returns whether a two-card hand with this total may be doubled. */
export function mayDoubleTotal({ double }: Pick<RuleSet, "double">, total: number): boolean {
  return total >= LOWEST_DOUBLED[double] && (double === "any" || total <= 11);
}
