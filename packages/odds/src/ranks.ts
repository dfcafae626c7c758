import type { Rank } from "@thunderjack/cards";

/*
 * What the odds see of a card: its rank class. The four ranks that count ten are one class, for they differ only where
 * pairs are made by rank and at the deal, where a Thunderjack needs a court of the ace's suit.
 */

/** A class of ranks that play alike: 0 is the ace, 1 to 8 are two to nine, 9 is everything that counts ten. */
export type RankClass = number;

/** How many classes of ranks there are. */
export const CLASSES = 10;

/** The class of the aces. */
export const ACE: RankClass = 0;

/** The class of the tens, jacks, queens and kings. */
export const TEN: RankClass = 9;

/** The class of a rank. */
export function classOf(rank: Rank): RankClass {
  if (rank === "a") return ACE;
  return rank === "j" || rank === "q" || rank === "k" ? TEN : Number(rank) - 1;
}

/** A rank that stands for its class. */
export function rankOfClass(rank: RankClass): Rank {
  return RANK_NAMES[rank] ?? "10";
}

const RANK_NAMES: readonly Rank[] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** What a card of the class counts, the ace as one. */
export function pointsOfClass(rank: RankClass): number {
  return rank + 1;
}
