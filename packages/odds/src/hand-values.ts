import { type Composition, sizeOf } from "./composition.js";
import { DEALER_BUST } from "./dealer.js";
import type { Game } from "./game.js";
import { AFTER, BUST, CARDS, COUNTS, HANDS, type HandId, SOFT, TOTALS } from "./hands.js";
import { CLASSES, type RankClass } from "./ranks.js";

/*
 * What a hand is worth from its cards on, when it stands, hits, doubles or plays on as its plan says.
 *
 * Where the dealer peeks, a player only acts when there is no dealer blackjack. Values here are **joint** values: the
 * expectation of what is won, counted as nothing where the dealer has a blackjack that ends the round before anybody
 * acts. Cards are then drawn with the plain probabilities of the shoe, nothing needs to be conditioned card by card,
 * and moves compare as they should, because a hand's joint values share one factor, {@link HandValues.chance}: joint
 * value ÷ chance is the value to a player who was asked. Without a peek the factor is 1.
 */

/** How hands are played: by hand, 1 for yes. */
export interface Plan {
  /** Whether a hand hits rather than stands. */
  readonly hits: Uint8Array;
  /** Whether a hand of two cards doubles, where it may. */
  readonly doubles: Uint8Array;
}

/** A plan that always stands. */
export function newPlan(): Plan {
  return { hits: new Uint8Array(HANDS), doubles: new Uint8Array(HANDS) };
}

/** Where hands come from and how they are played. */
export interface HandsOptions {
  /** What can still come, without the upcard and other seen cards, but with the cards of the hands in question. */
  readonly shoe: Composition;
  /** Whether the hands come from a split. */
  readonly isSplit: boolean;
  readonly plan: Plan;
  /** Whether the plan is written here, by choosing the better of hitting and standing; else it is followed. */
  readonly chooses: boolean;
}

/** The values of all hands out of one shoe against one upcard, each worked out when it is first asked for. */
export class HandValues {
  readonly #shoe: Composition;
  readonly #size: number;
  readonly #gone: number;
  readonly #against = new Float64Array(HANDS).fill(Number.NaN); // standing, where the dealer has no blackjack
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

  /** The probability that the hand's next card is of a class; 0 where there is none left. */
  draw(hand: HandId, rank: RankClass): number {
    const left = (this.#shoe[rank] ?? 0) - this.#gone * (COUNTS[hand * CLASSES + rank] ?? 0);
    return left > 0 ? left / (this.#size - this.#gone * (CARDS[hand] ?? 0)) : 0;
  }

  /** The probability that the dealer has a blackjack, to who sees the hand. */
  natural(hand: HandId): number {
    const { completesNatural } = this.game;
    return completesNatural === -1 ? 0 : this.draw(hand, completesNatural);
  }

  /** The factor of the hand's joint values: the probability that it is asked at all. */
  chance(hand: HandId): number {
    return this.game.rules.peek ? 1 - this.natural(hand) : 1;
  }

  /** Standing, for a bet of 1, or 2 where the hand was doubled. */
  stand(hand: HandId, bet = 1): number {
    const against = bet * this.#standAgainst(hand);
    if (this.game.rules.peek) return against;
    return against + this.natural(hand) * this.#openAgainstNatural(hand, bet);
  }

  /** Taking a card and playing on. */
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

  /** Doubling the bet for exactly one card. */
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

  /** What the hand is worth after a card: what the rules do with it, else the better, or planned, of hit and stand. */
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
   * Whether no card makes the hand worse than it is now: it cannot bust, and totals below 17 all win only if the dealer
   * busts. Then nobody needs to work out what standing is worth, which is what takes the time.
   */
  #cannotGetWorse(hand: HandId): boolean {
    const total = TOTALS[hand] ?? 0;
    return total <= (SOFT[hand] === 1 ? 16 : 11) && this.#size > this.#gone * (CARDS[hand] ?? 0);
  }

  /** A value that hitting cannot exceed: every card that does not bust wins. */
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

  /** {@link chance} of the hand that one more card busts. */
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

  /** What an open hand is worth against a dealer blackjack that is found at the end. */
  #openAgainstNatural(hand: HandId, bet: number): number {
    const { rules } = this.game;
    // Of a split seat only the original bet is lost, once for all its hands: it is counted with the split.
    if (rules.originalBetsOnly) return this.#isSplit ? 0 : -1;
    return TOTALS[hand] === 21 && !rules.naturalBeats21 ? 0 : -bet;
  }
}
