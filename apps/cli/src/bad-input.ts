/** An input error that the user can correct. The program prints the message and ends with exit code 2. */
export class BadInput extends Error {
  override readonly name = "BadInput";
}

/**
 * Calls a function and returns its result. If the function throws a {@link BadInput}, its message is prefixed with the
 * place.
 *
 * @param place the place of the input, for messages, such as the name of a file or `round 2`
 */
export function within<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${place}: ${error.message}`) : error;
  }
}
