import { type CardId, pointsOf, type Rank } from "@thunderjack/cards";

/*
 * Rank classes. The four ranks that count ten form one class. They differ only for pairs by rank and for a Thunderjack.
 */

/** A rank class. 0 is the ace, 1 to 8 are two to nine, and 9 is every rank that counts ten. */
export type RankClass = number;

/** The number of rank classes. */
export const CLASSES = 10;

/** The class of the aces. */
export const ACE: RankClass = 0;

/** The class of the tens, jacks, queens and kings. */
export const TEN: RankClass = 9;

/** Returns the class of a rank. */
export function classOf(rank: Rank): RankClass {
  if (rank === "a") return ACE;
  return rank === "j" || rank === "q" || rank === "k" ? TEN : Number(rank) - 1;
}

/** Returns the class of a card. */
export function classOfId(id: CardId): RankClass {
  return pointsOf(id) - 1;
}

/** Returns a representative rank of a class. */
export function rankOfClass(rank: RankClass): Rank {
  return RANK_NAMES[rank] ?? "10";
}

const RANK_NAMES: readonly Rank[] = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** Returns the points of a card of the class, where the ace counts as one. */
export function pointsOfClass(rank: RankClass): number {
  return rank + 1;
}
