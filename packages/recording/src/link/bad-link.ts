/** Thrown while a link is read. The message goes on where "the link" stood: "is cut off". */
export class BadLink extends Error {
  override readonly name = "BadLink";
}
