import type { Chapter } from "@thunderjack/recording";
import type { TapeStatus } from "@thunderjack/stage/tape-conductor";
import { type Line, type Span, span, type Tone } from "../terminal-renderer/text.js";

/** The characters of a time line. */
interface TimeLineSigns {
  readonly past: string;
  readonly future: string;
  readonly round: string;
  readonly highlight: string;
  readonly head: string;
}

const UNICODE: TimeLineSigns = { past: "━", future: "─", round: "┼", highlight: "◆", head: "●" };
const ASCII: TimeLineSigns = { past: "=", future: "-", round: "+", highlight: "*", head: "O" };

/** Returns a time line as one row, with the played part, the starts of the rounds, and the highlights. */
export function timeLine(
  { time, duration }: TapeStatus,
  chapters: readonly Chapter[],
  width: number,
  isUnicode: boolean,
): Line {
  const signs = isUnicode ? UNICODE : ASCII;
  const placeOf = (moment: number) => (duration === 0 ? 0 : Math.round((moment / duration) * (width - 1)));
  const head = placeOf(time);
  const row = Array.from(
    { length: Math.max(1, width) },
    (_, place): Span => (place <= head ? span(signs.past, "turn") : span(signs.future, "quiet")),
  );
  const mark = (place: number, sign: string, tone: Tone) => {
    if (place < row.length) row[place] = span(sign, tone);
  };
  // Highlights are drawn after rounds, because they are rarer and must stay visible.
  for (const { kind, time: at } of chapters) if (kind === "round") mark(placeOf(at), signs.round, "plain");
  for (const { kind, time: at } of chapters) if (isHighlight(kind)) mark(placeOf(at), signs.highlight, "award");
  mark(head, signs.head, "strong");
  return row;
}

function isHighlight(kind: Chapter["kind"]): boolean {
  return kind !== "round" && kind !== "settled";
}

/** Returns a time as minutes and seconds: "1:05". */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
