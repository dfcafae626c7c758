import type { Clock } from "@thunderjack/core";
import type { Phrasebook, Speed } from "@thunderjack/stage";

/** The options of a game. */
export interface GameOptions {
  readonly clock: Clock;
  readonly speed: Speed;
  readonly words: Phrasebook;
}
