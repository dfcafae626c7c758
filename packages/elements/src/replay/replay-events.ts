import type { Chapter, Fault, RecordedEvent, Verification } from "@thunderjack/recording";

/** The detail of `replay-step`: another position was reached. */
export interface ReplayStep {
  /** The position: the number of events up to here. */
  readonly seq: number;
  /** The public event that was shown; `null` after a seek. */
  readonly event: RecordedEvent | null;
  /** The event as a sentence; `null` after a seek, or if another sentence includes the event. */
  readonly sentence: string | null;
}

/** The detail of `replay-end`: the last event was shown while playing. */
export interface ReplayEnd {
  readonly seq: number;
}

/** The detail of `replay-error`: a recording is not shown, or only in part. */
export interface ReplayError {
  /** The reason, as text. */
  readonly message: string;
  /** The place of the fault in a recording that was parsed; otherwise `null`. */
  readonly fault: Fault | null;
  /** Whether a part of the recording can be played. */
  readonly isPlayable: boolean;
}

/** The detail of `replay-verdict`: the recording was verified, or its verification has no result. */
export interface ReplayVerdict {
  /**
   * The verdict; `took-too-long` if a minute of work gave no result, and `not-verified` if the code of the verification
   * could not be loaded or has failed. The recording is then neither passed nor broken.
   */
  readonly status: Verification["status"] | "took-too-long" | "not-verified";
  /** The line of the first fault, or the first of the lines that may contain it; `null` without a fault. */
  readonly line: number | null;
  /** The reason, as an English sentence. */
  readonly reason: string;
}

/** The events of a `thunderjack-replay`. */
export interface ThunderjackReplayEventMap {
  readonly "replay-step": CustomEvent<ReplayStep>;
  /** A chapter was reached: a round, a split, a Thunderjack, … */
  readonly "replay-chapter": CustomEvent<Chapter>;
  readonly "replay-end": CustomEvent<ReplayEnd>;
  readonly "replay-error": CustomEvent<ReplayError>;
  readonly "replay-verdict": CustomEvent<ReplayVerdict>;
}

/** Creates an event that bubbles and is composed. */
export function replayEvent<Name extends keyof ThunderjackReplayEventMap>(
  name: Name,
  detail: ThunderjackReplayEventMap[Name]["detail"],
): CustomEvent {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap extends ThunderjackReplayEventMap {}
}
