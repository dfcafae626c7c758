import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";
import { commitOfTree } from "@thunderjack/vitest/commit";
import { traced } from "@thunderjack/vitest/trace";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { preview } from "vite";
import { machineOf } from "./machine.js";
import { median } from "./report.js";
import { forcedLayouts, interruption, longTasks } from "./trace.js";

declare global {
  interface Window {
    /** The input events of the page, with the times to the next paint in milliseconds. */
    inputs: { readonly name: string; readonly duration: number }[];
  }
}

/*
 * Measures how fast the built table responds on a slow phone, with both renderers:
 * `pnpm --filter canvas-table speed [--report]`. `--report` writes SPEED.md.
 */

const NAMES: Readonly<Record<string, string>> = { lit: "Lit", canvas: "canvas" };
const PHONE = { width: 390, height: 844 };
/** The size of the browser's window. */
const WINDOW = { width: 800, height: 1300 };
/** The factor by which the processor is slowed down. */
const THROTTLE = 4;
/** The time for which a new button ignores presses, with a safety margin, in milliseconds. */
const GUARD = 500;
/** The time between the pointer going down and up, in milliseconds. */
const HELD = 80;
/** The time for which a table at rest is observed, in milliseconds. */
const REST = 4000;
/** The goals, in milliseconds: the time from the pointer going down to the next paint, and the time of a task. */
const GOALS = { pointer: 50, task: 50 } as const;

/** The cards of a round, which are in the URL of the page, and the buttons that are pressed after the deal. */
interface Scene {
  readonly stack: string;
  readonly seats: number;
  readonly presses: readonly string[];
}

const ROUND: Scene = {
  stack: "8_s_0,a_c_0,9_d_0,10_h_0,8_h_0,6_c_0,9_s_0,7_d_0,2_h_0,3_h_0,4_h_0,2_d_0,5_c_0",
  seats: 3,
  presses: ["Split", "Hit", "Stand", "Stand", "Stand", "Stand"],
};

const THUNDERJACK: Scene = { stack: "a_s_0,10_h_0,k_s_0,7_d_0,2_h_0", seats: 1, presses: [] };

const IN_TURN: Scene = { stack: "8_s_0,10_h_0,5_s_0,7_d_0,2_h_0", seats: 1, presses: [] };

const BLITZ_METER: Scene = {
  stack: "2_s_0,10_h_0,2_h_0,7_d_0,2_d_0,3_c_0,3_h_0,9_c_0",
  seats: 1,
  presses: ["Hit", "Hit", "Hit"],
};

/** The tables at rest. */
const RESTS: readonly { readonly name: string; readonly scene: Scene; readonly hasHints: boolean }[] = [
  { name: "in turn", scene: IN_TURN, hasHints: false },
  { name: "in turn, with hints", scene: IN_TURN, hasHints: true },
  { name: "with a Blitz meter", scene: BLITZ_METER, hasHints: false },
];

/** The measurements of one renderer. */
interface Row {
  readonly kind: string;
  /** The times from the pointer going down to the next paint, in milliseconds. */
  readonly down: readonly number[];
  /** The times from the end of a click to the next paint, in milliseconds. */
  readonly click: readonly number[];
  /** The processor times of the long tasks, in milliseconds: those of presses, and those while cards move. */
  readonly pressing: readonly number[];
  readonly moving: readonly number[];
  /** The functions that forced a layout. */
  readonly forced: readonly string[];
  /** The wall time of the tasks, relative to their processor time, for each scene. */
  readonly interruptions: readonly number[];
  /** The processor time at rest, in milliseconds per second, for each table at rest. */
  readonly rests: readonly number[];
}

/** Opens a table that is not stored, in a slow browser. */
async function openTable(browser: Browser, address: string, kind: string, { stack }: Scene, hasHints = false) {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.addInitScript(
    (choices) => {
      localStorage.setItem("thunderjack-choices", choices);
      window.inputs = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) window.inputs.push({ name, duration });
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    },
    JSON.stringify({ renderer: kind, hints: hasHints, sound: false }),
  );
  await page.goto(`${address}table.html?stack=${stack}`);
  await page.waitForFunction(() => document.querySelector("thunderjack-table")?.conductor?.view !== undefined);
  if (kind === "canvas") await page.locator("thunderjack-table canvas").waitFor();
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  // The bars of the browser are inside of the window. In a window of the size of the page, the lowest buttons would be
  // outside of it, and Chromium would report the next visible change as the paint of their press.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: WINDOW });
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  return { page, session };
}

/** Presses a button with the pointer for {@link HELD}, and waits until all events are shown. */
async function press(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(GUARD);
  const { x, y } = await page.evaluate(centreOf, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
  // The page is polled at long intervals, because each query is a task of the page, too.
  for (let isMoving = true; isMoving; ) {
    await page.waitForTimeout(200);
    isMoving = await page.evaluate(() => document.querySelector("thunderjack-table")?.conductor?.pending !== 0);
  }
}

/** Returns the centre of a button whose label or text begins with a name, in any shadow root. Runs in the page. */
function centreOf(name: string): { x: number; y: number } {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot !== null) roots.push(element.shadowRoot);
      const label = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const box = element.getBoundingClientRect();
      if (element instanceof HTMLButtonElement && !element.disabled && label.startsWith(name) && box.width > 0)
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }
  throw new Error(`There is no button "${name}".`);
}

async function bet(page: Page, { seats }: Scene): Promise<void> {
  await page.evaluate((count) => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    for (const seat of (["middle", "right", "left"] as const).slice(1, count)) table.placeBet(seat, 1000);
  }, seats);
  await press(page, "Bet 50 more");
}

async function playThrough(page: Page, scene: Scene): Promise<void> {
  await bet(page, scene);
  for (const name of ["Deal", ...scene.presses]) await press(page, name);
  await page.waitForTimeout(3000);
}

/** Plays a scene, and returns the durations of its inputs of each type. */
async function measureInputs(browser: Browser, address: string, kind: string, scene: Scene) {
  const { page } = await openTable(browser, address, kind, scene);
  await playThrough(page, scene);
  const inputs = await page.evaluate(() => window.inputs);
  await page.close();
  const durations = (type: string) => inputs.filter(({ name }) => name === type).map(({ duration }) => duration);
  return { down: durations("pointerdown"), click: durations("click") };
}

/** Plays a scene with a trace, and returns its long tasks and its forced layouts. */
async function measureTasks(browser: Browser, whole: CDPSession, address: string, kind: string, scene: Scene) {
  const { page } = await openTable(browser, address, kind, scene);
  const events = await traced(whole, () => playThrough(page, scene), true);
  await page.close();
  return { ...longTasks(events, GOALS.task), forced: forcedLayouts(events), interruption: interruption(events) };
}

/** Returns the processor time of the page's main thread at rest, in milliseconds per second. */
async function idle(browser: Browser, address: string, kind: string, scene: Scene, hasHints: boolean): Promise<number> {
  const { page, session } = await openTable(browser, address, kind, scene, hasHints);
  await bet(page, scene);
  for (const name of ["Deal", ...scene.presses]) await press(page, name);
  await page.waitForTimeout(5000);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await spent();
  await page.waitForTimeout(REST);
  const time = ((await spent()) - before) * 1000;
  await page.close();
  return time / (REST / 1000);
}

async function measure(browser: Browser, whole: CDPSession, address: string, kind: string): Promise<Row> {
  const inputs: Awaited<ReturnType<typeof measureInputs>>[] = [];
  const tasks: Awaited<ReturnType<typeof measureTasks>>[] = [];
  for (const scene of [ROUND, THUNDERJACK]) {
    inputs.push(await measureInputs(browser, address, kind, scene));
    tasks.push(await measureTasks(browser, whole, address, kind, scene));
  }
  const rests: number[] = [];
  for (const { scene, hasHints } of RESTS) rests.push(await idle(browser, address, kind, scene, hasHints));
  return {
    kind,
    down: inputs.flatMap(({ down }) => down),
    click: inputs.flatMap(({ click }) => click),
    pressing: tasks.flatMap(({ pressing }) => pressing),
    moving: tasks.flatMap(({ moving }) => moving),
    forced: tasks.flatMap(({ forced }) => forced),
    interruptions: tasks.map((task) => task.interruption),
    rests,
  };
}

/** Returns the report as a Markdown page. */
function report(rows: readonly Row[], commit: string, machine: string): string {
  const longest = (tasks: readonly number[]) =>
    tasks.length === 0 ? "none" : `${tasks.length}, the longest ${Math.max(...tasks).toFixed(0)} ms`;
  const spread = (times: readonly number[]) => `${median(times)} ms (${Math.max(...times)} ms)`;
  const lines: readonly (readonly [name: string, goal: string, format: (row: Row) => string])[] = [
    ["pointer down to the next paint, median (slowest)", `≤ ${GOALS.pointer} ms`, ({ down }) => spread(down)],
    ["click to the next paint, median (slowest)", "", ({ click }) => spread(click)],
    [`tasks over ${GOALS.task} ms of a press`, "", ({ pressing }) => longest(pressing)],
    [`tasks over ${GOALS.task} ms while cards move`, "none", ({ moving }) => longest(moving)],
    ["forced layouts", "0", ({ forced }) => `${forced.length}`],
    [
      "noise: wall time of the tasks, relative to their processor time",
      "1",
      ({ interruptions }) => Math.max(...interruptions).toFixed(2),
    ],
    ...RESTS.map(
      ({ name }, index) => [`at rest, ${name}`, "0", ({ rests }: Row) => `${rests[index]?.toFixed(1)} ms/s`] as const,
    ),
  ];
  const cells = [
    [
      `${PHONE.width} × ${PHONE.height}, a quarter of the processor`,
      "goal",
      ...rows.map(({ kind }) => NAMES[kind] ?? kind),
    ],
    ["---", "---", ...rows.map(() => "---:")],
    ...lines.map(([name, goal, format]) => [name, goal, ...rows.map(format)]),
  ];
  const forced = rows.flatMap(({ kind, forced: functions }) => functions.map((name) => `${NAMES[kind]}: ${name}`));
  const counts = [...new Set(forced)].map((name) => `- ${name} (${forced.filter((one) => one === name).length} times)`);
  return `# Speed

${new Date().toISOString().slice(0, 10)}, at commit ${commit}. ${machine}. The built table: a round with three seats and a split, and a Thunderjack. The processor times include the time for which the browser slows the page down; the times to a paint also include the time for which the machine does something else.

${cells.map((line) => `| ${line.join(" | ")} |`).join("\n")}

${counts.length === 0 ? "" : `The forced layouts, by the function that forces them, in the minified code:\n\n${counts.join("\n")}\n\n`}\`pnpm --filter canvas-table speed\` prints this page after \`pnpm build\`; \`pnpm --filter canvas-table speed --report\` also writes it.
`;
}

const { values } = parseArgs({
  // pnpm passes a `--` to the program.
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: { report: { type: "boolean", default: false } },
});
// The report is about the commit at the start, also if the working tree changes during the measurement.
const commit = commitOfTree();
const server = await preview({
  root: fileURLToPath(new URL("../../../../lit-table", import.meta.url)),
  logLevel: "warn",
  preview: { host: "127.0.0.1", port: 20_000 + Math.floor(Math.random() * 20_000) },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const whole = await browser.newBrowserCDPSession();
  const rows: Row[] = [];
  for (const kind of Object.keys(NAMES)) rows.push(await measure(browser, whole, address, kind));
  const page = report(rows, commit, machineOf(browser));
  console.log(page);
  if (values.report) await writeFile(new URL("../../../SPEED.md", import.meta.url), page);
} finally {
  await browser.close();
  await server.close();
}
