/**
 * What a deck throws when it refuses an operation: an unknown card or place, a number that is none, a saved deck that
 * does not add up. The message says what was wrong, by name; the deck is as it was before the call.
 */
export class DeckError extends Error {
  override readonly name = "DeckError";
}

/** Refuses anything but a safe integer; `what` begins the message. */
export function checkInteger(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new DeckError(`${what} must be an integer, not ${String(value)}.`);
}

/** Refuses anything but a safe integer of 0 or more; `what` begins the message. */
export function checkCount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new DeckError(`${what} must be an integer of 0 or more, not ${String(value)}.`);
  }
}

/** Refuses an argument of a place that is no integer. */
export function checkArg(arg: number): void {
  checkInteger(arg, "The argument of a place");
}
