import { type Bets, NO_BETS } from "@thunderjack/core";
import { clientSeedOfPlayer } from "@thunderjack/recording";
import type { TableSnapshot } from "./snapshot.js";

/** The state of the player with which a new shoe begins. */
export interface Carryover {
  /** The credits in hundredths; `null` for the initial credits of a session. */
  readonly credits: number | null;
  readonly bets: Bets;
  /** The client seed that the player has set; `null` if there is none. */
  readonly clientSeed: string | null;
  /** The number of the previous shoe; 0 if there is none. */
  readonly shoe: number;
  /** Whether a round in play was lost. Its bets were then returned. */
  readonly isVoid: boolean;
}

/** The carryover of a new session. */
export const NO_CARRYOVER: Carryover = { credits: null, bets: NO_BETS, clientSeed: null, shoe: 0, isVoid: false };

/** Returns the carryover from a table that was shown between two rounds. */
export function carryoverFrom({ state, fairness, shoe }: TableSnapshot): Carryover {
  const { credits, bets } = state;
  return { credits, bets, clientSeed: clientSeedOfPlayer(fairness), shoe, isVoid: false };
}
