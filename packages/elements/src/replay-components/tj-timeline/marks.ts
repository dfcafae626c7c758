import type { Chapter, ChapterKind } from "@thunderjack/recording";
import type { Phrasebook, ReplayStrings } from "@thunderjack/stage";

/** A mark over the timeline, for one chapter or for several chapters that are close together. */
export interface Mark {
  /** The kind of its most important chapter, for the icon. */
  readonly kind: ChapterKind;
  /** The position of that chapter. */
  readonly seq: number;
  /** The place on the line, from 0 to 1. */
  readonly place: number;
  readonly round: number;
  /** The round and the chapters as text. */
  readonly label: string;
}

/** The kinds of chapters, the most important first. */
const BY_IMPORTANCE: readonly ChapterKind[] = [
  "thunderjack",
  "blitz",
  "blackjack",
  "split",
  "double",
  "surrender",
  "dealer-bust",
  "settled",
  "round",
];

/** The maximum number of chapters in a label. */
const IN_A_LABEL = 4;

/** The data from which the marks are computed. */
export interface MarkedLine {
  readonly chapters: readonly Chapter[];
  /** The length of the timeline, in milliseconds. */
  readonly duration: number;
  /** The number of marks that fit beside each other. */
  readonly room: number;
}

/** Returns the marks of a timeline in order. Chapters that are close together share a mark. */
export function marksOf({ chapters, duration, room }: MarkedLine, words: ReplayStrings, table: Phrasebook): Mark[] {
  const width = 1 / Math.max(1, room);
  const time = duration === 0 ? Number.POSITIVE_INFINITY : duration * width; // the time that a mark covers
  const marks: Mark[] = [];
  let together: Chapter[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const place = ({ time }: Chapter) => (duration === 0 ? 0 : time / duration);
  const close = () => {
    if (together.length > 0) marks.push(markOf(together, place, words, table));
    together = [];
  };
  for (const chapter of chapters) {
    if (chapter.time >= end) {
      close();
      end = chapter.time + time;
    }
    // A long recording has hundreds of thousands of chapters, and most of them have the same text.
    if (!hasSameText(together, chapter)) together.push(chapter);
  }
  close();
  return apart(marks, width);
}

function hasSameText(chapters: readonly Chapter[], { kind, hand }: Chapter): boolean {
  for (const one of chapters) if (one.kind === kind && one.hand === hand) return true;
  return false;
}

/** Moves marks apart, because the most important chapters of two groups may be close together. */
function apart(marks: readonly Mark[], width: number): Mark[] {
  let last = Number.NEGATIVE_INFINITY;
  return marks.map((mark) => {
    last = Math.max(mark.place, last + width);
    return last === mark.place ? mark : { ...mark, place: Math.min(1, last) };
  });
}

function markOf(
  chapters: readonly Chapter[],
  place: (chapter: Chapter) => number,
  words: ReplayStrings,
  table: Phrasebook,
): Mark {
  const sorted = [...chapters].sort(
    (one, other) => BY_IMPORTANCE.indexOf(one.kind) - BY_IMPORTANCE.indexOf(other.kind),
  );
  const [main = chapters[0]] = sorted;
  if (main === undefined) throw new RangeError("A mark needs at least one chapter.");
  const texts = [...new Set(sorted.map((chapter) => chapterText(chapter, words, table)))].slice(0, IN_A_LABEL);
  const { kind, seq, round } = main;
  return { kind, seq, round, place: place(main), label: table.pair(words.round(round), table.list(texts)) };
}

/** Returns a chapter as text: `Split (Right seat)`. */
function chapterText({ kind, hand }: Chapter, words: ReplayStrings, table: Phrasebook): string {
  return hand === null ? words.chapters[kind] : `${words.chapters[kind]} (${table.hand(hand)})`;
}
