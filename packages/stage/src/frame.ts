import type { GameEvent } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** The input of a renderer: the table as it is visible now, and the event that led to it. */
export interface Frame {
  readonly view: TableView;
  /** Omitted after a jump. The renderer then draws the view without animation. */
  readonly cue?: Cue;
}

/**
 * An event and its times.
 *
 * An event without a movement has one cue, which is both its start and its landing. An event with a movement has two. In
 * between, the view already contains the card that moves, but not what follows from it, such as a total, a result or
 * credits.
 */
export interface Cue {
  /** The public event. */
  readonly event: GameEvent;
  /** Whether the event is shown for the first time. Its movement, if it has one, starts now. */
  readonly isStart: boolean;
  /** Whether the view now contains all that follows from the event, because its movement has ended or it has none. */
  readonly isLanding: boolean;
  /** The duration of its movement, in milliseconds; 0 if nothing moves. */
  readonly duration: number;
  /** The time until the next cue may start, in milliseconds. */
  readonly next: number;
  /**
   * The sentence for screen readers; `null` for an event that the sentences of other cues include, and for the start of
   * a movement: its landing has the sentence.
   */
  readonly sentence: string | null;
}
