/** Something that the person at the command line can put right. The message says where, what, and what would be right. */
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
