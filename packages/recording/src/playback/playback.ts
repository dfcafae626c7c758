import type { GameEvent, TableState } from "@thunderjack/core";
import type { Observable } from "rxjs";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import type { RecordingTrailer } from "../trailer.js";
import type { Chapter } from "./chapters.js";

/** The time a playback goes by. A page passes its own, a test one that it turns by hand. */
export interface PlaybackClock {
  /** Milliseconds since any fixed moment; never goes back. */
  now(): number;
  /**
   * Calls back once, so many milliseconds from now, and never before it returns. Calling early or late does no harm.
   *
   * @returns takes the call back; does nothing when it was made already
   */
  after(milliseconds: number, callback: () => void): () => void;
}

/** How a recording is played. */
export interface PlaybackOptions {
  readonly clock: PlaybackClock;
  /** From {@link SLOWEST} to {@link FASTEST}; 1 is the speed at which it happened, and the default. */
  readonly speed?: number;
  /** Whether it begins again when it has come to its end; left out, it does not. */
  readonly loop?: boolean;
  /** No pause between two events lasts longer, in milliseconds at speed 1; 3000 by default. */
  readonly idleCap?: number;
  /**
   * The least time between this event and the next, in milliseconds at speed 1, so that each can be seen; it goes
   * before `idleCap`. Left out, 0: what happened at once is shown at once.
   */
  readonly pace?: (event: GameEvent) => number;
  /**
   * Whether more events may come through {@link Playback.grow}. At its end such a playback waits for them instead of
   * stopping. Left out, it is not known to: the first growth shows it.
   */
  readonly live?: boolean;
}

/** The slowest speed. */
export const SLOWEST = 0.25;

/** The fastest speed. */
export const FASTEST = 16;

/** One position: with `event` when it was reached by playing or stepping one event forward, without after a jump. */
export interface Step {
  /** How many events have happened; 0 is before the first. */
  readonly seq: number;
  /** The event that was just reached, as the public sees it; `null` after a jump: draw the state, move nothing. */
  readonly event: RecordedEvent | null;
  /** The table after that many events, as the public sees it. */
  readonly state: TableState;
}

/** Where a playback stands, and how it goes on. */
export interface PlaybackStatus {
  /** How many events have happened. */
  readonly seq: number;
  /** The place on the time line, in milliseconds at speed 1; between two events while it plays. */
  readonly time: number;
  /** The length of the time line, in milliseconds at speed 1. */
  readonly duration: number;
  readonly isPlaying: boolean;
  /** Whether no event comes after this position yet. */
  readonly isAtEnd: boolean;
  readonly speed: number;
  readonly loop: boolean;
  /** Whether more events may come. */
  readonly isLive: boolean;
}

/**
 * A recording that is played. All that its steps carry is public: the hole card is masked until it is turned over,
 * in recordings that know it too.
 */
export interface Playback {
  /** The present position at once, without its event; then every change. Ends when the playback is disposed of. */
  readonly steps$: Observable<Step>;
  /** The present status at once; then after every change. Between two events its `time` goes on without being told. */
  readonly status$: Observable<PlaybackStatus>;
  readonly status: PlaybackStatus;
  /** The moments that are worth jumping to, in order. A new list when the recording has grown by one. */
  readonly chapters: readonly Chapter[];
  /** What is played, as it was written: with the hole card, where it has it. Not for renderers. */
  readonly recording: Recording;
  /** Plays on; from the end, from the beginning. A live one waits at its end for what comes. */
  play(): void;
  /** Stays at the event that is shown. */
  pause(): void;
  /** Pauses, and goes one event forward; at the end it stays. */
  stepForward(): void;
  /** Pauses, and goes one event back; at the beginning it stays. */
  stepBack(): void;
  /** Pauses, and goes to the next moment where a hand is asked for a choice; to the end when there is none. */
  nextDecision(): void;
  /** Pauses, and goes to the last such moment before this one; to the beginning when there is none. */
  previousDecision(): void;
  /**
   * Goes to the position after so many events; it plays on from there if it was playing, as after every seeking.
   *
   * @throws RangeError when the recording has no such event, and it is not 0
   */
  seek(seq: number): void;
  /**
   * Goes to where the round of this number began.
   *
   * @throws RangeError when there is none
   */
  seekRound(round: number): void;
  /**
   * Goes to a chapter.
   *
   * @param place its place in {@link Playback.chapters}, from 0
   * @throws RangeError when there is none
   */
  seekChapter(place: number): void;
  /**
   * Goes to a place on the time line: after the last event that has happened until then.
   *
   * @param milliseconds at speed 1
   * @throws RangeError when it is not between 0 and the duration
   */
  seekTime(milliseconds: number): void;
  /** @throws RangeError when it is not from {@link SLOWEST} to {@link FASTEST} */
  setSpeed(speed: number): void;
  /** Whether it begins again when it comes to its end. */
  setLoop(loop: boolean): void;
  /**
   * Takes in what has happened since at a table that is still playing. At the end it follows, unless it was paused
   * there.
   *
   * @param events the next ones, in order
   * @param trailer left out while more may come
   * @throws RangeError when the recording is closed, or these are not the next events; it is then as it was
   * @throws CorruptEvents when they cannot follow on what happened before; it is then as it was
   */
  grow(events: readonly RecordedEvent[], trailer?: RecordingTrailer): void;
  /** Stops for good, and ends both streams. */
  dispose(): void;
}
