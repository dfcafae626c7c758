/** An input error that the user can correct. The message names the place, the error and the expected input. */
export class BadInput extends Error {
  override readonly name = "BadInput";
}

/**
 * Calls a function and returns its result. If the function throws a {@link BadInput}, its message is prefixed with the
 * place.
 *
 * @param place the source of the input, such as a file or a line
 */
export function within<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${place}: ${error.message}`) : error;
  }
}
