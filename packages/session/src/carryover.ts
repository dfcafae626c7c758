import { type Bets, isInPlay, NO_BETS } from "@thunderjack/core";
import { clientSeedOfPlayer } from "@thunderjack/recording";
import type { TableSnapshot } from "./snapshot.js";

/** The state of a session with which a new chain of seeds begins. */
export interface Carryover {
  /** The credits in hundredths; `null` for the initial credits of a session. */
  readonly credits: number | null;
  readonly bets: Bets;
  /** The client seed that the player has set; `null` if there is none. */
  readonly clientSeed: string | null;
  /** The number of the previous shoe; 0 if there is none. */
  readonly shoe: number;
  /** The hash of the trailer of the last closed recording; `null` if there is none. */
  readonly previous: string | null;
  /** Whether the previous chain of seeds was lost. The header of the next recording then contains `recovered`. */
  readonly isRecovered: boolean;
  /** Whether a round in play was lost with its bets. */
  readonly isVoid: boolean;
}

/** The carryover of a new session. */
export const NO_CARRYOVER: Carryover = {
  credits: null,
  bets: NO_BETS,
  clientSeed: null,
  shoe: 0,
  previous: null,
  isRecovered: false,
  isVoid: false,
};

/** Returns the carryover from a shown table that is not stored. The bets of a round in play are lost. */
export function carryoverFrom({ state, fairness, shoe }: TableSnapshot): Carryover {
  const { credits, bets, round } = state;
  return {
    credits,
    bets,
    clientSeed: clientSeedOfPlayer(fairness),
    shoe: round > 0 ? shoe : shoe - 1,
    previous: null,
    isRecovered: true,
    isVoid: isInPlay(state),
  };
}
