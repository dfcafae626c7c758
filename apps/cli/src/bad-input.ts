/** An input error that the user can correct. The message names the place, the error and the expected input. */
export class BadInput extends Error {
  override readonly name = "BadInput";
}

/**
 * Does some work at a place, which bad input then names.
 *
 * @param place where the input stands, such as a file or a line
 */
export function within<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${place}: ${error.message}`) : error;
  }
}
