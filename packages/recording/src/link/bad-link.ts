/**
 * The error that is thrown for a link that cannot be read. The message continues a sentence that begins with "The
 * link": "is cut off".
 */
export class BadLink extends Error {
  override readonly name = "BadLink";
}
