import type { Chapter, ChapterKind } from "@thunderjack/recording";
import type { Phrasebook } from "@thunderjack/stage";
import type { ReplayWords } from "../thunderjack-replay/words/replay-words.js";

/** A sign over the time line: one chapter, or several that lie so close together that one sign must do. */
export interface Mark {
  /** What the sign shows: the chapter that tells the most. */
  readonly kind: ChapterKind;
  /** Where it leads. */
  readonly seq: number;
  /** Its place on the line, from 0 to 1. */
  readonly place: number;
  readonly round: number;
  /** All that happened there, in words. */
  readonly label: string;
}

/** The kinds from the one that tells the most to the one that tells the least. */
const TELLING: readonly ChapterKind[] = [
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

/** So many happenings stand in a label; of more, the rest is left out. */
const IN_A_LABEL = 4;

/** What is needed to place marks. */
export interface MarkedLine {
  readonly chapters: readonly Chapter[];
  /** The length of the time line, in milliseconds. */
  readonly duration: number;
  /** How many signs fit beside each other. */
  readonly room: number;
}

/** The signs over a time line, in order, none of them over another. */
export function marksOf({ chapters, duration, room }: MarkedLine, words: ReplayWords, table: Phrasebook): Mark[] {
  const width = 1 / Math.max(1, room);
  const marks: Mark[] = [];
  let together: Chapter[] = [];
  let from = Number.NEGATIVE_INFINITY;
  const place = ({ time }: Chapter) => (duration === 0 ? 0 : time / duration);
  const close = () => {
    if (together.length > 0) marks.push(markOf(together, place, words, table));
    together = [];
  };
  for (const chapter of chapters) {
    if (place(chapter) >= from + width) {
      close();
      from = place(chapter);
    }
    together.push(chapter);
  }
  close();
  return apart(marks, width);
}

/** The sign of a group stands where its chapter is: two groups that are apart may have signs that are not. */
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
  words: ReplayWords,
  table: Phrasebook,
): Mark {
  const byTelling = [...chapters].sort((one, other) => TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind));
  const [chief = chapters[0]] = byTelling;
  if (chief === undefined) throw new RangeError("A mark stands for a chapter.");
  const told = [...new Set(byTelling.map((chapter) => chapterText(chapter, words, table)))].slice(0, IN_A_LABEL);
  const { kind, seq, round } = chief;
  return { kind, seq, round, place: place(chief), label: `${words.round(round)}: ${told.join(", ")}` };
}

/** A chapter in words: `Split, Right hand`. */
export function chapterText({ kind, hand }: Chapter, words: ReplayWords, table: Phrasebook): string {
  return hand === null ? words.chapters[kind] : `${words.chapters[kind]} (${table.hand(hand)})`;
}
