import type { SessionClock } from "./session-clock.js";

/** What somebody promised did not come in time. */
export class TooLate extends Error {
  override readonly name = "TooLate";
}

/**
 * The same promise, but for so many milliseconds only: a database that another page blocks answers never.
 *
 * @throws TooLate when the time is over
 */
export function within<Value>(clock: SessionClock, milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => reject(new TooLate(`No answer within ${milliseconds} ms.`)));
    promise.then(resolve, reject).finally(cancel);
  });
}
