import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";
import { traced } from "@thunderjack/vitest/trace";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { preview } from "vite";
import { allocations } from "./allocations.js";
import { machineOf } from "./machine.js";
import type { Kind, Played } from "./measured.js";
import { median, overBudget, page as pageOf, percentile, type Row } from "./report.js";
import { frameTimes } from "./trace.js";

/*
 * Measures the time per frame of each renderer for the same recorded round: `pnpm --filter canvas-table frames
 * [--report] [file.json]`. It fails if a canvas exceeds its budget. `--report` writes FRAMES.md.
 */

const KINDS: readonly Kind[] = ["lit", "canvas", "canvas2d"];
const SECOND = 1000;
const PLAYED = 15 * SECOND;
const WARMING_UP = 10 * SECOND;
const STEADY = 10 * SECOND;
const MOUNTS = 100;

const FLAGS = ["--no-sandbox", "--disable-background-networking"];

const LARGE = { width: 1440, height: 900 };

/**
 * The size of the page for measurements of memory, which do not depend on the size. A small page draws more frames in
 * the same time, so that its code is compiled sooner.
 */
const SMALL = { width: 640, height: 480 };

async function measure(browsers: Browsers, address: string, kind: Kind): Promise<Row> {
  const whole = await browsers.usual.newBrowserCDPSession();
  return {
    kind,
    ...(await onPage(browsers.usual, address, LARGE, (page) => measureFrames(page, whole, kind))),
    ...(await onPage(browsers.usual, address, SMALL, (page, session) => allocatedPerFrame(page, session, kind))),
    ...(await onPage(browsers.withoutCompiler, address, SMALL, (page, session) => measureLeaks(page, session, kind))),
  };
}

interface Browsers {
  readonly usual: Browser;
  /** A browser without a just-in-time compiler. Machine code is also on the heap, and would count as a leak. */
  readonly withoutCompiler: Browser;
}

async function onPage<Figures>(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
  body: (page: Page, session: CDPSession) => Promise<Figures>,
): Promise<Figures> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(address);
    await page.waitForFunction(() => "measured" in window);
    return await body(page, await page.context().newCDPSession(page));
  } finally {
    await page.close();
  }
}

/** Measures the frames of the round. */
async function measureFrames(page: Page, whole: CDPSession, kind: Kind) {
  await page.evaluate((wanted) => window.measured.mount(wanted), kind);
  // This run creates the objects that are created only once, which excludes them from the measurement.
  await page.evaluate((time) => window.measured.playAll(time), 3 * SECOND);
  let played: Played = { frames: 0, sent: 0, dropped: 0 };
  const before = await graphicsTime(whole);
  const events = await traced(whole, async () => {
    played = await page.evaluate((time) => window.measured.playAll(time), PLAYED);
  });
  const after = await graphicsTime(whole);
  const times = frameTimes(events);
  return {
    ...played,
    frames: times.length,
    median: median(times),
    p95: percentile(times, 0.95),
    worst: Math.max(...times),
    graphics: ((after - before) * SECOND) / times.length,
  };
}

/**
 * Returns the processor time of the graphics process so far, in seconds. This process executes WebGL if there is no
 * graphics card.
 */
async function graphicsTime(whole: CDPSession): Promise<number> {
  const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "GPU").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Measures the bytes allocated per frame while all cards move and no other view follows. Garbage is included. */
async function allocatedPerFrame(page: Page, session: CDPSession, kind: Kind) {
  await page.evaluate((wanted) => window.measured.mount(wanted), kind);
  // The run is long enough for the animation code to be compiled.
  await page.evaluate((time) => window.measured.playAll(time), WARMING_UP);
  await page.evaluate((time) => window.measured.startMovements(time), WARMING_UP + STEADY + 20 * SECOND);
  await page.evaluate(countFrames, WARMING_UP);
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.startSampling", {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const frames = await page.evaluate(countFrames, STEADY);
  const { profile } = await session.send("HeapProfiler.stopSampling");
  const sites = allocations(profile.head);
  const bytesPerFrame = (isIncluded: (chunk: string) => boolean) => {
    const included = sites.filter(({ chunk }) => isIncluded(chunk));
    return included.reduce((sum, { bytes }) => sum + bytes, 0) / frames;
  };
  return {
    allocated: bytesPerFrame((chunk) => chunk !== ""),
    allocatedByPixi: bytesPerFrame((chunk) => chunk.startsWith("pixi")),
  };
}

/** Counts frames. Runs in the page. */
async function countFrames(milliseconds: number): Promise<number> {
  const start = performance.now();
  let frames = 0;
  while (performance.now() - start < milliseconds) {
    await new Promise(requestAnimationFrame);
    frames++;
  }
  return frames;
}

/** Measures the memory that disposed tables retain. */
async function measureLeaks(page: Page, session: CDPSession, kind: Kind) {
  const mountMany = () =>
    page.evaluate(({ wanted, times }) => window.measured.mountAndDispose(wanted, times), {
      wanted: kind,
      times: MOUNTS,
    });
  // The first tables also create shared objects.
  await mountMany();
  const before = await heap(session);
  const held = await page.evaluate(() => window.measured.contexts());
  await mountMany();
  const after = await heap(session);
  return {
    grown: after.usedSize - before.usedSize,
    nodes: after.nodes - before.nodes,
    listeners: after.jsEventListeners - before.jsEventListeners,
    contexts: (await page.evaluate(() => window.measured.contexts())) - held,
  };
}

/** Collects garbage and returns the size of the heap and the number of nodes and listeners. */
async function heap(session: CDPSession) {
  for (let time = 0; time < 3; time++) await session.send("HeapProfiler.collectGarbage");
  return { ...(await session.send("Runtime.getHeapUsage")), ...(await session.send("Memory.getDOMCounters")) };
}

const { values, positionals } = parseArgs({
  // pnpm passes a `--` to the program.
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: { report: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [file] = positionals;
const server = await preview({
  configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
  preview: { host: "127.0.0.1", port: 20_000 + Math.floor(Math.random() * 20_000) },
});
const launched = (...flags: string[]) =>
  chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });
const browsers = {
  usual: await launched(),
  withoutCompiler: await launched("--js-flags=--jitless"),
};
try {
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error("The page is not served.");
  const rows: Row[] = [];
  for (const kind of KINDS) rows.push(await measure(browsers, address, kind));
  const written = pageOf(rows, { machine: machineOf(browsers.usual), date: new Date() });
  console.log(written);
  if (values.report) await writeFile(new URL("../../../FRAMES.md", import.meta.url), written);
  if (file !== undefined) await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`);
  for (const sentence of overBudget(rows)) {
    console.error(`Over budget: ${sentence}`);
    process.exitCode = 1;
  }
} finally {
  await browsers.usual.close();
  await browsers.withoutCompiler.close();
  await server.close();
}
