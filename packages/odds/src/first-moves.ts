import { type Composition, without } from "./composition.js";
import type { Game } from "./game.js";
import { HandValues, newPlan, type Plan } from "./hand-values.js";
import { COUNTS, HANDS, type HandId, handOf } from "./hands.js";
import { ACE, CLASSES, type RankClass, TEN } from "./ranks.js";
import { mayDouble, splitValue } from "./split.js";

/*
 * The first move of a hand: the one at which everything is on offer.
 */

/** A move at a hand's turn. */
export type MoveName = "stand" | "hit" | "double" | "split" | "surrender";

/** The moves, each at its place in plans and lists of values. Where two are worth the same, the first is taken. */
export const MOVES: readonly MoveName[] = ["stand", "hit", "double", "split", "surrender"];

/** The places of the moves in {@link MOVES}. */
export const STAND = 0;
export const HIT = 1;
export const DOUBLE = 2;
export const SPLIT = 3;
export const SURRENDER = 4;

/** How split hands are played, and up to how many hands pairs are split. */
export interface SplitPlan {
  readonly plan: Plan;
  hands: number;
}

/** Everything a player does against one upcard. */
export interface UpcardPlan {
  /** Hands that were hit. */
  readonly drawn: Plan;
  /** The first move, by hand of two cards: a place in {@link MOVES}. */
  readonly first: Uint8Array;
  /** The first move of two tens that are no pair. */
  readonly unpaired: Uint8Array;
  /** Split pairs, by rank class. */
  readonly splits: readonly SplitPlan[];
  /** 1 for hands that surrender when they are asked before the peek. */
  readonly surrendersEarly: Uint8Array;
  /** 1 for hands that take insurance. */
  readonly insures: Uint8Array;
}

/** A plan that is still to be made; hands after a split may share the plan of drawn hands. */
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

/** The first moves against one upcard out of one shoe. */
export class FirstMoves {
  readonly hands: HandValues;

  /**
   * @param shoe what can still come, without the upcard, but with the hand's own cards
   * @param choosesDraws whether hitting and standing is chosen here, and written into the plan
   * @param choosesSplits the same for the play of split hands
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

  /** The joint value of a move, or `NaN` for one that is not offered to this hand of two cards. */
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

  /** Giving up half the bet at the hand's turn. */
  surrender(hand: HandId): number {
    const { rules, completesNatural } = this.game;
    if (rules.surrender === "none") return Number.NaN;
    if (rules.surrender === "early" && rules.peek && completesNatural !== -1) return Number.NaN;
    return -this.hands.chance(hand) / 2;
  }

  /**
   * Splitting a pair.
   *
   * @param partners how many cards in the shoe make a pair with the hand's, where that is known better
   * @param maxHands how many hands the pair may become, where that is less than the rules allow
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

  /** The best of the moves, as a place in {@link MOVES}, with its joint value. */
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
   * How many partners the pair's cards have in the shoe. Of tens that pair by rank only the number of all tens is
   * known here, so it is the number to expect; it matters only where they are split more than once.
   */
  #partnersOf(rank: RankClass): number {
    const gone = this.game.depletes ? 2 : 0;
    const left = (this.shoe[rank] ?? 0) - gone;
    if (rank !== TEN || this.game.rules.split?.by === "points") return left;
    const { decks } = this.game.rules;
    return (left * (4 * decks - gone)) / (16 * decks - gone);
  }
}

/** The rank class of a hand of two like cards, or -1. */
export function pairedRank(hand: HandId): RankClass | -1 {
  for (let rank = ACE; rank < CLASSES; rank++)
    if (COUNTS[hand * CLASSES + rank] === 2 && handOf(rank, rank) === hand) return rank;
  return -1;
}

/** Which part of the hands of these two cards are pairs: all or none, but for tens that pair by rank. */
export function pairShare({ rules, depletes }: Game, hand: HandId): number {
  const rank = pairedRank(hand);
  if (rank === -1 || rules.split === null) return 0;
  if (rank !== TEN || rules.split.by === "points") return 1;
  const gone = depletes ? 1 : 0;
  return (4 * rules.decks - gone) / (16 * rules.decks - gone);
}
