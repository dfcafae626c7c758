import type { TableState } from "./state.js";

/** Returns whether a round is in play: cards are being dealt, a hand must decide, or the dealer plays. */
export function isInPlay(state: Pick<TableState, "phase">): boolean {
  return !isBetweenRounds(state);
}

/** Returns whether no round is in play, also when the game is over. A table can be closed now. */
export function isBetweenRounds({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "betting" || phase === "settled" || phase === "broke";
}

/** Returns whether bets can be changed: no round is in play, and the game is not over. */
export function acceptsBets({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "betting" || phase === "settled";
}
