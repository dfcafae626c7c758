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

/** What a canvas is held to. The table of web components is measured beside it, and held to nothing here. */
export const BUDGET = {
  /** Milliseconds of the processor, on the page's main thread, for the frame in the middle. */
  median: 8,
  dropped: 0,
  nodes: 0,
  listeners: 0,
  contexts: 0,
  /**
   * Bytes for 100 tables that came and went, less than half a kilobyte each: what is no table's own, such as a list that
   * has doubled its room. A table that stayed would be hundreds of times that.
   */
  grown: 48 * 1024,
} as const;

/** What is over the budget, each as a sentence; none where all is well. */
export function overBudget(rows: readonly Row[]): readonly string[] {
  return rows
    .filter(({ kind }) => kind !== "lit")
    .flatMap(({ kind, ...row }) => {
      const over: readonly (readonly [found: number, most: number, sentence: string])[] = [
        [row.median, BUDGET.median, `takes ${milliseconds(row.median)} for a frame; ${BUDGET.median} ms are allowed.`],
        [row.dropped, BUDGET.dropped, `has dropped ${row.dropped} views; none may be.`],
        [row.nodes, BUDGET.nodes, `has left ${row.nodes} nodes behind; none may be.`],
        [row.listeners, BUDGET.listeners, `has left ${row.listeners} listeners behind; none may be.`],
        [row.contexts, BUDGET.contexts, `has left ${row.contexts} WebGL contexts behind; none may be.`],
        [
          row.grown,
          BUDGET.grown,
          `has let the heap grow by ${kilobytes(row.grown)} in 100 tables; ${kilobytes(BUDGET.grown)} are allowed.`,
        ],
      ];
      // What could not be measured is not within any budget.
      return over.filter(([found, most]) => !(found <= most)).map(([, , sentence]) => `${NAMES[kind]} ${sentence}`);
    });
}

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

/** All of them as a table of markdown, aligned as the formatter wants it. */
function report(rows: readonly Row[]): string {
  const [head = [], ...lines] = [
    ["1440 × 900, six hands, everything moving", ...rows.map(({ kind }) => NAMES[kind])],
    ...LINES.map(([what, of]) => [what, ...rows.map(of)]),
  ];
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...lines.map(line)].join("\n");
}

/** What a canvas allocates for each frame, in words. */
function allocating(rows: readonly Row[]): string {
  return rows
    .filter(({ kind }) => kind !== "lit")
    .map(({ kind, allocated, allocatedByPixi }) => {
      const ours = kilobytes(Math.max(allocated - allocatedByPixi, 0));
      return `${NAMES[kind]}: ${kilobytes(allocated)}, of which ${kilobytes(allocatedByPixi)} by Pixi itself and ${ours} by our own code and what it uses.`;
    })
    .join(" ");
}

/** The report as a page. */
export function page(
  rows: readonly Row[],
  { machine, date }: { readonly machine: string; readonly date: Date },
): string {
  const over = overBudget(rows);
  return `# Frames

${date.toISOString().slice(0, 10)}. ${machine}. The same recorded round in each renderer, in one run, by processor time.

${report(rows)}

Of a canvas it is asked that the frame in the middle takes at most ${BUDGET.median} ms of the main thread, that no view is dropped, and that 100 tables which came and went leave no node, no listener, no WebGL context, and no more than ${kilobytes(BUDGET.grown)} on the heap. ${over.length === 0 ? "All of it is met." : over.join(" ")}

**Not met: no allocation for a frame in steady motion.** ${allocating(rows)} It is small, and gone with the young generation; no heap grows by it. Next step: the same sampling of the heap by function instead of by file, to keep from frame to frame what is ours, and to report to Pixi what its render loop makes for each frame. A copy of Pixi of our own is not worth a few kilobytes.

Without a graphics card, WebGL is drawn by the processor in the graphics process, which has a line of its own and decides how many frames there are.

\`pnpm --filter canvas-table frames\` prints this page and fails where the budget is not met, \`pnpm --filter canvas-table frames --report\` writes it, too.
`;
}
