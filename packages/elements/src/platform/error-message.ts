/** The maximum length of a message. Some messages quote a value of any length that a page has set. */
const LONGEST = 300;

/** Returns the reason of a failure as text, for any thrown value. */
export function reasonOf(thrown: unknown): string {
  try {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason;
  } catch {
    return "?";
  }
}
