import type { PayoutRatio, RuleSet } from "@thunderjack/core";
import type { Composition } from "./composition.js";
import { DealerOdds } from "./dealer.js";
import { ACE, type RankClass, TEN } from "./ranks.js";

/**
 * What the odds are worked out on.
 *
 * - `composition`: the shoe without every card seen, and the best move for the very cards of the hand.
 * - `total`: the same shoe, but a strategy that looks at totals only, as a printed chart does.
 * - `infinite`: cards come back before the next one is drawn.
 */
export type OddsMode = "composition" | "total" | "infinite";

/** One upcard under one rule set: what the player's recursion asks for at every card, worked out once. */
export interface Game {
  readonly rules: RuleSet;
  readonly upcard: RankClass;
  readonly dealer: DealerOdds;
  /** Whether drawn cards are gone. */
  readonly depletes: boolean;
  /** The class that makes a dealer blackjack with this upcard, or -1. */
  readonly completesNatural: RankClass | -1;
  /** What is won for a bet of 1. */
  readonly win: number;
  readonly blackjack: number;
  readonly thunderjack: number;
  readonly blitz: number;
  readonly insurance: number;
  /** How many cards make a Blitz; infinity where there is none. */
  readonly blitzCards: number;
}

/** The game of a rule set against an upcard. */
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

/** The probability that the next card that nobody has seen is of a class. */
export function chanceOf(shoe: Composition, size: number, rank: RankClass): number {
  return (shoe[rank] ?? 0) / size;
}

/** The probability that the dealer has a blackjack. */
export function naturalChance({ completesNatural }: Game, shoe: Composition, size: number): number {
  return completesNatural === -1 ? 0 : chanceOf(shoe, size, completesNatural);
}

/** Whether the hands of this game are asked to surrender before the dealer peeks. */
export function surrendersEarly({ rules, completesNatural }: Game): boolean {
  return rules.surrender === "early" && rules.peek && completesNatural !== -1;
}
