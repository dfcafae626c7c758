import type { RuleSet } from "@thunderjack/core";
import { type Composition, sizeOf, without } from "./composition.js";
import { type Game, naturalChance } from "./game.js";
import { HandValues, type Plan } from "./hand-values.js";
import { AFTER, BUST, type HandId, handOf, TOTALS } from "./hands.js";
import { ACE, CLASSES, type RankClass } from "./ranks.js";

/*
 * What splitting a pair is worth, with as many hands as the rules allow.
 *
 * **What is assumed of the player.** Each split hand is played by one plan, which looks at the cards of that hand, the
 * upcard, and the one card of the pair that went to the other hand; it forgets what else the other hands drew. A hand
 * that is a pair again is split again as long as the player wants to go on to that many hands, and the best number of
 * hands is chosen beforehand. A player can play so, and the value of playing so is exact; the very best play after a
 * split, which remembers every card, is worth a little more (README.md has the figures).
 *
 * **Why it can be exact.** Hands are settled one by one, so the value of a split is the sum of its hands' values. A
 * hand's value depends on what the others drew only by the cards that are missing; and which unseen card goes where
 * changes no probability. What the others drew matters only as "so many cards of the pair's rank, so many others":
 *
 *     any(k)      one hand, k more cards of the pair's rank being gone
 *     other(k)    the same, counted only where its second card is of another rank
 *     q(k, j)     either of these, counted only where j further cards are of another rank
 *               = q(k, j−1) − P(the next is of the pair's rank) · q(k+1, j−1)
 */

/** A pair that may be split. */
export interface PairToSplit {
  readonly game: Game;
  /** What can still come, without the upcard and both cards of the pair. */
  readonly shoe: Composition;
  readonly rank: RankClass;
  /** How many cards in the shoe make a pair with the hand's: fewer than its class holds, where tens pair by rank. */
  readonly partners: number;
  /** How many hands the pair may become. */
  readonly maxHands: number;
}

/** What a split is worth, and how far it should go. */
export interface SplitValue {
  /** The joint value for an initial bet of 1. */
  readonly value: number;
  /** The number of hands up to which pairs are split. */
  readonly hands: number;
}

/**
 * The value of a split.
 *
 * @param plan how the split hands are played; written here when `chooses` is set
 * @param hands with a plan that is followed: up to how many hands it splits
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

/** Values of one split hand by how many more cards of the pair's rank are gone. */
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

  /** The joint value of splitting, and splitting pairs again, until there are so many hands. */
  splitUpTo(most: number): number {
    let value = 0;
    // Ways to come to so many hands of which so many are known not to be pairs, second card by second card.
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
    // The plan is chosen for the split into two; where more cards of the rank are gone it is followed.
    if (gone > 0) this.#workOut(0);
    const { game, rank, shoe } = this.pair;
    // The hands' own first card counts as theirs, so it goes back into the shoe that they are drawn from.
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

  /** A split hand that has got its second card, and is not split again. */
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
   * With `originalBetsOnly`, a dealer blackjack found at the end takes one bet of the seat. It is counted as if at
   * least one of its hands were always open then: a player who splits against a ten or an ace sees all hands bust, or
   * win a Blitz, and then a dealer blackjack, in about 0.001 % of the deals.
   */
  #originalBetLost(): number {
    const { game, shoe } = this.pair;
    return game.rules.originalBetsOnly && !game.rules.peek ? naturalChance(game, shoe, this.#size) : 0;
  }
}

const LOWEST_DOUBLED = { any: 2, "9-11": 9, "10-11": 10, none: 22 } as const;

/** Whether a hand of two cards may be doubled. */
export function mayDouble({ rules }: Game, hand: HandId, isSplit: boolean): boolean {
  return (!isSplit || rules.doubleAfterSplit) && mayDoubleTotal(rules, TOTALS[hand] ?? 0);
}

/** Whether two cards of this total may be doubled. */
export function mayDoubleTotal({ double }: Pick<RuleSet, "double">, total: number): boolean {
  return total >= LOWEST_DOUBLED[double] && (double === "any" || total <= 11);
}
