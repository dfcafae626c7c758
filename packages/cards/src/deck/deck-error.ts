/**
 * The error of an invalid operation, such as an unknown card or place, an invalid number, or an inconsistent saved
 * deck. The message names the invalid value. The deck is unchanged.
 */
export class DeckError extends Error {
  override readonly name = "DeckError";
}

/** Throws if the value is not a safe integer. The message begins with `what`. */
export function checkInteger(value: number, what: string): void {
  if (!Number.isSafeInteger(value)) throw new DeckError(`${what} must be a safe integer, not ${String(value)}.`);
}

/** Throws if the value is not a safe integer of 0 or more. The message begins with `what`. */
export function checkCount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new DeckError(`${what} must be a safe integer of 0 or more, not ${String(value)}.`);
  }
}

/** Throws if the argument of a card is not a safe integer. */
export function checkArg(arg: number): void {
  checkInteger(arg, "The argument of a card");
}
