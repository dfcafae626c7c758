import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { chromium } from "playwright";
import { serve } from "./static-server.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The folders of the built sites. */
const SITES = {
  table: "apps/lit-table/dist",
  canvas: "apps/canvas-table/dist",
  storybook: "apps/storybook/storybook-static",
  pages: "docs/.vitepress/dist",
};

/** The maximum number of screenshots until a page no longer changes, and the interval between them in milliseconds. */
const LOOKS = 60;
const BETWEEN_LOOKS = 250;

/**
 * A Chromium and a server for the built sites.
 *
 * @typedef {{ width: number, height: number }} Size in pixels
 */
export class Studio {
  #sites = new Map();
  #browser;

  /** Opens a path of a site in a window of this size, with empty storage and reduced motion. */
  async visit(site, address, size) {
    const context = await this.context(size);
    return this.open(context, site, address);
  }

  /** Returns the browser, which is started at its first use. */
  async browser() {
    this.#browser ??= await chromium.launch(launchOptions());
    return this.#browser;
  }

  /** Creates a browser context, which several tabs can share. */
  async context(size) {
    return (await this.browser()).newContext({ viewport: size, reducedMotion: "reduce", locale: "en-GB" });
  }

  /** Opens a path of a site in a tab. */
  async open(context, site, address) {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto((await this.#origin(site)) + address, { waitUntil: "networkidle" });
    return page;
  }

  /** Opens a page with this markup. */
  async blank(size, markup) {
    const page = await (await this.context(size)).newPage();
    await page.setContent(markup, { waitUntil: "networkidle" });
    return page;
  }

  async close() {
    await this.#browser?.close();
    for (const { close } of this.#sites.values()) close();
  }

  async #origin(site) {
    if (!this.#sites.has(site)) {
      const folder = ROOT + SITES[site];
      if (!existsSync(`${folder}/index.html`))
        throw new Error(`${SITES[site]} is not built: "pnpm pictures" builds it.`);
      this.#sites.set(site, await serve(folder));
    }
    return this.#sites.get(site).origin;
  }
}

/**
 * Returns a screenshot of the page when it no longer changes.
 *
 * @param {import("playwright").PageScreenshotOptions} options such as `{ clip }`
 * @returns {Promise<Buffer>} a PNG
 */
export async function still(page, options = {}) {
  await page.evaluate(() => document.fonts.ready);
  let last = null;
  for (let look = 0; look < LOOKS; look++) {
    const now = await page.screenshot({ ...options, animations: "disabled" });
    if (last?.equals(now)) return now;
    last = now;
    await page.waitForTimeout(BETWEEN_LOOKS);
  }
  throw new Error(`${page.url()} does not stop changing.`);
}
