import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type BrowserContext, chromium } from "playwright";
import type { Kind } from "../page/tables.js";
import { servePages } from "../server/page-server.js";
import { type Checkpoint, Gauge } from "./checkpoint.js";

/** The options of a soak test. */
export interface SoakOptions {
  readonly kind: Kind;
  readonly rounds: number;
  /** The number of rounds between two checkpoints. */
  readonly every: number;
  readonly seed: number;
  /** The folder of the built pages. */
  readonly pages: string;
  /** Whether the browser profile is on disk. Otherwise it is in memory, which is faster. */
  readonly isOnDisk: boolean;
  /** Whether the table is visible. A hidden table takes a fifth of the time and has the same leaks. */
  readonly isDrawn: boolean;
  /** Called before each checkpoint. The test ends if it returns `true`. */
  readonly isEnough?: () => boolean;
  /** Called with each checkpoint. */
  readonly passed?: (checkpoint: Checkpoint) => void;
}

/** All kinds of tables. */
export const KINDS: readonly Kind[] = ["plain", "persisted", "session"];

/** The number of rounds before the first measurement. */
const WARMING_UP = 20;

/** Plays at one table in one page and measures it at checkpoints. */
export async function soak({
  kind,
  rounds,
  every,
  seed,
  pages,
  isOnDisk,
  isDrawn,
  isEnough = () => false,
  passed,
}: SoakOptions): Promise<readonly Checkpoint[]> {
  const server = await servePages(pages);
  const profile = isOnDisk ? await mkdtemp(join(tmpdir(), "thunderjack-soak-")) : null;
  const context = await opened(profile);
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/soak.html`);
    await page.waitForFunction(() => "soak" in window);
    await page.evaluate(({ kind, seed }) => window.soak.lay(kind, seed), { kind, seed });
    if (!isDrawn) await page.evaluate(() => document.body.toggleAttribute("hidden", true));
    const gauge = await Gauge.on(page);
    await gauge.after(WARMING_UP);
    const checkpoints: Checkpoint[] = [];
    while (checkpoints.length * every < rounds && !isEnough()) {
      const checkpoint = await gauge.after(every);
      checkpoints.push(checkpoint);
      passed?.(checkpoint);
    }
    return checkpoints;
  } finally {
    await (context.browser() ?? context).close();
    await server.close();
    if (profile !== null) await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** The size of the window. It is small, because the measurements do not depend on it. */
const VIEWPORT = { width: 640, height: 480 };

async function opened(profile: string | null): Promise<BrowserContext> {
  // SIGINT ends the test, which then prints its results.
  const options = { ...launchOptions(), handleSIGINT: false };
  if (profile !== null) return chromium.launchPersistentContext(profile, { ...options, viewport: VIEWPORT });
  return (await chromium.launch(options)).newContext({ viewport: VIEWPORT });
}
