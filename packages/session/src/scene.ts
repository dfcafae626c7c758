import type { Fairness, RuleSet, TableState } from "@thunderjack/core";

/** Everything that everybody may know of a table at one moment. */
export interface Scene {
  readonly rules: RuleSet;
  readonly fairness: Fairness;
  /** Which shoe of the session it is, from 1. */
  readonly shoe: number;
  /** Without the hole card. */
  readonly state: TableState;
}

/** Whether a shoe can be changed for another one now: no round is in play, and the game is not over. */
export function isBetweenRounds({ phase }: TableState): boolean {
  return phase === "betting" || phase === "settled";
}

/** Whether a round is in play: its bets are on the table, and nobody knows yet what becomes of them. */
export function isMidRound({ phase }: TableState): boolean {
  return phase !== "betting" && phase !== "settled" && phase !== "broke";
}

/** Whether the player misses something in the table that was found: a round in play, credits or bets. */
export function fallsShort(shown: Scene, found: Scene): boolean {
  if (isMidRound(shown.state)) return JSON.stringify(shown) !== JSON.stringify(found);
  const [before, after] = [shown, found].map(({ state: { credits, bets } }) => JSON.stringify([credits, bets]));
  return before !== after;
}
