import { type Bets, NO_BETS } from "@thunderjack/core";
import type { TableSnapshot } from "./snapshot.js";

/** The state of the player with which a new shoe begins. */
export interface Carryover {
  /** The credits in hundredths; `null` for the initial credits of a session. */
  readonly credits: number | null;
  readonly bets: Bets;
  /** The number of the previous shoe; 0 if there is none. */
  readonly shoe: number;
  /** Whether a round in play was lost. Its bets were then returned. */
  readonly isVoid: boolean;
}

/** The carryover of a new session. */
export const NO_CARRYOVER: Carryover = { credits: null, bets: NO_BETS, shoe: 0, isVoid: false };

/** Returns the carryover from a table that was shown between two rounds. */
export function carryoverFrom({ state, shoe }: TableSnapshot): Carryover {
  return { credits: state.credits, bets: state.bets, shoe, isVoid: false };
}
