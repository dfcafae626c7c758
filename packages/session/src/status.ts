import type { Notice } from "./notice.js";

/** How it stands with a session, besides the game. */
export interface SessionStatus {
  /** Whether this tab owns the table, follows the tab that does, or neither any more. */
  readonly role: "opening" | "owner" | "follower" | "closed";
  /**
   * Whether everything that is shown is saved. `unsaved` is tried again; `memory` is not, and is gone when the tab is
   * closed.
   */
  readonly saving: "saved" | "unsaved" | "memory";
  /** What had to be told, the latest last; `KEPT_NOTICES` at most. */
  readonly notices: readonly Notice[];
}

/** How many notices are kept. */
const KEPT_NOTICES = 8;

/** The status with one more notice. One that was just told is not told again. */
export function withNotice(status: SessionStatus, told: Notice): SessionStatus {
  const latest = status.notices.at(-1);
  if (latest !== undefined && latest.code === told.code && latest.detail === told.detail) return status;
  return { ...status, notices: [...status.notices, told].slice(-KEPT_NOTICES) };
}
