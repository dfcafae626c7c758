import type { TableState } from "./state.js";

/** Returns whether a round is in play: cards are being dealt, a hand must decide, or the dealer plays. */
export function isInPlay(state: Pick<TableState, "phase">): boolean {
  return !isBetweenRounds(state);
}

/** Returns whether no round is in play. This includes the end of the game. A table can be closed in these phases. */
export function isBetweenRounds({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "betting" || phase === "settled" || phase === "broke";
}

/** Returns whether the last round is finished and its results are on the table. This includes the end of the game. */
export function isRoundOver({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "settled" || phase === "broke";
}

/** Returns whether a hand is asked a question before its turn: surrender, or insurance. */
export function asksQuestion({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "surrender" || phase === "insurance";
}

/** Returns whether bets can be changed: no round is in play, and the game is not over. */
export function acceptsBets({ phase }: Pick<TableState, "phase">): boolean {
  return phase === "betting" || phase === "settled";
}
