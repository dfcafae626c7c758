import type { ChapterKind } from "@thunderjack/recording";
import type { TapeStatus } from "@thunderjack/stage/tape-conductor";

/**
 * The rates from which a screen reader announces only chapters, and only results. More announcements could not be
 * followed.
 */
const [CHAPTERS_ONLY, RESULTS_ONLY] = [1.5, 6];

/** Returns whether a sentence is announced by a screen reader. */
export function isAnnounced({ isPlaying, rate }: TapeStatus, chapter: ChapterKind | null): boolean {
  if (!isPlaying || rate < CHAPTERS_ONLY) return true;
  return rate < RESULTS_ONLY ? chapter !== null : chapter === "settled";
}
