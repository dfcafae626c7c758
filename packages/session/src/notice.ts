/** A message for the player, or for the operator of the page. */
export interface Notice {
  readonly code: NoticeCode;
  /** One English sentence for the player. */
  readonly message: string;
  /** The error text of the platform or of the parser; `null` if there is none. */
  readonly detail: string | null;
}

/** The code of a notice. */
export type NoticeCode = keyof typeof MESSAGES;

const MESSAGES = {
  "storage-refused": "This table cannot be saved here: play continues, and the table is lost when the page is closed.",
  "storage-failed": "The last moves could not be saved yet: play continues, and saving is tried again.",
  "storage-cleared": "The saved table was deleted from outside; it was saved again in its present state.",
  "saved-again": "The table is saved again.",
  "tail-cut": "The end of the saved table was damaged: it continues after the last complete move.",
  "secret-lost": "The seed of the shoe is lost: its rounds can be read, and your credits continue with a new shoe.",
  unreadable: "The saved table could not be read: it was set aside, and a new shoe begins.",
  "newer-version": "The table was saved by a newer version: it is left unchanged, and this table is not saved.",
  "other-rules": "The saved table had other rules: the new ones apply from the next shoe.",
  "round-void": "The round in play could not continue: its bets were returned.",
  "changed-elsewhere": "The table was changed in another tab: your last choice here was decided again.",
  "unsaved-lost": "Moves that could not be saved are lost: the table was changed in another tab.",
  "owner-silent": "The tab with this table does not respond: take the table over to continue.",
} as const;

/** Returns the notice with this code. */
export function notice(code: NoticeCode, detail: string | null = null): Notice {
  return { code, message: MESSAGES[code], detail };
}

/** Returns the notice that another tab has sent; `null` if its code is unknown. */
export function noticeFrom(code: string, detail: string | null): Notice | null {
  return isCode(code) ? notice(code, detail) : null;
}

function isCode(code: string): code is NoticeCode {
  return Object.hasOwn(MESSAGES, code);
}

/** Returns the text of an error, for the detail of a notice. */
export function reasonText(reason: unknown): string {
  return reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
}
