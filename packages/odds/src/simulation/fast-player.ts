import type { RuleSet } from "@thunderjack/core";
import { DOUBLE, HIT, SPLIT, STAND, SURRENDER, type UpcardPlan } from "../first-moves.js";
import { CARDS, TOTALS } from "../hands.js";
import { ACE, type RankClass, TEN } from "../ranks.js";
import { mayDoubleTotal } from "../split.js";
import type { FastHands } from "./fast-hands.js";
import { classOfCard, type FastShoe } from "./fast-shoe.js";

/** Chooses the moves at a fast table. It makes the planned move if that is legal. */
export class FastPlayer {
  constructor(
    private readonly rules: RuleSet,
    private readonly hands: FastHands,
    private readonly shoe: FastShoe,
  ) {}

  /** Returns whether surrender is offered before the dealer peeks. */
  surrendersEarly(upcard: RankClass): boolean {
    return this.rules.surrender === "early" && this.rules.peek && (upcard === ACE || upcard === TEN);
  }

  /** Returns whether a hand is a split ace that takes no further card. */
  isLockedAces(slot: number): boolean {
    return this.#isSplitAces(slot) && this.rules.split?.hitAces !== true;
  }

  #isSplitAces(slot: number): boolean {
    return this.hands.split[slot] === 1 && classOfCard(this.hands.first[slot] ?? 0) === ACE;
  }

  /** Returns the first planned move that is legal, in the order of `answerOf`. */
  moveOf(slot: number, plan: UpcardPlan, upcard: RankClass): number {
    const { hands } = this;
    const hand = hands.hand[slot] ?? 0;
    const isTwoCards = CARDS[hand] === 2;
    let drawn = plan.drawn;
    if (hands.split[slot] === 1) {
      const splitPlan = plan.splits[classOfCard(hands.first[slot] ?? 0)];
      if (splitPlan !== undefined) {
        drawn = splitPlan.plan;
        if (isTwoCards && hands.handsOf(hands.seat[slot] ?? 0) < splitPlan.hands && this.maySplit(slot)) return SPLIT;
      }
      if (isTwoCards && drawn.doubles[hand] === 1 && this.#mayDouble(slot)) return DOUBLE;
    } else if (isTwoCards) {
      const first = plan.first[hand] ?? STAND;
      if (this.#may(first, slot, upcard)) return first;
      const unpaired = plan.unpaired[hand] ?? STAND;
      if (this.#may(unpaired, slot, upcard)) return unpaired;
    }
    return drawn.hits[hand] === 1 && this.#may(HIT, slot, upcard) ? HIT : STAND;
  }

  #may(move: number, slot: number, upcard: RankClass): boolean {
    switch (move) {
      case HIT:
        return !this.isLockedAces(slot) && this.shoe.left > 0;
      case DOUBLE:
        return this.#mayDouble(slot);
      case SPLIT:
        return this.maySplit(slot);
      case SURRENDER:
        return this.rules.surrender !== "none" && !this.surrendersEarly(upcard);
      default:
        return true;
    }
  }

  #mayDouble(slot: number): boolean {
    const { doubleAfterSplit } = this.rules;
    if (this.hands.split[slot] === 1 && (!doubleAfterSplit || this.isLockedAces(slot))) return false;
    return mayDoubleTotal(this.rules, TOTALS[this.hands.hand[slot] ?? 0] ?? 0) && this.shoe.left > 0;
  }

  /** Returns whether a hand may be split now. */
  maySplit(slot: number): boolean {
    const { split } = this.rules;
    const { hands, shoe } = this;
    if (split === null || CARDS[hands.hand[slot] ?? 0] !== 2) return false;
    const [first, second] = [hands.first[slot] ?? 0, hands.second[slot] ?? 0];
    const isPair =
      split.by === "rank" ? shoe.rankOf(first) === shoe.rankOf(second) : classOfCard(first) === classOfCard(second);
    if (!isPair || (this.#isSplitAces(slot) && !split.resplitAces)) return false;
    return hands.handsOf(hands.seat[slot] ?? 0) < split.maxHands && shoe.left >= 2;
  }
}
