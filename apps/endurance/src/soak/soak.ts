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
  /** The folder of the browser profile, whose table is continued. If it is `null`, the profile is in memory. */
  readonly profile: string | null;
  /** Whether the table is visible. A hidden table takes less than half of the time and has the same leaks. */
  readonly isDrawn: boolean;
  /** Called before each checkpoint. The test ends if it returns `true`. */
  readonly isEnough?: () => boolean;
  /** Called with each checkpoint. */
  readonly passed?: (checkpoint: Checkpoint) => void;
}

/** All kinds of tables. */
export const KINDS: readonly Kind[] = ["plain", "canvas", "persisted", "session"];

/** The number of rounds before the first measurement. */
const WARMING_UP = 20;

/** Plays at one table in one page and measures it at checkpoints. */
export async function soak({
  kind,
  rounds,
  every,
  seed,
  pages,
  profile,
  isDrawn,
  isEnough = () => false,
  passed,
}: SoakOptions): Promise<readonly Checkpoint[]> {
  const server = await servePages(pages);
  const context = await opened(profile, server.origin);
  try {
    const page = await context.newPage();
    await page.goto(`http://${HOST}/soak.html`);
    await page.waitForFunction(() => "soak" in window);
    await page.evaluate(({ kind, seed }) => window.soak.create(kind, seed), { kind, seed });
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
  }
}

/** The size of the window. It is small, because the measurements do not depend on it. */
const VIEWPORT = { width: 640, height: 480 };

/**
 * The host of the page. The server has another port in each run, but storage belongs to one host and port. Names that
 * end with `.localhost` are secure contexts.
 */
const HOST = "soak.localhost";

async function opened(profile: string | null, origin: string): Promise<BrowserContext> {
  const { args, ...launch } = launchOptions();
  // SIGINT ends the test, which then prints its results.
  const options = {
    ...launch,
    args: [...args, `--host-resolver-rules=MAP ${HOST} ${new URL(origin).host}`],
    handleSIGINT: false,
  };
  if (profile !== null) return chromium.launchPersistentContext(profile, { ...options, viewport: VIEWPORT });
  return (await chromium.launch(options)).newContext({ viewport: VIEWPORT });
}
