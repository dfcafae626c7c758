import type { CardId } from "@thunderjack/cards";
import { handNamed } from "@thunderjack/core";
import { advise, trayAfter } from "@thunderjack/odds";
import type { Hint } from "../src/hints/tj-advice/tj-advice.js";
import type { Moment } from "./moment.js";

/**
 * Returns the hint for the hand whose turn it is at a moment; `null` while it is no hand's turn. The discarded cards
 * are excluded from the cards that can be drawn.
 */
export function hintAt({ round: { rules, publicEvents, publicStates }, position }: Moment): Hint | null {
  const state = publicStates[position];
  if (state === undefined) return null;
  const tray = publicEvents.slice(0, position).reduce<readonly CardId[]>(trayAfter, []);
  const advice = advise({ rules, state, tray });
  return advice === null ? null : { advice, bet: handNamed(state, advice.hand)?.bet ?? 0 };
}
