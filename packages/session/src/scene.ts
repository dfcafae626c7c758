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
