import { BehaviorSubject, type Observable } from "rxjs";
import type { Notice, NoticeCode } from "./notice.js";

/** The status of a session, without the state of the game. */
export interface SessionStatus {
  /** Whether this tab owns the table, follows its owner, is still opening, or is closed. */
  readonly role: "opening" | "owner" | "follower" | "closed";
  /**
   * Whether everything that is shown is saved. With `unsaved`, the session tries again. With `memory`, it does not try
   * again, and the table is lost when the tab is closed.
   */
  readonly saving: "saved" | "unsaved" | "memory";
  /** The notices for the player, the latest last. There are at most eight. */
  readonly notices: readonly Notice[];
}

/** The largest number of notices in a status. Older ones are removed. */
const KEPT_NOTICES = 8;

/** Stores the status of a session and emits its changes. */
export class StatusStore {
  readonly #status = new BehaviorSubject<SessionStatus>({ role: "opening", saving: "saved", notices: [] });

  get current(): SessionStatus {
    return this.#status.value;
  }

  /** Emits the current status on subscription, then each change. */
  get changes$(): Observable<SessionStatus> {
    return this.#status.asObservable();
  }

  change(change: Partial<Pick<SessionStatus, "role" | "saving">>): void {
    const { current } = this;
    const status = { ...current, ...change };
    if (status.role !== current.role || status.saving !== current.saving) this.#status.next(status);
  }

  /** Adds a notice. A repetition of the latest notice is ignored. */
  addNotice(notice: Notice): void {
    const { notices } = this.current;
    const latest = notices.at(-1);
    if (latest?.code === notice.code && latest.detail === notice.detail) return;
    this.#status.next({ ...this.current, notices: [...notices, notice].slice(-KEPT_NOTICES) });
  }

  /** Completes the observable. */
  end(): void {
    this.#status.complete();
  }
}

/** The notices that explain why something is not saved. They are also sent to followers. */
const UNSAVED: readonly string[] = ["storage-failed", "storage-refused", "newer-version"] satisfies NoticeCode[];

/** Returns the reason why not everything is saved; `null` if everything is saved or the reason is unknown. */
export function whyUnsaved({ saving, notices }: SessionStatus): Notice | null {
  return saving === "saved" ? null : (notices.filter(({ code }) => UNSAVED.includes(code)).at(-1) ?? null);
}
