import type { GameEvent } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** The input of a renderer: the view of the table, and the event that led to it. */
export interface Frame {
  readonly view: TableView;
  /** Omitted after a jump. The renderer then draws the view without animation. */
  readonly cue?: Cue;
}

/** An event and its times. */
export interface Cue {
  /** The public event that the view now includes. */
  readonly event: GameEvent;
  /** The duration of its movement, in milliseconds; 0 if nothing moves. */
  readonly duration: number;
  /** The time until the next cue may start, in milliseconds. */
  readonly next: number;
  /** The sentence for screen readers; `null` for an event that the sentences of other cues include. */
  readonly sentence: string | null;
}
