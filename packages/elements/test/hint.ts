import type { Hint } from "../src/hints/tj-advice/tj-advice.js";

/** Returns a hint for the middle hand. `bet` is in hundredths of a credit. */
export function hintWith(bet: number, moves: Hint["advice"]["moves"]): Hint {
  return { bet, advice: { hand: "middle", basis: "counted-shoe", unseen: 180, moves } };
}
