import type { Clock } from "@thunderjack/stage";

/** The time of the page. */
export const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
