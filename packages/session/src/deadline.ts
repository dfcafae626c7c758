import type { Clock } from "@thunderjack/core";

/** The error that is thrown if a promise is not settled in time. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * Returns a promise with the same result and a deadline. It is needed because a database that is blocked by another
 * page never answers.
 *
 * @param milliseconds the time until the deadline, in milliseconds
 * @returns a promise that rejects with {@link TooLate} at the deadline
 */
export function within<Value>(clock: Clock, milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(milliseconds, () => reject(new TooLate(`No answer within ${milliseconds} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}
