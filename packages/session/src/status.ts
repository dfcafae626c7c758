import { BehaviorSubject, type Observable } from "rxjs";
import type { Notice, NoticeCode } from "./notice.js";

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

/** Says how it stands with a session, and each change of it. */
export class StatusBoard {
  readonly #status = new BehaviorSubject<SessionStatus>({ role: "opening", saving: "saved", notices: [] });

  get current(): SessionStatus {
    return this.#status.value;
  }

  /** The present status at once, then each change of it. */
  get changes$(): Observable<SessionStatus> {
    return this.#status.asObservable();
  }

  change(change: Partial<Pick<SessionStatus, "role" | "saving">>): void {
    const { current } = this;
    const status = { ...current, ...change };
    if (status.role !== current.role || status.saving !== current.saving) this.#status.next(status);
  }

  /** Adds a notice. One that was just told is not told again. */
  tell(told: Notice): void {
    const { notices } = this.current;
    const latest = notices.at(-1);
    if (latest?.code === told.code && latest.detail === told.detail) return;
    this.#status.next({ ...this.current, notices: [...notices, told].slice(-KEPT_NOTICES) });
  }

  /** Nothing changes any more. */
  end(): void {
    this.#status.complete();
  }
}

/** What says why something is not saved: whoever follows the table has to know it, too. */
const UNSAVED: readonly string[] = ["storage-failed", "storage-refused", "newer-version"] satisfies NoticeCode[];

/** Why not everything that is shown is saved; `null` where it is, or where nobody knows. */
export function whyUnsaved({ saving, notices }: SessionStatus): Notice | null {
  return saving === "saved" ? null : (notices.filter(({ code }) => UNSAVED.includes(code)).at(-1) ?? null);
}
