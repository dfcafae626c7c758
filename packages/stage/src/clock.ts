/**
 * The time a conductor goes by. A page passes its own (`performance.now` and `setTimeout`), a test one that it turns
 * by hand.
 */
export interface Clock {
  /** Milliseconds since any fixed moment; never goes back. */
  now(): number;
  /**
   * Calls back once, so many milliseconds from now, and never before it returns. Calling early or late does no harm:
   * the conductor looks at {@link Clock.now}.
   */
  after(milliseconds: number, callback: () => void): Cancel;
}

/** Takes a call back; does nothing when it was made already. */
export type Cancel = () => void;
