/** Thrown while a link is read. The message continues the sentence that begins with "The link": "is cut off". */
export class BadLink extends Error {
  override readonly name = "BadLink";
}
