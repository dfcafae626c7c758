import type { ThunderjackTable } from "@thunderjack/elements/define";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium, type Frame, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { serveHostPages } from "../src/server/host-server.mjs";

/** How a page is opened. */
interface Opening {
  /** The width and height of the window, in pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The state of the page for which `open` waits. Defaults to `load`, which also waits for all scripts. */
  readonly waitUntil?: "load" | "commit";
}

/** Provides a Chromium and the server of the host pages to the tests of one file. A page is closed after its test. */
export function hostPages(): {
  open(path: string, before?: (page: Page) => Promise<unknown>, opening?: Opening): Promise<OpenedPage>;
} {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveHostPages>>;
  beforeAll(async () => {
    server = await serveHostPages();
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    async open(path, before, { viewport = { width: 1000, height: 900 }, waitUntil = "load" } = {}) {
      const page = await browser.newPage({ viewport });
      onTestFinished(() => page.close());
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await before?.(page);
      await page.goto(server.origin + path, { waitUntil });
      return { page, complaints };
    },
  };
}

/** The time for which a press waits for its button, in milliseconds. It only guards against a hang. */
const PATIENCE = 60_000;

/** A page, and the errors that it throws or logs. Violations of its policy are included. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Sets the speed to instant, because these tests do not depend on timing. */
export async function setInstantSpeed(frame: Page | Frame): Promise<void> {
  await frame.locator("thunderjack-table").first().waitFor();
  await frame.waitForFunction(() => document.querySelector("thunderjack-table")?.shadowRoot?.querySelector("tj-table"));
  await frame.evaluate(() => {
    for (const table of document.querySelectorAll("thunderjack-table")) table.setAttribute("speed", "instant");
  });
}

/** Plays a round with the buttons until it is settled. */
export async function playRound(frame: Page | Frame, index = 0): Promise<void> {
  const table = frame.locator("thunderjack-table").nth(index);
  const settled = table.evaluate(
    (element: ThunderjackTable) =>
      new Promise<number>((resolve) => {
        element.addEventListener("thunderjack-round-settled", ({ detail }) => resolve(detail.credits), { once: true });
      }),
  );
  await bet(frame, index);
  let isOver = false;
  void settled.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const name = /^(stand|no insurance|decline|go on)/i;
    const decline = table.getByRole("button", { name, disabled: false }).first();
    await Promise.race([settled, press(decline).catch(() => undefined)]);
  }
}

/** Bets the smallest chip on the selected seat, and deals. */
export async function bet(frame: Page | Frame, index = 0): Promise<void> {
  const table = frame.locator("thunderjack-table").nth(index);
  await press(table.getByRole("button", { name: /^bet 10( more)?$/i, disabled: false }), PATIENCE);
  // A stored table shows the bet, and enables the button, when the bet is saved.
  await press(table.getByRole("button", { name: /^deal/i, disabled: false }), PATIENCE);
}

/** Clicks a button from a script, because the table ignores presses of a pointer that follow each other too quickly. */
async function press(button: Locator, timeout = 2000): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click(), null, { timeout });
}
