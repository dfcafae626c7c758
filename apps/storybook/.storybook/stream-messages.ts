import type { GameEvent, RuleSet, TableState } from "@thunderjack/core";

/*
 * The messages about the streams of a story, on the channel of Storybook. All cards that lie face down are masked in them.
 */

/** The preview sends the streams of the current story, or their new events: {@link StreamPart} of each. */
export const STREAMS = "thunderjack/streams";
/** The panel requests all streams from their first events. */
export const STREAMS_WANTED = "thunderjack/streams-wanted";
/** The panel requests a position of a stream: {@link Jump}. */
export const JUMP = "thunderjack/jump";
/** The panel requests that the server writes a story: {@link SaveRequest}. */
export const SAVE = "thunderjack/save-story";
/** The server answers {@link SAVE}: {@link SaveAnswer}. */
export const SAVED = "thunderjack/story-saved";

/** A stream, or its events after those that were sent before. */
export interface StreamPart {
  readonly id: number;
  readonly rules: RuleSet;
  /** The state before the first event of the stream. */
  readonly opening: TableState;
  /** The number of events that were sent before. */
  readonly sent: number;
  readonly events: readonly GameEvent[];
  /** The number of events that the story shows; `null` if it shows all of them. */
  readonly position: number | null;
}

/** A position of a stream. */
export interface Jump {
  readonly id: number;
  readonly position: number;
}

/** A moment of a stream, from which the server writes a story. */
export interface SaveRequest {
  readonly name: string;
  readonly rules: RuleSet;
  readonly opening: TableState;
  readonly events: readonly GameEvent[];
  readonly position: number;
}

/** The path of the written story in the repository, or the reason why it was not written. */
export interface SaveAnswer {
  readonly name: string;
  readonly path?: string;
  readonly problem?: string;
}

/** The part of the channel of Storybook that is used for the messages. */
export interface StreamChannel {
  on(message: string, listener: (content: unknown) => void): void;
  emit(message: string, content?: unknown): void;
}
