import type { Speed } from "@thunderjack/stage";
import type { Chance } from "../player/chance.js";

/** The speed of one run of the browser, and the time of its kill. */
export interface Plan {
  readonly speed: Speed;
  /** The number of reports before the kill. */
  readonly reportCount: number;
  /** The delay in milliseconds after the last report, or after the start of the browser if `reportCount` is 0. */
  readonly milliseconds: number;
  /**
   * Whether the page is blocked in its last report during the delay. The browser continues to store in the meantime.
   */
  readonly isHeld: boolean;
}

/**
 * With a probability of 1 in this number, a browser is killed without waiting for reports, while it starts or opens the
 * table.
 */
const KILLED_EARLY = 12;

/** The longest time between the start of a browser and its kill without reports, in milliseconds. */
const STARTING = 2_000;

/** Draws a random plan. */
export function drawPlan(chance: Chance): Plan {
  const isPaced = chance.below(4) === 0;
  const plan: Plan = {
    speed: isPaced ? "fast" : "instant",
    // At the speed "fast", each event takes time, so the kill follows after fewer reports.
    reportCount: 3 + chance.below(isPaced ? 24 : 400),
    milliseconds: chance.below(25),
    isHeld: chance.below(2) === 0,
  };
  if (chance.below(KILLED_EARLY) > 0) return plan;
  return { ...plan, reportCount: 0, milliseconds: chance.below(STARTING), isHeld: false };
}
