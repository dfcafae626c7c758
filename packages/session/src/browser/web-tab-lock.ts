import type { LockListener, TabLock } from "../tab-lock.js";

/**
 * The Web Locks of an origin. A tab that is closed, reloaded or crashes gives its locks back. Where there are none, or
 * they are refused, every tab owns its table, and the versions of the store keep them from writing over each other.
 */
export class WebTabLock implements TabLock {
  readonly #locks: LockManager | null;

  /** @param locks left out, those of the page; `null` for none */
  constructor(locks: LockManager | null = locksOfPage()) {
    this.#locks = locks;
  }

  request(name: string, listener: LockListener, steal = false): () => void {
    let isGiven = false;
    let isGranted = false;
    let giveBack: () => void = () => {};
    const line = new AbortController();
    const held = (): Promise<void> => {
      if (isGiven || isGranted) return Promise.resolve();
      isGranted = true;
      listener.granted();
      return new Promise((resolve) => {
        giveBack = resolve;
      });
    };
    const asked =
      this.#locks === null
        ? Promise.resolve().then(held)
        : this.#locks.request(`thunderjack/${name}`, steal ? { steal } : { signal: line.signal }, held);
    // Rejected when the place in line was left, when the lock was stolen, or when this page may have none: a sandboxed
    // frame, or one whose storage is blocked. Asking again would be refused again, for ever.
    asked.catch(() => {
      if (isGiven) return;
      if (isGranted) listener.lost();
      else void held();
    });
    return () => {
      isGiven = true;
      line.abort();
      giveBack();
    };
  }
}

/** The DOM's types promise what insecure pages and old browsers do not have. */
function locksOfPage(): LockManager | null {
  const locks: LockManager | undefined = typeof navigator === "undefined" ? undefined : navigator.locks;
  return locks ?? null;
}
