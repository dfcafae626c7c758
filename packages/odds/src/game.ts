import type { PayoutRatio, RuleSet } from "@thunderjack/core";
import type { Composition } from "./composition.js";
import { DealerOdds } from "./dealer.js";
import { ACE, type RankClass, TEN } from "./ranks.js";

/**
 * The model of the computation.
 *
 * - `composition`: the shoe without all seen cards; the strategy depends on the cards of the hand.
 * - `total`: the same shoe; the strategy depends on the total only, like a printed chart.
 * - `infinite`: infinitely many decks; drawn cards do not change the shoe.
 */
export type OddsMode = "composition" | "total" | "infinite";

/** A rule set against one upcard, in the form that the computation needs. */
export interface Game {
  readonly rules: RuleSet;
  readonly upcard: RankClass;
  readonly dealer: DealerOdds;
  /** Whether drawn cards leave the shoe. */
  readonly depletes: boolean;
  /** The rank class that makes a dealer blackjack with this upcard; -1 if there is none. */
  readonly completesNatural: RankClass | -1;
  /** The payouts for a bet of 1. */
  readonly win: number;
  readonly blackjack: number;
  readonly thunderjack: number;
  readonly blitz: number;
  readonly insurance: number;
  /** The number of cards of a Blitz; `Infinity` without the rule. */
  readonly blitzCards: number;
}

/** Creates the game of a rule set against an upcard. */
export function gameAgainst(rules: RuleSet, upcard: RankClass, mode: OddsMode): Game {
  const depletes = mode !== "infinite";
  const { payouts } = rules;
  return {
    rules,
    upcard,
    depletes,
    dealer: new DealerOdds(rules, upcard, depletes),
    completesNatural: upcard === ACE ? TEN : upcard === TEN ? ACE : -1,
    win: worthOf(payouts.win),
    blackjack: worthOf(payouts.blackjack),
    thunderjack: worthOf(payouts.thunderjack),
    blitz: worthOf(payouts.blitz),
    insurance: worthOf(payouts.insurance),
    blitzCards: rules.blitz?.cards ?? Number.POSITIVE_INFINITY,
  };
}

function worthOf([won, bet]: PayoutRatio): number {
  return won / bet;
}

/** Returns the probability that the next unseen card is of a class. */
export function chanceOf(shoe: Composition, size: number, rank: RankClass): number {
  return (shoe[rank] ?? 0) / size;
}

/** Returns the probability that the dealer has a blackjack. */
export function naturalChance({ completesNatural }: Game, shoe: Composition, size: number): number {
  return completesNatural === -1 ? 0 : chanceOf(shoe, size, completesNatural);
}

/** Returns whether surrender is offered before the dealer peeks. */
export function surrendersEarly({ rules, completesNatural }: Game): boolean {
  return rules.surrender === "early" && rules.peek && completesNatural !== -1;
}
