/** A lock that only one tab holds at a time. The tab with the lock owns the session. */
export interface TabLock {
  /**
   * Requests the lock with this name. The requests are granted in their order. The callbacks run after the method has
   * returned.
   *
   * @param steal whether the lock is taken from its holder at once
   * @returns a function that releases the lock or cancels the request. Further calls of it are ignored.
   */
  request(name: string, listener: LockListener, steal?: boolean): () => void;
}

/** The callbacks of a request for a lock. */
export interface LockListener {
  /** Called when the lock is granted. If locks are unavailable, every request is granted. */
  readonly granted: () => void;
  /** Called when the lock was stolen. */
  readonly lost: () => void;
}
