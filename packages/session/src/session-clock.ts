/**
 * The time a session goes by. It is the clock of a conductor, and the same one can be used for both; sessions also say
 * when a recording was begun.
 */
export interface SessionClock {
  /** Milliseconds since any fixed moment. Going back does no harm. */
  now(): number;
  /**
   * Calls back once, so many milliseconds from now, and never before it returns.
   *
   * @returns takes the call back
   */
  after(milliseconds: number, callback: () => void): () => void;
}
