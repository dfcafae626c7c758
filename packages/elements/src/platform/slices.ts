import type { SliceOptions } from "@thunderjack/recording";

/** Returns the options for long work in slices of 10 ms, between which the page handles events and draws. */
export function inPage(signal: AbortSignal, onProgress?: (progress: number) => void): SliceOptions {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const slices = { now: () => performance.now(), pause, signal };
  return onProgress === undefined ? slices : { ...slices, onProgress };
}
