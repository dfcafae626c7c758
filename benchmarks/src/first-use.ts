import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium } from "playwright";
import { median } from "./contender.js";
import { table } from "./markdown-table.js";

/*
 * Measures the time from the request of a page to the first usable chip of its table, on a slow phone: a quarter of the
 * processor, 1.44 Mbit/s, 150 ms from a request to its answer, an empty cache, and files compressed with gzip.
 * `pnpm --filter benchmarks bench:first-use [DIR]` prints the medians for the elements of this checkout, or of another
 * checkout, which must be built.
 */

const RUNS = 7;
const SLOWER = 4;
/** The network: the latency in milliseconds and the throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_440_000 / 8, uploadThroughput: 1_440_000 / 8 };
const WIDTH = 390;
const HEIGHT = 844;

/** The attributes of the measured tables, by title. */
const TABLES = { "in memory": "", stored: 'persist="first-use"' } as const;

interface FirstUse {
  readonly paint: number;
  readonly chip: number;
}

const checkout = process.argv[2] ?? fileURLToPath(new URL("../..", import.meta.url));
const elements = resolve(process.env.INIT_CWD ?? ".", checkout, "packages/elements/dist/cdn");

/** Serves a page with a table at `/ATTRIBUTES`, and the elements, all compressed. */
async function served() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) ?? "");
    const isScript = path.endsWith(".js");
    const page = `<!doctype html><meta name="viewport" content="width=device-width"><title>Table</title>
<script type="module" src="/thunderjack.js"></script><thunderjack-table ${path}></thunderjack-table>`;
    (isScript ? readFile(resolve(elements, path)) : Promise.resolve(page)).then(
      (content) =>
        response
          .writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html", "content-encoding": "gzip" })
          .end(gzipSync(content)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Opens a page in a new context and returns its times in milliseconds. */
async function firstUse(browser: Browser, address: string): Promise<FirstUse> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address, { waitUntil: "commit" });
    const chip = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = (host: Element): Element | null => {
            for (const one of host.shadowRoot?.querySelectorAll("*") ?? []) {
              if (one.matches("button[aria-label^='Bet ']:enabled")) return one;
              const within = one.shadowRoot === null ? null : open(one);
              if (within !== null) return within;
            }
            return null;
          };
          const look = () => {
            const tableElement = document.querySelector("thunderjack-table");
            const button = tableElement === null ? null : open(tableElement);
            if (button !== null && button.getBoundingClientRect().width > 0) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // The entry may follow the first chip, because it is added after the frame has been presented.
          const observer = new PerformanceObserver((list) => {
            const entry = list.getEntriesByName("first-contentful-paint")[0];
            if (entry !== undefined) resolve(entry.startTime);
          });
          observer.observe({ type: "paint", buffered: true });
        }),
    );
    return { paint, chip };
  } finally {
    await context.close();
  }
}

const { server, origin } = await served();
const browser = await chromium.launch(launchOptions());
try {
  const rows: string[][] = [];
  for (const [title, attributes] of Object.entries(TABLES)) {
    const uses: FirstUse[] = [];
    for (let run = 0; run < RUNS; run++) uses.push(await firstUse(browser, `${origin}${attributes}`));
    const chips = uses.map(({ chip }) => chip);
    const spread = [Math.min(...chips), Math.max(...chips)].map(Math.round).join(" to ");
    rows.push([title, `${Math.round(median(uses.map(({ paint }) => paint)))}`, `${Math.round(median(chips))}`, spread]);
  }
  process.stdout.write(`${table([["table", "first paint, ms", "first chip, ms", "from … to"], ...rows])}\n`);
} finally {
  await browser.close();
  server.close();
}
