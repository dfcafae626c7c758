import { type Checkpoint, HISTORY_LIMIT } from "./checkpoint.js";
import { type Trend, trendsOf } from "./flatness.js";
import type { SoakRun } from "./soak-run.js";

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`;
const whole = (count: number): string => Math.round(count).toLocaleString("en");

const WRITTEN: Readonly<Record<Trend["figure"], readonly [name: string, written: (value: number) => string]>> = {
  heap: ["heap after collection", megabytes],
  nodes: ["nodes outside cards and hands", whole],
  listeners: ["listeners", whole],
  rows: ["stored rows", whole],
  characters: ["stored characters", whole],
  usage: ["storage (browser estimate)", megabytes],
  time: ["CPU time per round", (time) => `${time.toFixed(2)} ms`],
};

/** Returns a checkpoint as a line of text. */
export function checkpointLine(checkpoint: Checkpoint): string {
  const { rounds, heap, nodes, listeners, rows, characters, usage, time } = checkpoint;
  const stored = `${whole(rows)} rows, ${whole(characters)} characters, ${megabytes(usage)} stored`;
  return `${whole(rounds).padStart(8)} rounds  ${megabytes(heap)} heap, ${nodes} nodes, ${listeners} listeners, ${stored}, ${time.toFixed(2)} ms per round`;
}

/** Returns trends as lines of text. */
export function trendLines(trends: readonly Trend[]): string {
  return trends
    .map(({ figure, earlier, later, most }) => {
      const [name, written] = WRITTEN[figure];
      const verdict = later > most ? `GROWS, at most ${written(most)} is allowed` : "flat";
      return `  ${name.padEnd(30)} ${written(earlier).padStart(12)} → ${written(later).padStart(12)}  ${verdict}`;
    })
    .join("\n");
}

const LEVELS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** The number of columns of a chart. */
const COLUMNS = 20;

/** Returns the course of a measurement as a chart of one line, from 0 to the largest value. */
export function chartOf(values: readonly number[]): string {
  const columns = Math.min(COLUMNS, values.length);
  const means = Array.from({ length: columns }, (_, column) => {
    const part = values.slice(
      Math.floor((column * values.length) / columns),
      Math.floor(((column + 1) * values.length) / columns),
    );
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
  const most = Math.max(...means);
  return means
    .map((mean) => LEVELS[most === 0 ? 0 : Math.max(0, Math.ceil((mean / most) * LEVELS.length) - 1)])
    .join("");
}

/** Returns the report of soak tests as Markdown: one table for each kind that was tested. */
export function soakReport(runs: readonly SoakRun[]): string {
  const tables = runs.filter(({ slices }) => slices.length > 0).map(tableOf);
  return `${[HEADING, ...tables].join("\n\n")}\n`;
}

const HEADING = `# Soak test

Written by \`pnpm --filter @thunderjack/endurance soak\`. A slice is one page. The figures are the medians of the earlier
and the later half of the checkpoints of all slices, without the first ${HISTORY_LIMIT.toLocaleString("en")} rounds of each page. For the CPU time, they
are the medians of the first and the last third of all checkpoints. A chart shows all checkpoints, from 0 to the largest
value.`;

function tableOf({ name: run, rounds, slices }: SoakRun): string {
  const checkpoints = slices.flatMap((slice) => slice.checkpoints);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const distinct = (values: readonly string[]) => [...new Set(values)].join(", ");
  const rows = trendsOf(checkpoints).map(({ figure, earlier, later, most }) => {
    const [name, written] = WRITTEN[figure];
    const course = chartOf(checkpoints.map((checkpoint) => checkpoint[figure]));
    return `| ${name} | ${written(earlier)} | ${written(later)} | ${later > most ? "grows" : "constant"} | ${course} |`;
  });
  return [
    `## ${run}`,
    "",
    `${whole(rounds)} rounds in ${slices.length} slices and ${whole(seconds)} s, at commit ${distinct(slices.map(({ commit }) => commit))}, in Chromium ${distinct(slices.map(({ chromium }) => chromium))}.`,
    "",
    "| figure | earlier | later | | course |",
    "| --- | --: | --: | --- | --- |",
    ...rows,
  ].join("\n");
}
