import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SeedChain } from "@thunderjack/core";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { trailerHash } from "@thunderjack/recording";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { processorTime, type TraceEvent, traced } from "@thunderjack/vitest/trace";
import { chromium, type Page } from "playwright";
import { table } from "./markdown-table.js";
import { recordedRounds } from "./recording.js";

/*
 * Measures how long a recording of nearly the maximum size holds the main thread of a page: it is loaded, verified,
 * seeked, copied and downloaded in a `<thunderjack-replay>` in Chromium, while a trace measures each task in thread time.
 * `pnpm --filter benchmarks bench:page [ROUNDS]` prints a table, and fails if a task exceeds the limit. The elements
 * must be built.
 */

const ROUNDS = 52_000;
/** The maximum thread time of a task, in milliseconds. */
const LIMIT = 50;
/** The time for which a recording is played, in milliseconds. */
const PLAYED = 3000;
/** The number of milliseconds from which an event of a long task is listed. */
const LISTED = 5;

const ELEMENTS = fileURLToPath(new URL("../../packages/elements/dist/cdn/", import.meta.url));
const RECORDING = "large.tjr";
const WITH_ADDITION = "with-addition.tjr";
const PAGE = `<!doctype html><title>Replay</title>
<script type="module" src="thunderjack-replay.js"></script>
<thunderjack-replay></thunderjack-replay>`;

const seeds = new SeedChain(new Uint8Array(32).fill(7)).seeds(1, "benchmark");
const text = recordedRounds(Number(process.argv[2] ?? ROUNDS), seeds);
const folder = mkdtempSync(join(tmpdir(), "large-page-"));
const file = join(folder, RECORDING);
writeFileSync(file, text);
const hash = trailerHash(text.slice(text.lastIndexOf("\n", text.length - 2) + 1, -1));
writeFileSync(join(folder, WITH_ADDITION), `${text}${JSON.stringify({ x_note: "an addition", hash })}\n`);

/** Serves the page, the elements and the recording. */
async function served() {
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? "";
    if (name === "") return void response.setHeader("content-type", "text/html").end(PAGE);
    readFile(join(name.endsWith(".tjr") ? folder : ELEMENTS, name)).then(
      (content) =>
        response.setHeader("content-type", name.endsWith(".js") ? "text/javascript" : "text/plain").end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Waits until a recording is shown. The page is polled at long intervals, because each query is a task of the page. */
async function shown(page: Page): Promise<void> {
  for (let isShown = false; !isShown; ) {
    await page.waitForTimeout(500);
    isShown = await page.evaluate(() => {
      const replay = document.querySelector("thunderjack-replay") as ThunderjackReplay;
      return replay.conductor !== null;
    });
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().dispatchEvent("click");

const notice = (page: Page, text: RegExp) => page.locator("[part=notice]").filter({ hasText: text }).waitFor();

/** Verifies the recording, as the badge does on request. */
async function verify(page: Page): Promise<void> {
  const verified = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const replay = document.querySelector("thunderjack-replay") as ThunderjackReplay;
        replay.addEventListener("replay-verdict", ({ detail }) => resolve(detail.status), { once: true });
      }),
  );
  await button(page, /^Replay/);
  await button(page, "Check it now");
  if ((await verified) !== "fair") throw new Error(`The recording is ${await verified}.`);
}

/** Waits for the download that an action starts, and deletes its file. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const download = page.waitForEvent("download");
  await act();
  await (await download).delete();
}

/** The actions of one page, in their order. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "load from a server": async (page) => {
    await page.evaluate((src) => document.querySelector("thunderjack-replay")?.setAttribute("src", src), RECORDING);
    await shown(page);
  },
  verify,
  "seek to the end": (page) => page.getByRole("slider").first().press("End"),
  "seek to the start": (page) => page.getByRole("slider").first().press("Home"),
  "next and previous round": async (page) => {
    await page.getByRole("slider").first().press("PageUp");
    await page.getByRole("slider").first().press("PageDown");
  },
  play: async (page) => {
    await page.getByRole("slider").first().press("Space");
    await page.waitForTimeout(PLAYED);
    await page.getByRole("slider").first().press("Space");
  },
  "open the transcript": async (page) => {
    await button(page, "Transcript");
    await page.locator("tj-transcript .line").first().waitFor();
  },
  "seek to the end with the transcript": (page) => page.getByRole("slider").first().press("End"),
  "copy the transcript": async (page) => {
    await button(page, "Copy the transcript");
    await notice(page, /too long to copy/);
  },
  "download the transcript": (page) => downloaded(page, () => button(page, "Download the transcript")),
  "copy a link": async (page) => {
    await button(page, "More");
    await button(page, "Copy a link to this moment");
    await notice(page, /too long for a link/);
  },
  "download the recording": (page) =>
    downloaded(page, async () => {
      await button(page, "More");
      await button(page, "Download the recording");
    }),
  "move the element": (page) =>
    page.evaluate(() => document.body.append(document.querySelector("thunderjack-replay") as ThunderjackReplay)),
  "set the property recording": async (page) => {
    await page.evaluate(() => {
      const replay = document.querySelector("thunderjack-replay") as ThunderjackReplay;
      replay.recording = replay.conductor?.tape.recording ?? null;
    });
    await shown(page);
  },
  "load a file": async (page) => {
    await page.evaluate(() => {
      const replay = document.querySelector("thunderjack-replay") as ThunderjackReplay;
      replay.recording = null;
      replay.src = null;
    });
    await page.locator("thunderjack-replay input[type=file]").setInputFiles(file);
    await shown(page);
  },
  // A page that embeds the element from another origin can start no worker.
  "verify without a worker": async (page) => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, "Worker"));
    await verify(page);
  },
  // This recording is valid, but not exactly as the recorder writes it. It takes the slower path of the verification.
  "load one with an addition": async (page) => {
    await page.evaluate((src) => document.querySelector("thunderjack-replay")?.setAttribute("src", src), WITH_ADDITION);
    await shown(page);
  },
  "verify it without a worker": verify,
};

/** Returns the tasks of the main threads of all pages, the longest first. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && main.has(`${pid} ${tid}`))
    .sort((one, other) => processorTime(other) - processorTime(one));
}

/** Returns the names and times of the events in a task that take long, for the search for their cause. */
function contentOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const { pid, tid, ts, dur = 0 } = task;
  return events
    .filter((event) => event !== task && event.pid === pid && event.tid === tid && event.name !== "RunTask")
    .filter((event) => event.ts >= ts && event.ts < ts + dur && processorTime(event) / 1000 >= LISTED)
    .map((event) => `${event.args?.data?.functionName || event.name} ${Math.round(processorTime(event) / 1000)}`)
    .join(", ");
}

const { server, origin } = await served();
const browser = await chromium.launch(launchOptions());
const session = await browser.newBrowserCDPSession();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(origin);
await page.waitForFunction(() => customElements.get("thunderjack-replay") !== undefined);
await page.waitForTimeout(1000);

const rows: string[][] = [];
let longest = 0;
for (const [name, act] of Object.entries(ACTIONS)) {
  const events = await traced(session, async () => {
    await act(page);
    await page.waitForTimeout(1000);
  });
  const tasks = tasksOf(events);
  const times = tasks.map((task) => processorTime(task) / 1000);
  const long = tasks.filter((task) => processorTime(task) / 1000 > LIMIT);
  longest = Math.max(longest, times[0] ?? 0);
  rows.push([
    name,
    `${(times.reduce((sum, time) => sum + time, 0) / 1000).toFixed(2)} s`,
    times
      .slice(0, 3)
      .map((time) => time.toFixed(0))
      .join(", "),
    `${Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)).toFixed(0)}`,
    String(long.length),
  ]);
  for (const task of long) {
    process.stderr.write(`${name}: ${(processorTime(task) / 1000).toFixed(0)} ms: ${contentOf(task, events)}\n`);
  }
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });

process.stdout.write(
  `${(text.length / 2 ** 20).toFixed(1)} MiB, Chromium ${browser.version()}\n\n${table([
    ["", "main thread", "longest tasks, ms of thread time", "longest, ms of the clock", `over ${LIMIT} ms`],
    ...rows,
  ])}\n`,
);
process.exitCode = longest > LIMIT ? 1 : 0;
