import type { ChapterKind } from "@thunderjack/recording";
import type { TapeStatus } from "@thunderjack/stage/tape-conductor";

/**
 * The playback rates from which only chapters are announced, and from which only the results of rounds are announced.
 * A screen reader could not read more sentences in time.
 */
const [CHAPTERS_ONLY, RESULTS_ONLY] = [1.5, 6];

/** Returns whether the sentence of an event is announced to screen readers. */
export function isAnnounced({ isPlaying, rate }: TapeStatus, chapter: ChapterKind | null): boolean {
  if (!isPlaying || rate < CHAPTERS_ONLY) return true;
  return rate < RESULTS_ONLY ? chapter !== null : chapter === "settled";
}
