import type { Clock } from "@thunderjack/core";

/** The time that an element waits for its code or its data without showing an error, in seconds. */
export const LOADING_DEADLINE = 15;

/** Resolves or rejects as a promise does. Rejects if the promise is not settled within {@link LOADING_DEADLINE}. */
export function inTime<Result>(clock: Clock, loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(LOADING_DEADLINE * 1000, () => reject(new Error(`> ${LOADING_DEADLINE} s`)));
    loading.then(resolve, reject).finally(cancel);
  });
}
