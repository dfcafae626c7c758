import type { LockListener, TabLock } from "../tab-lock.js";

/**
 * The Web Locks of an origin. The browser releases the lock of a tab that is closed or reloaded, or that crashes. If
 * locks are missing or not allowed, every tab owns its table. The versions of the store then prevent lost updates.
 */
export class WebTabLock implements TabLock {
  readonly #locks: LockManager | null;

  /**
   * Creates a lock.
   *
   * @param locks the locks to use; defaults to the locks of the page, `null` if there are none
   */
  constructor(locks: LockManager | null = locksOfPage()) {
    this.#locks = locks;
  }

  request(name: string, listener: LockListener, steal = false): () => void {
    let isReleased = false;
    let isGranted = false;
    let release: () => void = () => {};
    const controller = new AbortController();
    const held = (): Promise<void> => {
      if (isReleased || isGranted) return Promise.resolve();
      isGranted = true;
      listener.granted();
      return new Promise((resolve) => {
        release = resolve;
      });
    };
    const asked =
      this.#locks === null
        ? Promise.resolve().then(held)
        : this.#locks.request(`thunderjack/${name}`, steal ? { steal } : { signal: controller.signal }, held);
    // The promise is rejected in three cases: the request was aborted, the lock was stolen, or the page may not use
    // locks (a sandboxed iframe, blocked storage). In the last case, every further request would be rejected too, so
    // this one counts as granted.
    asked.catch(() => {
      if (isReleased) return;
      if (isGranted) listener.lost();
      else void held();
    });
    return () => {
      isReleased = true;
      controller.abort();
      release();
    };
  }
}

/**
 * Returns the locks of the page; `null` in insecure pages and in old browsers. The DOM types do not include these
 * cases.
 */
function locksOfPage(): LockManager | null {
  const locks: LockManager | undefined = typeof navigator === "undefined" ? undefined : navigator.locks;
  return locks ?? null;
}
