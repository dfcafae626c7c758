/** The number of characters of the longest recording with notes and branches. */
const LONGEST = 2 ** 19;

/** Returns whether a recording is too long for notes and branches, which are read and written in one step. */
export function isTooLongForNotes(texts: readonly string[]): boolean {
  return texts.reduce((sum, { length }) => sum + length, 0) > LONGEST;
}
