/**
 * A source of time that also schedules calls. `systemClock` is the clock of the platform. {@link VirtualClock} is a
 * clock for tests.
 */
export interface Clock {
  /** Returns the milliseconds since a fixed point in time. The number never decreases. */
  now(): number;
  /**
   * Schedules one call of the callback after this number of milliseconds. The call is never made before this method
   * returns. It can be slightly early or late, so a callback that depends on the time reads {@link Clock.now}.
   */
  schedule(milliseconds: number, callback: () => void): Cancel;
}

/** Cancels a scheduled call. It is a no-op if the call was already made. */
export type Cancel = () => void;
