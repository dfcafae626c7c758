import type { Checkpoint } from "./checkpoint.js";
import type { Trend } from "./flatness.js";

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
