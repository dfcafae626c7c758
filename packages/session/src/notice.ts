/** A message for the player, with a detail for the operator of the page. */
export interface Notice {
  readonly code: NoticeCode;
  /** The English text for the player: a few short sentences. */
  readonly message: string;
  /** The error text of the platform or of the parser; `null` if there is none. */
  readonly detail: string | null;
}

/** The code of a notice. */
export type NoticeCode = keyof typeof MESSAGES;

const MESSAGES = {
  "storage-refused":
    "This table cannot be saved here. You can keep playing, but the table is lost when the page is closed.",
  "storage-failed": "The last moves are not saved yet. You can keep playing; the table retries automatically.",
  "storage-cleared": "The saved table was deleted outside this page. The current table was saved again.",
  "saved-again": "Saving works again. The table is saved.",
  "tail-cut": "The end of the saved table was damaged. Its shoe has ended, and a new shoe begins.",
  "secret-lost":
    "The seed of the shoe is missing. You can still read its rounds. You keep your credits and get a new shoe.",
  unreadable:
    "The beginning of the saved table could not be read, so its shoe cannot be continued. A new shoe begins with the last credits that could be read.",
  "newer-version":
    "Your table was saved by a newer version of this page. Reload the page to continue with it. The table shown now is not saved.",
  "other-rules": "The saved table used different rules. The new rules apply from the next shoe.",
  "round-void": "The round in play could not continue. Its bets were returned.",
  "stakes-lost": "The round in play could not continue. Its bets are lost.",
  "changed-elsewhere": "The table was changed in another tab. Your last choice in this tab was tried again.",
  "unsaved-lost": "Moves that could not be saved are lost. The table continues from the last saved state.",
  "owner-silent": "The tab with this table does not respond. Take over the table to continue.",
} as const;

/** Returns the notice with this code. */
export function notice(code: NoticeCode, detail: string | null = null): Notice {
  return { code, message: MESSAGES[code], detail };
}

/** Returns the notice that another tab has sent. Returns `null` if its code is unknown. */
export function noticeFrom(code: string, detail: string | null): Notice | null {
  return isCode(code) ? notice(code, detail) : null;
}

function isCode(code: string): code is NoticeCode {
  return Object.hasOwn(MESSAGES, code);
}

/** Returns the message of an error, for the detail of a notice. */
export function reasonText(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
}
