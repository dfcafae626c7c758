import type { Checkpoint } from "./checkpoint.js";

/*
 * Whether a table that is left running takes the same room and the same time for ever.
 *
 * What is kept of the past has a limit: until that many rounds were played everything may grow. What comes after is cut
 * in two halves, and the later one is compared with the earlier one, median with median: a leak raises all of a half, a
 * busy moment or a table with many cards raises one checkpoint of it. So much more is allowed:
 *
 *   heap         6 %, because code that becomes warm stays there
 *   nodes        5 %, because the numbers of hands and chips differ from round to round
 *   listeners    4, because not every phase has the same buttons
 *   rows         15 %, because the shoe in play is a row for each event, and checkpoints meet it at different lengths
 *   characters   10 %
 *   usage        once more and 4 MB, because the browser clears its logs up when it likes
 *   time         once more, last third with first third, in time of the processor: other programs run beside it
 */

/** How many rounds are kept at most: ten recordings of a hundred rounds and the one in play, or a thousand of one shoe. */
export const HISTORY_LIMIT = 1_200;

/** One figure, and what became of it. */
export interface Trend {
  readonly figure: Exclude<keyof Checkpoint, "rounds">;
  readonly earlier: number;
  readonly later: number;
  /** The most that the later may be. */
  readonly most: number;
}

const ALLOWED: Readonly<Record<Trend["figure"], (earlier: number) => number>> = {
  heap: (earlier) => earlier * 1.06,
  nodes: (earlier) => earlier * 1.05,
  listeners: (earlier) => earlier + 4,
  rows: (earlier) => earlier * 1.15,
  characters: (earlier) => earlier * 1.1,
  usage: (earlier) => earlier * 2 + 4_000_000,
  time: (earlier) => earlier * 2,
};

/**
 * Compares what came late with what came before.
 *
 * @throws RangeError when there are not enough checkpoints after the limit to say anything
 */
export function trendsOf(checkpoints: readonly Checkpoint[]): readonly Trend[] {
  const settled = checkpoints.filter(({ rounds }) => rounds > HISTORY_LIMIT);
  if (settled.length < 6) throw new RangeError("Too few rounds were played after the limit of the history.");
  const half = Math.floor(settled.length / 2);
  const third = Math.floor(checkpoints.length / 3);
  const trend = (figure: Trend["figure"], before: readonly Checkpoint[], after: readonly Checkpoint[]): Trend => {
    const [earlier, later] = [before, after].map((those) => median(those.map((checkpoint) => checkpoint[figure])));
    if (earlier === undefined || later === undefined) throw new RangeError("There is nothing to compare.");
    return { figure, earlier, later, most: ALLOWED[figure](earlier) };
  };
  const inHalves = (["heap", "nodes", "listeners", "rows", "characters", "usage"] as const).map((figure) =>
    trend(figure, settled.slice(0, half), settled.slice(half)),
  );
  return [...inHalves, trend("time", checkpoints.slice(0, third), checkpoints.slice(-third))];
}

/** What has grown by more than is allowed. */
export function grown(trends: readonly Trend[]): readonly Trend[] {
  return trends.filter(({ later, most }) => later > most);
}

/** The middle one. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new RangeError("Of no values there is no median.");
  return value;
}
