import type { MoveWord } from "@thunderjack/core";
import type { Advice } from "./advice.js";

/** The sign of a move: `!` the best one in a close decision, `?` a mistake, `??` a blunder. */
export type MoveGlyph = "!" | "?" | "??";

/** The expected loss from which a move is a mistake, for a bet of 1. */
const MISTAKE = 0.01;

/** The expected loss from which a move is a blunder, for a bet of 1. */
const BLUNDER = 0.15;

/** The expected loss of the second best move below which a decision is close, for a bet of 1. */
const CLOSE = 0.05;

/**
 * Returns the glyph of a move by its expected loss: `??` from 0.15 bets, `?` from 0.01 bets, and `!` for the best move if
 * the second best loses less than 0.05 bets, but not nothing.
 *
 * @returns `null` for all other moves, and for a move that is not in the advice
 */
export function glyphOf({ moves }: Advice, move: MoveWord): MoveGlyph | null {
  const cost = moves.find((one) => one.move === move)?.cost;
  if (cost === undefined) return null;
  if (cost >= BLUNDER) return "??";
  if (cost >= MISTAKE) return "?";
  const second = moves[1]?.cost ?? 0;
  return moves[0]?.move === move && second >= MISTAKE && second < CLOSE ? "!" : null;
}
