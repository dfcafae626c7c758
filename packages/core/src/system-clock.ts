import type { Clock } from "./clock.js";

// Browsers and Node provide these globals. They are declared here because the package compiles without the types of
// either platform.
declare const performance: { now(): number };
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** The clock of the platform, for browsers and Node. It uses `performance.now` and `setTimeout`. */
export const systemClock: Clock = {
  now: () => performance.now(),
  schedule(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
