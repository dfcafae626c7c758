import type { Chapter, Fault, RecordedEvent } from "@thunderjack/recording";

/** The replay has come to another position. */
export interface ReplayStep {
  /** How many events have happened; 0 is before the first. */
  readonly seq: number;
  /** The public event that was just reached; `null` after a jump. */
  readonly event: RecordedEvent | null;
  /** The event in words; `null` after a jump, and where other sentences tell it already. */
  readonly sentence: string | null;
}

/** The last event was reached by playing. */
export interface ReplayEnd {
  readonly seq: number;
}

/** A recording could not be shown, or not all of it. */
export interface ReplayError {
  /** What is wrong, in words. */
  readonly message: string;
  /** Where it is wrong, in a recording that was read; `null` for one that was not. */
  readonly fault: Fault | null;
  /** Whether something of it plays. */
  readonly isPlayable: boolean;
}

/** What a `thunderjack-replay` tells the page. */
export interface ThunderjackReplayEventMap {
  readonly "replay-step": CustomEvent<ReplayStep>;
  /** A round, a split, a Thunderjack, … was reached. */
  readonly "replay-chapter": CustomEvent<Chapter>;
  readonly "replay-end": CustomEvent<ReplayEnd>;
  readonly "replay-error": CustomEvent<ReplayError>;
}

/** An event for the page: it bubbles, and leaves every shadow root. */
export function replayEvent<Name extends keyof ThunderjackReplayEventMap>(
  name: Name,
  detail: ThunderjackReplayEventMap[Name]["detail"],
): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap extends ThunderjackReplayEventMap {}
}
