import { type Bets, NO_BETS } from "@thunderjack/core";
import type { TableSnapshot } from "./snapshot.js";

/** The state of the player that a new shoe continues from. */
export interface Carryover {
  /** In hundredths; `null` for the credits that a new session begins with. */
  readonly credits: number | null;
  readonly bets: Bets;
  /** The number of the previous shoe; 0 for none. */
  readonly shoe: number;
  /** Whether a round in play was lost, so that its bets were returned. */
  readonly isVoid: boolean;
}

/** The carryover of a new session. */
export const NO_CARRYOVER: Carryover = { credits: null, bets: NO_BETS, shoe: 0, isVoid: false };

/** The carryover from a table that was shown between two rounds. */
export function carryoverFrom({ state, shoe }: TableSnapshot): Carryover {
  return { credits: state.credits, bets: state.bets, shoe, isVoid: false };
}
