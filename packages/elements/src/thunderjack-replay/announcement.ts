import type { ChapterKind, PlaybackStatus } from "@thunderjack/recording";

/** From these speeds on, only chapters are told, and then only how a round came out: nobody can listen that fast. */
const [CHAPTERS_ONLY, ROUNDS_ONLY] = [1.5, 6];

/** Whether a sentence is told to those who listen to the replay. */
export function isTold({ isPlaying, speed }: PlaybackStatus, chapter: ChapterKind | null): boolean {
  if (!isPlaying || speed < CHAPTERS_ONLY) return true;
  return speed < ROUNDS_ONLY ? chapter !== null : chapter === "settled";
}
