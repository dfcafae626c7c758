/** Some messages quote what a page has set, however long that is. */
const LONGEST = 300;

/** Why something failed, in words: whatever was thrown. */
export function reasonOf(thrown: unknown): string {
  try {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return reason.length > LONGEST ? `${reason.slice(0, LONGEST)}…` : reason;
  } catch {
    return "?";
  }
}
