import type { GameEvent } from "@thunderjack/core";
import type { TableView } from "./view.js";

/** What a renderer gets: the picture, and, unless it is a seek, what just happened. */
export interface Frame {
  readonly view: TableView;
  /** Left out for a seek: draw the view, animate nothing. */
  readonly cue?: Cue;
}

/** What just happened, and how long it should take to see. */
export interface Cue {
  /** The public event that the view now includes. */
  readonly event: GameEvent;
  /** How long its movement takes to see, in milliseconds; 0 when there is nothing to move. */
  readonly duration: number;
  /** When the next cue starts, in milliseconds after this one. */
  readonly next: number;
  /** What a screen reader says of it; `null` when the cues before and after say it. */
  readonly sentence: string | null;
}
