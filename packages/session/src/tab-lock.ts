/** A lock that one tab at a time holds, so that one tab owns a session. */
export interface TabLock {
  /**
   * Requests the lock of that name, in the order of the requests. The callbacks run after the method has returned.
   *
   * @param steal takes the lock from its holder at once
   * @returns releases the lock, or cancels the request; further calls are ignored
   */
  request(name: string, listener: LockListener, steal?: boolean): () => void;
}

/** The callbacks of a request for a lock. */
export interface LockListener {
  /** Called when the lock is granted. */
  readonly granted: () => void;
  /** Called when the lock was stolen, or when locks turn out to be unavailable. */
  readonly lost: () => void;
}
