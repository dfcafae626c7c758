import type { Kind, Played } from "./measured.js";

/** What came of one renderer. */
export interface Row extends Played {
  readonly kind: Kind;
  /** Of the page's main thread for a frame, in milliseconds of the processor. */
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
  /** Of the graphics process for a frame, in milliseconds of the processor. */
  readonly graphics: number;
  /** Bytes for a frame in steady motion. */
  readonly allocated: number;
  /** Those of them that Pixi itself allocates. */
  readonly allocatedByPixi: number;
  /** Bytes that the heap has grown by 100 more tables that came and went, after the first 100. */
  readonly grown: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly contexts: number;
}

const NAMES: Readonly<Record<Kind, string>> = { lit: "Lit", canvas: "canvas (WebGL)", canvas2d: "canvas (2D)" };

const milliseconds = (time: number): string => `${time.toFixed(2)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

const LINES: readonly (readonly [what: string, of: (row: Row) => string])[] = [
  ["frames drawn", ({ frames }) => String(frames)],
  ["main thread for a frame, median", ({ median: time }) => milliseconds(time)],
  ["… 95th percentile", ({ p95 }) => milliseconds(p95)],
  ["… worst", ({ worst }) => milliseconds(worst)],
  ["graphics process for a frame, mean", ({ graphics }) => milliseconds(graphics)],
  ["views sent", ({ sent }) => String(sent)],
  ["views dropped", ({ dropped }) => String(dropped)],
  ["allocated for a frame in steady motion", ({ allocated }) => kilobytes(allocated)],
  ["… of it by Pixi itself", ({ allocatedByPixi }) => kilobytes(allocatedByPixi)],
  ["heap grown by 100 tables that came and went", ({ grown }) => kilobytes(grown)],
  ["… nodes left", ({ nodes }) => String(nodes)],
  ["… listeners left", ({ listeners }) => String(listeners)],
  ["… WebGL contexts left", ({ contexts }) => String(contexts)],
];

/** The middle one. */
export function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

/** The one that so large a share of the others is not more than. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** All of them as one table of text. */
export function report(rows: readonly Row[]): string {
  const table = [
    ["1440 × 900, six hands, everything moving", ...rows.map(({ kind }) => NAMES[kind])],
    ...LINES.map(([what, of]) => [what, ...rows.map(of)]),
  ];
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => (line[column] ?? "").length)));
  return table
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}
