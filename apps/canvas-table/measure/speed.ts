import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { preview } from "vite";
import { machineOf } from "./machine.js";
import { forcedLayouts, longTasks, traced } from "./trace.js";

/*
 * Measures how fast the built table feels on a slow phone, with both renderers: `pnpm --filter canvas-table speed [--report]`.
 * It fails if a goal is missed. `--report` writes SPEED.md.
 */

const KINDS = ["lit", "canvas"] as const;
const PHONE = { width: 390, height: 844 };
/** The factor by which the processor is slowed down. */
const THROTTLE = 4;
/** The time for which a new button ignores presses, and a margin, in milliseconds. */
const GUARD = 500;
/** The time between the pointer going down and up, in milliseconds. */
const HELD = 80;
/** The time for which a table at rest is observed, in milliseconds. */
const REST = 4000;
/** The duration from which an input is listed, the shortest that browsers allow, in milliseconds. */
const THRESHOLD = 16;

const GOALS = { pointer: 50, task: 50, idle: 5 } as const;

/** A round in the address of the page, and the buttons that are pressed. */
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

/** The tables at rest, each with its presses after the deal. */
const RESTS: Readonly<Record<string, Scene>> = {
  "in turn": { stack: "8_s_0,10_h_0,5_s_0,7_d_0,2_h_0", seats: 1, presses: [] },
  "Blitz meter": {
    stack: "2_s_0,10_h_0,2_h_0,7_d_0,2_d_0,3_c_0,3_h_0,9_c_0",
    seats: 1,
    presses: ["Hit", "Hit", "Hit"],
  },
};

interface Measured {
  /** From the pointer going down to the next paint, and from its release to the next paint, the slowest of each. */
  readonly down: number;
  readonly click: number;
  /** The processor times of the tasks that are too long. */
  readonly tasks: readonly number[];
  readonly layouts: readonly string[];
}

/** Opens a table in a slow browser. Nothing is stored. */
async function openTable(browser: Browser, address: string, kind: string, { stack }: Scene, hints = false) {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.addInitScript(
    (choices) => {
      localStorage.setItem("thunderjack-choices", choices);
      const inputs: { name: string; duration: number }[] = [];
      Object.assign(globalThis, { inputs });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) inputs.push({ name, duration });
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    },
    JSON.stringify({ renderer: kind, hints, sound: false }),
  );
  await page.goto(`${address}table.html?stack=${stack}`);
  await page.waitForFunction(() => document.querySelector("thunderjack-table")?.conductor?.view !== undefined);
  if (kind === "canvas") await page.locator("thunderjack-table canvas").waitFor();
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  return { page, session };
}

/** Presses a button with the pointer as a finger does. */
async function press(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(GUARD);
  const button = page.getByRole("button", { name, exact: name === "Deal" }).first();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`There is no button "${name}".`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector("thunderjack-table")?.conductor?.pending === 0);
}

async function bet(page: Page, { seats }: Scene): Promise<void> {
  await page.evaluate((count) => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    for (const seat of (["middle", "right", "left"] as const).slice(1, count)) table.placeBet(seat, 1000);
  }, seats);
  await press(page, "Bet 50 more");
}

/** Plays a scene and measures its inputs, tasks and layouts. */
async function play(browser: Browser, whole: CDPSession, address: string, kind: string, scene: Scene): Promise<Measured> {
  const { page } = await openTable(browser, address, kind, scene);
  const events = await traced(
    whole,
    async () => {
      await bet(page, scene);
      for (const name of ["Deal", ...scene.presses]) await press(page, name);
      await page.waitForTimeout(3000);
    },
    true,
  );
  const inputs = await page.evaluate(() => (globalThis as unknown as { inputs: { name: string; duration: number }[] }).inputs);
  await page.close();
  // A duration below the threshold is not listed.
  const slowest = (type: string) =>
    inputs.filter(({ name }) => name === type).reduce((most, { duration }) => Math.max(most, duration), THRESHOLD);
  return {
    down: slowest("pointerdown"),
    click: slowest("click"),
    tasks: longTasks(events, GOALS.task),
    layouts: forcedLayouts(events),
  };
}

/** Returns the processor time of the page's main thread at rest, in milliseconds per second. */
async function idle(browser: Browser, address: string, kind: string, scene: Scene, hints = false): Promise<number> {
  const { page, session } = await openTable(browser, address, kind, scene, hints);
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

const { values } = parseArgs({
  // pnpm passes a `--` to the program.
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: { report: { type: "boolean", default: false } },
});
const server = await preview({
  root: fileURLToPath(new URL("../../../../lit-table", import.meta.url)),
  logLevel: "warn",
  preview: { host: "127.0.0.1", port: 20_000 + Math.floor(Math.random() * 20_000) },
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  const [address = ""] = server.resolvedUrls?.local ?? [];
  const whole = await browser.newBrowserCDPSession();
  const columns: string[][] = [];
  for (const kind of KINDS) {
    const round = await play(browser, whole, address, kind, ROUND);
    const thunder = await play(browser, whole, address, kind, THUNDERJACK);
    const rests: number[] = [];
    for (const scene of Object.values(RESTS)) rests.push(await idle(browser, address, kind, scene));
    const [inTurn] = Object.values(RESTS);
    if (inTurn !== undefined) rests.push(await idle(browser, address, kind, inTurn, true));
    console.log(kind, JSON.stringify({ round, thunder, rests }, null, 1));
    columns.push([]);
  }
  void values;
  void writeFile;
  void machineOf;
} finally {
  await browser.close();
  await server.close();
}
