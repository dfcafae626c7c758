import type { Kind, Played } from "./measured.js";

/** The measurements of one renderer. */
export interface Row extends Played {
  readonly kind: Kind;
  /** The median processor time of the page's main thread per frame, in milliseconds. */
  readonly median: number;
  /** The 95th percentile of these times. */
  readonly p95: number;
  /** The longest of these times. */
  readonly worst: number;
  /** The mean processor time of the graphics process per frame, in milliseconds. */
  readonly graphics: number;
  /** The bytes allocated per frame during movements. */
  readonly allocated: number;
  /** The bytes of {@link allocated} that Pixi allocates. */
  readonly allocatedByPixi: number;
  /** The growth of the heap by 100 disposed tables, in bytes. 100 other tables were mounted and disposed before. */
  readonly grown: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly contexts: number;
}

const NAMES: Readonly<Record<Kind, string>> = { lit: "Lit", canvas: "canvas (WebGL)", canvas2d: "canvas (2D)" };

const milliseconds = (time: number): string => `${time.toFixed(2)} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** The budget of a canvas. The web components are measured for comparison and have no budget. */
export const BUDGET = {
  /** The median processor time per frame on the page's main thread, in milliseconds. */
  median: 8,
  dropped: 0,
  nodes: 0,
  listeners: 0,
  contexts: 0,
  /**
   * The growth of the heap by 100 disposed tables, in bytes. Half a kilobyte per table allows for the growth of shared
   * lists. A leaked table would be hundreds of times larger.
   */
  grown: 48 * 1024,
} as const;

/** Returns a sentence for each exceeded budget. */
export function overBudget(rows: readonly Row[]): readonly string[] {
  return rows
    .filter(({ kind }) => kind !== "lit")
    .flatMap(({ kind, ...row }) => {
      const checks: readonly (readonly [found: number, budget: number, sentence: string])[] = [
        [row.median, BUDGET.median, `takes ${milliseconds(row.median)} per frame; the budget is ${BUDGET.median} ms.`],
        [row.dropped, BUDGET.dropped, `dropped ${row.dropped} views; the budget is 0.`],
        [row.nodes, BUDGET.nodes, `leaked ${row.nodes} nodes; the budget is 0.`],
        [row.listeners, BUDGET.listeners, `leaked ${row.listeners} listeners; the budget is 0.`],
        [row.contexts, BUDGET.contexts, `leaked ${row.contexts} WebGL contexts; the budget is 0.`],
        [
          row.grown,
          BUDGET.grown,
          `grew the heap by ${kilobytes(row.grown)} in 100 tables; the budget is ${kilobytes(BUDGET.grown)}.`,
        ],
      ];
      // A failed measurement is `NaN` and exceeds every budget.
      return checks
        .filter(([found, budget]) => !(found <= budget))
        .map(([, , sentence]) => `${NAMES[kind]} ${sentence}`);
    });
}

const LINES: readonly (readonly [name: string, format: (row: Row) => string])[] = [
  ["frames drawn", ({ frames }) => String(frames)],
  ["main thread per frame, median", ({ median: time }) => milliseconds(time)],
  ["… 95th percentile", ({ p95 }) => milliseconds(p95)],
  ["… worst", ({ worst }) => milliseconds(worst)],
  ["graphics process per frame, mean", ({ graphics }) => milliseconds(graphics)],
  ["views sent", ({ sent }) => String(sent)],
  ["views dropped", ({ dropped }) => String(dropped)],
  ["allocated per frame during movements", ({ allocated }) => kilobytes(allocated)],
  ["… of it by Pixi", ({ allocatedByPixi }) => kilobytes(allocatedByPixi)],
  ["heap growth by 100 disposed tables", ({ grown }) => kilobytes(grown)],
  ["… leaked nodes", ({ nodes }) => String(nodes)],
  ["… leaked listeners", ({ listeners }) => String(listeners)],
  ["… leaked WebGL contexts", ({ contexts }) => String(contexts)],
];

/** Returns the median of a list. */
export function median(times: readonly number[]): number {
  return percentile(times, 0.5);
}

/**
 * Returns a percentile of a list, or `NaN` if the list is empty.
 *
 * @param share from 0 to 1
 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the measurements as an aligned Markdown table. */
function report(rows: readonly Row[]): string {
  const [head = [], ...lines] = [
    ["1440 × 900, six hands, slow movements", ...rows.map(({ kind }) => NAMES[kind])],
    ...LINES.map(([name, format]) => [name, ...rows.map(format)]),
  ];
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...lines.map(line)].join("\n");
}

/** Returns the allocations of each canvas as sentences. */
function allocationSentences(rows: readonly Row[]): string {
  return rows
    .filter(({ kind }) => kind !== "lit")
    .map(({ kind, allocated, allocatedByPixi }) => {
      const ours = kilobytes(Math.max(allocated - allocatedByPixi, 0));
      return `${NAMES[kind]}: ${kilobytes(allocated)}, of which ${kilobytes(allocatedByPixi)} by Pixi and ${ours} by the renderer.`;
    })
    .join(" ");
}

/** Returns the report as a Markdown page. */
export function page(
  rows: readonly Row[],
  { machine, date }: { readonly machine: string; readonly date: Date },
): string {
  const over = overBudget(rows);
  return `# Frames

${date.toISOString().slice(0, 10)}. ${machine}. Processor time of the same recorded round in each renderer, in one run.

${report(rows)}

The budget of a canvas: a median frame of at most ${BUDGET.median} ms on the main thread, no dropped view, and after 100 disposed tables no leaked node, listener or WebGL context and at most ${kilobytes(BUDGET.grown)} of heap growth. ${over.length === 0 ? "The budget is met." : over.join(" ")}

**Not met: no allocations during movements.** ${allocationSentences(rows)} The objects are small and collected with the young generation, so that the heap does not grow. Next steps: sample the heap by function instead of by file, reuse the remaining objects of the renderer, and report the allocations of the render loop to Pixi. A fork of Pixi is not worth a few kilobytes.

Without a graphics card, the processor draws WebGL in the graphics process. Its time is listed separately and determines the number of frames.

\`pnpm --filter canvas-table frames\` prints this page and fails if the budget is exceeded; \`pnpm --filter canvas-table frames --report\` also writes it.
`;
}
