import type { GameEvent, RuleSet, TableState } from "@thunderjack/core";

/**
 * A recording that a {@link TapeConductor} plays: public events and states by position. A position is a number of
 * events; 0 is before the first event. The `Tape` of `@thunderjack/recording` is a track.
 */
export interface Track {
  readonly rules: RuleSet;
  /** The number of events. */
  readonly length: number;
  /** Whether more events may follow. */
  readonly isLive: boolean;
  /** Returns the public event with this number, counted from 1. */
  event(seq: number): GameEvent;
  /**
   * Returns the public state at a position.
   *
   * @throws RangeError when there is no such position
   */
  state(seq: number): TableState;
  /** Returns the time of a position, in milliseconds. */
  timeAt(seq: number): number;
  /**
   * Returns the position at a time.
   *
   * @param time in milliseconds
   * @throws RangeError when the time is not on the track
   */
  seqAt(time: number): number;
}
