/** The maximum length of a message, in characters. A message may quote a long value that a page has set. */
const LONGEST = 300;

/** Returns the message of any thrown value, shortened to {@link LONGEST}; `?` if it cannot be converted to text. */
export function reasonOf(thrown: unknown): string {
  try {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason;
  } catch {
    return "?";
  }
}
