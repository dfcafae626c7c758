import { type Checkpoint, HISTORY_LIMIT } from "./checkpoint.js";

/*
 * Checks that memory, storage and time of a running table stay constant.
 *
 * The history of a table has a limit. All measurements may grow until the table reaches it. The checkpoints after the
 * limit are split into two halves, whose medians are compared. A leak raises all checkpoints of a half, but a temporary
 * slowdown raises only one. The allowed increase:
 *
 *   heap         6 %, because compiled code stays in memory
 *   nodes        5 %, because the numbers of hands and chips differ from round to round
 *   listeners    4, because not every phase has the same buttons
 *   rows         15 %, because each event of the shoe in play is a row, and their number varies between checkpoints
 *   characters   10 %
 *   usage        100 % and 4 MB, because the browser compacts its logs at any time
 *   time         100 % of the CPU time per round, from the first to the last third of all checkpoints
 */

/** The change of one measurement. */
export interface Trend {
  readonly figure: Exclude<keyof Checkpoint, "rounds">;
  readonly earlier: number;
  readonly later: number;
  /** The maximum allowed value of `later`. */
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

/** Returns the checkpoints after the limit of the history. */
const settledOf = (checkpoints: readonly Checkpoint[]) => checkpoints.filter(({ rounds }) => rounds > HISTORY_LIMIT);

/** Returns whether there are enough checkpoints after the limit of the history to compare them. */
export const isComparable = (checkpoints: readonly Checkpoint[]): boolean => settledOf(checkpoints).length >= 6;

/**
 * Compares later checkpoints with earlier checkpoints.
 *
 * @throws RangeError when there are fewer than six checkpoints after the limit
 */
export function trendsOf(checkpoints: readonly Checkpoint[]): readonly Trend[] {
  if (!isComparable(checkpoints)) throw new RangeError("Too few rounds were played after the history was full.");
  const settled = settledOf(checkpoints);
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

/** Returns the trends whose measurement grew more than allowed. */
export function grown(trends: readonly Trend[]): readonly Trend[] {
  return trends.filter(({ later, most }) => later > most);
}

/**
 * Returns whether the measurements are constant, of all pages together and of each page. One page in twenty may exceed a
 * tolerance by chance. Its increase is at most twice the allowed increase. A leak raises the measurements of every page. For example, a canvas keeps the textures of
 * the captions of its last 60 layouts. In 40 pages, the second median of its nodes was on average 1.002 times the first
 * one, with a standard deviation of 2.4 %.
 */
export function areConstant(pages: readonly (readonly Checkpoint[])[]): boolean {
  const exceeding = pages.flatMap((page) => {
    const trends = grown(trendsOf(page));
    return trends.length > 0 ? [trends] : [];
  });
  const areNear = exceeding.flat().every(({ earlier, later, most }) => later - earlier <= 2 * (most - earlier));
  return areNear && exceeding.length <= pages.length / 20 && grown(trendsOf(pages.flat())).length === 0;
}

/** Returns the median of a list. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length / 2)];
  if (value === undefined) throw new RangeError("The median of no values is undefined.");
  return value;
}
