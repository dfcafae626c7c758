/** A source of time that also schedules calls. `systemClock` is the real one, {@link VirtualClock} is for tests. */
export interface Clock {
  /** The milliseconds since a fixed moment. They never decrease. */
  now(): number;
  /**
   * Schedules one call of the callback after this number of milliseconds, and never before this method returns. A call
   * may be early or late: callers compare {@link Clock.now}.
   */
  schedule(milliseconds: number, callback: () => void): Cancel;
}

/** Cancels a scheduled call. It is a no-op after the call was made. */
export type Cancel = () => void;
