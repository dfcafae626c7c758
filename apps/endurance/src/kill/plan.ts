import type { Speed } from "@thunderjack/stage";
import type { Chance } from "../player/chance.js";

/** How a life goes, and when it ends. */
export interface Plan {
  readonly speed: Speed;
  /** It is killed after so many testimonies, … */
  readonly testimonies: number;
  /** … and so many milliseconds more. */
  readonly milliseconds: number;
  /** Whether the page waits in its last testimony meanwhile, while the browser goes on storing. */
  readonly isHeld: boolean;
}

/** One life of so many ends before it has told anything: while the browser starts, or the table is opened. */
const STILLBORN = 12;

/** How long a browser takes to start and to open the table, in milliseconds, and some more. */
const STARTING = 2_000;

/** Draws a life. */
export function drawPlan(chance: Chance): Plan {
  const isPaced = chance.below(4) === 0;
  const plan: Plan = {
    speed: isPaced ? "fast" : "instant",
    // At a pace, every event is to be waited for.
    testimonies: 3 + chance.below(isPaced ? 24 : 400),
    milliseconds: chance.below(25),
    isHeld: chance.below(2) === 0,
  };
  if (chance.below(STILLBORN) > 0) return plan;
  return { ...plan, testimonies: 0, milliseconds: chance.below(STARTING), isHeld: false };
}
