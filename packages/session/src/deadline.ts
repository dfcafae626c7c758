import type { Clock } from "@thunderjack/core";

/** The error that is thrown if a promise is not settled in time. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * Returns a promise with the same result, which rejects with {@link TooLate} at a deadline. A deadline is necessary,
 * because a database that is blocked by another page never answers.
 *
 * @param milliseconds the time until the deadline, in milliseconds
 */
export function within<Value>(clock: Clock, milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(milliseconds, () => reject(new TooLate(`No answer within ${milliseconds} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}
