import { type Composition, without } from "./composition.js";
import type { Game } from "./game.js";
import { HandValues, newPlan, type Plan } from "./hand-values.js";
import { COUNTS, HANDS, type HandId, handOf } from "./hands.js";
import { ACE, CLASSES, type RankClass, TEN } from "./ranks.js";
import { mayDouble, splitValue } from "./split.js";

/*
 * The values of the first move of a hand, when double, split and surrender may be legal.
 */

/** A move of the hand to act. */
export type MoveName = "stand" | "hit" | "double" | "split" | "surrender";

/** The moves in the order of their indexes. If several moves have the same value, the first of them is chosen. */
export const MOVES: readonly MoveName[] = ["stand", "hit", "double", "split", "surrender"];

/** The indexes of the moves in {@link MOVES}. */
export const STAND = 0;
export const HIT = 1;
export const DOUBLE = 2;
export const SPLIT = 3;
export const SURRENDER = 4;

/** The plan of split hands, and the number of hands up to which pairs are split again. */
export interface SplitPlan {
  readonly plan: Plan;
  hands: number;
}

/** The complete strategy against one upcard. */
export interface UpcardPlan {
  /** The plan of hands after a hit. */
  readonly drawn: Plan;
  /** The first move of each two-card hand, as an index in {@link MOVES}. */
  readonly first: Uint8Array;
  /**
   * The first move of each two-card hand that cannot be split, for example two tens of different ranks, as an index in
   * {@link MOVES}.
   */
  readonly unpaired: Uint8Array;
  /** The plans of split pairs, by rank class. */
  readonly splits: readonly SplitPlan[];
  /** Whether each hand surrenders early, before the peek: 1 for yes. */
  readonly surrendersEarly: Uint8Array;
  /** Whether each hand takes insurance: 1 for yes. */
  readonly insures: Uint8Array;
}

/** Creates an empty plan. Split hands may share the plan of drawn hands. */
export function newUpcardPlan({ sharesDrawn }: { readonly sharesDrawn: boolean }): UpcardPlan {
  const drawn = newPlan();
  return {
    drawn,
    first: new Uint8Array(HANDS),
    unpaired: new Uint8Array(HANDS),
    splits: Array.from({ length: CLASSES }, () => ({ plan: sharesDrawn ? drawn : newPlan(), hands: 0 })),
    surrendersEarly: new Uint8Array(HANDS),
    insures: new Uint8Array(HANDS),
  };
}

/** Computes the values of the first moves against one upcard. */
export class FirstMoves {
  readonly hands: HandValues;

  /**
   * Prepares the computation.
   *
   * @param shoe the unseen cards without the upcard, plus the cards of the hand
   * @param choosesDraws whether hit or stand is chosen here and written into the plan
   * @param choosesSplits whether the plan of split hands is also chosen here and written
   */
  constructor(
    private readonly game: Game,
    private readonly shoe: Composition,
    private readonly plan: UpcardPlan,
    choosesDraws: boolean,
    private readonly choosesSplits: boolean,
  ) {
    this.hands = new HandValues(game, { shoe, isSplit: false, plan: plan.drawn, chooses: choosesDraws });
  }

  /** Returns the joint value of a move of a two-card hand, or `NaN` if the move is illegal. */
  value(hand: HandId, move: number): number {
    switch (move) {
      case STAND:
        return this.hands.stand(hand);
      case HIT:
        return this.hands.hit(hand);
      case DOUBLE:
        return mayDouble(this.game, hand, false) ? this.hands.double(hand) : Number.NaN;
      case SPLIT:
        return this.split(hand);
      default:
        return this.surrender(hand);
    }
  }

  /** Returns the joint value of a surrender, or `NaN` if it is illegal. */
  surrender(hand: HandId): number {
    const { rules, completesNatural } = this.game;
    if (rules.surrender === "none") return Number.NaN;
    if (rules.surrender === "early" && rules.peek && completesNatural !== -1) return Number.NaN;
    return -this.hands.chance(hand) / 2;
  }

  /**
   * Returns the joint value of a split, or `NaN` if it is illegal.
   *
   * @param partners the exact number of cards in the shoe that form a pair with a card of the hand, if known
   * @param maxHands the maximum number of hands after splits, if it is below the maximum of the rules
   */
  split(hand: HandId, partners?: number, maxHands?: number): number {
    const rank = pairedRank(hand);
    const { rules } = this.game;
    if (rank === -1 || rules.split === null) return Number.NaN;
    const splitPlan = this.plan.splits[rank];
    if (splitPlan === undefined) return Number.NaN;
    const pair = {
      game: this.game,
      shoe: this.game.depletes ? without(this.shoe, rank, 2) : this.shoe,
      rank,
      partners: partners ?? this.#partnersOf(rank),
      maxHands: maxHands ?? rules.split.maxHands,
    };
    const planned = splitPlan.hands === 0 ? undefined : splitPlan.hands;
    const { value, hands } = splitValue(pair, splitPlan.plan, this.choosesSplits, planned);
    splitPlan.hands = hands;
    return value;
  }

  /** Returns the best move, as an index in {@link MOVES}, and its joint value. */
  best(hand: HandId, maySplit: boolean): { readonly move: number; readonly value: number } {
    let best = { move: STAND, value: this.value(hand, STAND) };
    for (let move = HIT; move <= SURRENDER; move++) {
      if (move === SPLIT && !maySplit) continue;
      const value = this.value(hand, move);
      if (value > best.value) best = { move, value };
    }
    return best;
  }

  /**
   * Returns the number of cards in the shoe that form a pair with a card of this pair. If tens pair by rank, only the
   * number of all tens is known, and the result is the expected number. It has an effect only if the tens are split
   * again.
   */
  #partnersOf(rank: RankClass): number {
    const gone = this.game.depletes ? 2 : 0;
    const left = (this.shoe[rank] ?? 0) - gone;
    if (rank !== TEN || this.game.rules.split?.by === "points") return left;
    const { decks } = this.game.rules;
    return (left * (4 * decks - gone)) / (16 * decks - gone);
  }
}

/** Returns the rank class of a hand of two cards of the same class; -1 for any other hand. */
export function pairedRank(hand: HandId): RankClass | -1 {
  for (let rank = ACE; rank < CLASSES; rank++)
    if (COUNTS[hand * CLASSES + rank] === 2 && handOf(rank, rank) === hand) return rank;
  return -1;
}

/**
 * Returns the fraction of the hands with these two rank classes that are pairs. It is 0 or 1, except for tens that pair
 * by rank.
 */
export function pairShare({ rules, depletes }: Game, hand: HandId): number {
  const rank = pairedRank(hand);
  if (rank === -1 || rules.split === null) return 0;
  if (rank !== TEN || rules.split.by === "points") return 1;
  const gone = depletes ? 1 : 0;
  return (4 * rules.decks - gone) / (16 * rules.decks - gone);
}
