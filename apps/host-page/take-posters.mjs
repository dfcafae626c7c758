import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { chromium } from "playwright";
import { serveHostPages } from "./src/server/host-server.mjs";
import { PICTURE, RECORDINGS } from "./src/server/recordings.mjs";

// Takes the pictures of the shared recordings: `pnpm --filter @thunderjack/host-page posters`, after a build.
const server = await serveHostPages();
const browser = await chromium.launch(launchOptions());
for (const { id, moment } of RECORDINGS) {
  const page = await browser.newPage({ viewport: PICTURE, reducedMotion: "reduce" });
  await page.goto(`${server.origin}/recordings/${id}.html`);
  const replay = page.locator("thunderjack-replay");
  await replay.locator("[data-cover=poster]").waitFor();
  await replay.evaluate((element, at) => {
    document.body.replaceChildren(element);
    document.body.className = "framed";
    element.style.borderRadius = "0";
    element.style.setProperty("--tj-replay-height", "100vh");
    Object.assign(element, { controls: false, at });
  }, moment);
  await page.waitForFunction(
    (at) => document.querySelector("thunderjack-replay")?.conductor?.seq === at && document.images.length === 0,
    moment,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const path = fileURLToPath(new URL(`public/recordings/${id}.jpg`, import.meta.url));
  await page.screenshot({ path, type: "jpeg", quality: 82 });
  await page.close();
}
await browser.close();
await server.close();
