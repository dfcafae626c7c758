/** Lets one tab at a time own a session. */
export interface TabLock {
  /**
   * Waits for the lock of that name, in line behind those who asked before. Nobody is called back before it returns.
   *
   * @param steal takes the lock from whoever has it, at once
   * @returns gives the lock back, or leaves the line; does nothing the second time
   */
  request(name: string, listener: LockListener, steal?: boolean): () => void;
}

/** Who waits for a lock. */
export interface LockListener {
  /** The lock is held from now on. */
  readonly granted: () => void;
  /** Somebody stole the lock, or there are no locks after all. */
  readonly lost: () => void;
}
