import { type Composition, sizeOf } from "./composition.js";
import { DEALER_BUST } from "./dealer.js";
import type { Game } from "./game.js";
import { AFTER, BUST, CARDS, COUNTS, HANDS, type HandId, SOFT, TOTALS } from "./hands.js";
import { CLASSES, type RankClass } from "./ranks.js";

/*
 * The values of a hand that stands, hits, doubles or follows its plan.
 *
 * With a peek, a player only acts if there is no dealer blackjack. The values are **joint** values: the expected net
 * win, where deals with a dealer blackjack that ends the round first count as 0. This allows unconditional
 * probabilities for drawn cards. The joint values of a hand share one factor, {@link HandValues.chance}, so moves
 * compare correctly: joint value ÷ chance is the value for a hand that gets its turn. Without a peek the factor is 1.
 */

/** The planned moves, indexed by `HandId`; 1 means yes. */
export interface Plan {
  /** Whether a hand hits rather than stands. */
  readonly hits: Uint8Array;
  /** Whether a two-card hand doubles if that is legal. */
  readonly doubles: Uint8Array;
}

/** Returns a plan that always stands. */
export function newPlan(): Plan {
  return { hits: new Uint8Array(HANDS), doubles: new Uint8Array(HANDS) };
}

/** The options of {@link HandValues}. */
export interface HandsOptions {
  /** The unseen cards, plus the cards of the hand. */
  readonly shoe: Composition;
  /** Whether the hands come from a split. */
  readonly isSplit: boolean;
  readonly plan: Plan;
  /** Whether the better of hit and stand is chosen and written into the plan. If not, the plan is followed. */
  readonly chooses: boolean;
}

/** The values of all hands against one upcard. Each value is computed on first use. */
export class HandValues {
  readonly #shoe: Composition;
  readonly #size: number;
  readonly #gone: number;
  readonly #against = new Float64Array(HANDS).fill(Number.NaN); // the value of standing without a dealer blackjack
  readonly #playOn = new Float64Array(HANDS).fill(Number.NaN);
  readonly #rest = new Float64Array(CLASSES);
  readonly #isSplit: boolean;
  readonly #plan: Plan;
  readonly #chooses: boolean;

  constructor(
    private readonly game: Game,
    { shoe, isSplit, plan, chooses }: HandsOptions,
  ) {
    this.#shoe = shoe;
    this.#size = sizeOf(shoe);
    this.#gone = game.depletes ? 1 : 0;
    this.#isSplit = isSplit;
    this.#plan = plan;
    this.#chooses = chooses;
  }

  /** Returns the probability that the next card of the hand is of a class. */
  draw(hand: HandId, rank: RankClass): number {
    const left = (this.#shoe[rank] ?? 0) - this.#gone * (COUNTS[hand * CLASSES + rank] ?? 0);
    return left > 0 ? left / (this.#size - this.#gone * (CARDS[hand] ?? 0)) : 0;
  }

  /** Returns the probability of a dealer blackjack, given the hand. */
  natural(hand: HandId): number {
    const { completesNatural } = this.game;
    return completesNatural === -1 ? 0 : this.draw(hand, completesNatural);
  }

  /** Returns the factor of the joint values. It is the probability that the hand gets a turn. */
  chance(hand: HandId): number {
    return this.game.rules.peek ? 1 - this.natural(hand) : 1;
  }

  /**
   * Returns the joint value of standing.
   *
   * @param bet the bet: 1, or 2 for a doubled hand
   */
  stand(hand: HandId, bet = 1): number {
    const against = bet * this.#standAgainst(hand);
    if (this.game.rules.peek) return against;
    return against + this.natural(hand) * this.#openAgainstNatural(hand, bet);
  }

  /** Returns the joint value of a hit. */
  hit(hand: HandId): number {
    let value = 0;
    for (let rank = 0; rank < CLASSES; rank++) {
      const chance = this.draw(hand, rank);
      if (chance === 0) continue;
      const next = AFTER[hand * CLASSES + rank] ?? BUST;
      value += chance * (next === BUST ? -this.#chanceAfter(hand, rank) : this.playOn(next));
    }
    return value;
  }

  /** Returns the joint value of doubling the hand. */
  double(hand: HandId): number {
    let value = 0;
    for (let rank = 0; rank < CLASSES; rank++) {
      const chance = this.draw(hand, rank);
      if (chance === 0) continue;
      const next = AFTER[hand * CLASSES + rank] ?? BUST;
      value += chance * (next === BUST ? -2 * this.#chanceAfter(hand, rank) : this.stand(next, 2));
    }
    return value;
  }

  /**
   * Returns the joint value of a hand after a drawn card. If the rules do not end the turn, the hand hits or stands: it
   * takes the better move, or follows the plan if the plan is given.
   */
  playOn(hand: HandId): number {
    const known = this.#playOn[hand] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = this.#valueOfPlayingOn(hand);
    this.#playOn[hand] = value;
    return value;
  }

  #valueOfPlayingOn(hand: HandId): number {
    const { blitzCards, blitz, rules } = this.game;
    if ((CARDS[hand] ?? 0) >= blitzCards) return blitz * this.chance(hand);
    if (rules.autoStandOn21 && TOTALS[hand] === 21) return this.stand(hand);
    if (!this.#chooses) return this.#plan.hits[hand] === 1 ? this.hit(hand) : this.stand(hand);
    if (this.#cannotGetWorse(hand)) {
      this.#plan.hits[hand] = 1;
      return this.hit(hand);
    }
    const standing = this.stand(hand);
    if (standing >= this.#mostByHitting(hand)) {
      this.#plan.hits[hand] = 0;
      return standing;
    }
    const hitting = this.hit(hand);
    this.#plan.hits[hand] = hitting > standing ? 1 : 0;
    return Math.max(standing, hitting);
  }

  /**
   * Returns whether no card can lower the value of the hand. Such a hand cannot bust, and its total is below 17, so
   * standing wins only if the dealer busts. The value of standing, which is slow to compute, is then not needed.
   */
  #cannotGetWorse(hand: HandId): boolean {
    const total = TOTALS[hand] ?? 0;
    return total <= (SOFT[hand] === 1 ? 16 : 11) && this.#size > this.#gone * (CARDS[hand] ?? 0);
  }

  /** Returns an upper bound of the value of a hit, where each card that does not bust the hand wins. */
  #mostByHitting(hand: HandId): number {
    if (SOFT[hand] === 1) return Number.POSITIVE_INFINITY;
    const { win, blitz, blitzCards } = this.game;
    const most = Number.isFinite(blitzCards) ? Math.max(win, blitz) : win;
    let value = 0;
    for (let rank = 0; rank < CLASSES; rank++) {
      const isBust = AFTER[hand * CLASSES + rank] === BUST;
      value += this.draw(hand, rank) * (isBust ? -this.#chanceAfter(hand, rank) : most);
    }
    return value;
  }

  /** Returns {@link chance} for the hand after one more card that busts it. */
  #chanceAfter(hand: HandId, rank: RankClass): number {
    const { completesNatural, rules } = this.game;
    if (!rules.peek || completesNatural === -1) return 1;
    const left =
      (this.#shoe[completesNatural] ?? 0) -
      this.#gone * ((COUNTS[hand * CLASSES + completesNatural] ?? 0) + (rank === completesNatural ? 1 : 0));
    return 1 - Math.max(left, 0) / (this.#size - this.#gone * ((CARDS[hand] ?? 0) + 1));
  }

  #standAgainst(hand: HandId): number {
    const known = this.#against[hand] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const rest = this.#rest;
    for (let rank = 0; rank < CLASSES; rank++) {
      rest[rank] = (this.#shoe[rank] ?? 0) - this.#gone * (COUNTS[hand * CLASSES + rank] ?? 0);
    }
    const ends = this.game.dealer.distribution(rest);
    const own = (TOTALS[hand] ?? 0) - 17;
    let won = ends[DEALER_BUST] ?? 0;
    let lost = 0;
    for (let end = 0; end < DEALER_BUST; end++) {
      if (end < own) won += ends[end] ?? 0;
      else if (end > own) lost += ends[end] ?? 0;
    }
    const value = this.game.win * won - lost;
    this.#against[hand] = value;
    return value;
  }

  /** Returns the value of an unsettled hand against a dealer blackjack that is found at the end. */
  #openAgainstNatural(hand: HandId, bet: number): number {
    const { rules } = this.game;
    // A split seat loses only its original bet, and only once. `split.ts` adds this loss.
    if (rules.originalBetsOnly) return this.#isSplit ? 0 : -1;
    return TOTALS[hand] === 21 && !rules.naturalBeats21 ? 0 : -bet;
  }
}
