import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";
import { type BrowserContext, chromium } from "playwright";
import type { Kind } from "../page/tables.js";
import { servePages } from "../server/page-server.js";
import { type Checkpoint, Gauge } from "./checkpoint.js";

/** How long a table is left running. */
export interface SoakOptions {
  readonly kind: Kind;
  readonly rounds: number;
  /** How many rounds lie between two checkpoints. */
  readonly every: number;
  readonly seed: number;
  /** Where the built pages lie. */
  readonly pages: string;
  /** Whether it is stored in files, as for a visitor; otherwise in memory, which no slow disk holds up. */
  readonly isOnDisk: boolean;
  /** Whether the table is to be seen. One that is not costs a fifth of the time, and leaks all the same. */
  readonly isDrawn: boolean;
  /** Asked at each checkpoint whether it ends here. */
  readonly isEnough?: () => boolean;
  /** Is told of each checkpoint. */
  readonly passed?: (checkpoint: Checkpoint) => void;
}

/** Every way to keep a table. */
export const KINDS: readonly Kind[] = ["plain", "persisted", "session"];

/** A page that is not played at yet has nothing of its own to be measured: it plays a few rounds before. */
const WARMING_UP = 20;

/** Leaves a table running in one page, and looks at it now and then. */
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

/** Small, because what is looked at does not depend on the size of the picture. */
const VIEWPORT = { width: 640, height: 480 };

async function opened(profile: string | null): Promise<BrowserContext> {
  const options = {
    executablePath: chromiumPath(),
    // Who interrupts a soak wants to hear how it stood.
    handleSIGINT: false,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  };
  if (profile !== null) return chromium.launchPersistentContext(profile, { ...options, viewport: VIEWPORT });
  return (await chromium.launch(options)).newContext({ viewport: VIEWPORT });
}
