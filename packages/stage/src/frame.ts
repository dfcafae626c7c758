import type { GameEvent } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** The input of a renderer: the table as it is visible now, and the event that led to it. */
export interface Frame {
  readonly view: TableView;
  /** Omitted after a jump. The renderer then draws the view without animation. */
  readonly cue?: Cue;
}

/**
 * An event with the times of its movement and its sentence.
 *
 * Most events have one cue, which is both the start and the landing of the event. An event whose movement brings a card
 * or winnings has two cues. Between them, the view already contains the card, but not the total or the result that
 * depends on it; or it contains the result of a hand, but not the credits that the hand returns.
 */
export interface Cue {
  /** The public event. */
  readonly event: GameEvent;
  /** Whether the event is shown for the first time. Its movement, if it has one, starts now. */
  readonly isStart: boolean;
  /** Whether the view now contains all results of the event, because its card or its winnings have arrived. */
  readonly isLanding: boolean;
  /**
   * The duration of its movement, in milliseconds; 0 if nothing moves. In a separate landing cue, it is the duration of
   * the count of the credits.
   */
  readonly duration: number;
  /** The time until the next cue may start, in milliseconds. */
  readonly next: number;
  /**
   * The sentence for screen readers. It is `null` if the sentences of other events describe this event, and for a start
   * that is followed by a separate landing cue, which has the sentence.
   */
  readonly sentence: string | null;
}
