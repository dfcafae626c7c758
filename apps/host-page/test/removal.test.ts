import type { ThunderjackTable } from "@thunderjack/elements/define";
import { expect, test } from "vitest";
import { countLeftovers } from "./leftovers.js";
import { hostPages } from "./opened.js";

const { open } = hostPages();

test.each(["lit", "canvas2d"] as const)(
  "a table drawn by %s leaves no listeners, timers, observers or animations when it is removed during the deal",
  async (renderer) => {
    const { page } = await open("/plain.html", (before) => before.addInitScript(countLeftovers));
    await page.waitForFunction(() => customElements.get("thunderjack-table") !== undefined);
    await page.evaluate(() => document.querySelector("thunderjack-table")?.remove());
    const before = await page.evaluate(() => window.leftovers());
    await page.evaluate((name) => {
      const table = document.createElement("thunderjack-table");
      table.setAttribute("renderer", name);
      document.body.append(table);
    }, renderer);
    const table = page.locator("thunderjack-table");
    await table
      .locator(renderer === "lit" ? "tj-table" : "canvas")
      .first()
      .waitFor();
    await table.evaluate(async (element: ThunderjackTable) => {
      await element.openPanel("history");
      await element.openPanel(null);
      element.placeBet("middle", 1000);
      element.deal();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const during = await page.evaluate(() => window.leftovers());
    expect(during.timers + during.frames + during.animations).toBeGreaterThan(0);
    await table.evaluate((element: ThunderjackTable) => element.remove());
    expect(await page.evaluate(() => window.leftovers())).toEqual(before);
  },
);

test("a table leaves nothing behind when it is removed while it waits for the page", async () => {
  const { page } = await open("/plain.html", (before) => before.addInitScript(countLeftovers));
  await page.waitForFunction(() => customElements.get("thunderjack-table") !== undefined);
  await page.evaluate(() => document.querySelector("thunderjack-table")?.remove());
  const before = await page.evaluate(() => window.leftovers());
  const settled = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("thunderjack-settlement", function note({ detail }) {
          document.removeEventListener("thunderjack-settlement", note);
          resolve(detail.reason);
        });
      }),
  );
  await page.evaluate(async () => {
    const table = document.createElement("thunderjack-table");
    table.addEventListener("thunderjack-before-deal", (event) => event.waitUntil(new Promise(() => {})));
    document.body.append(table);
    await table.updateComplete;
    table.placeBet("middle", 1000);
    table.deal();
    const isCancelShown = () => table.shadowRoot?.querySelector("[part=waiting]") != null;
    while (!isCancelShown()) await new Promise(requestAnimationFrame);
    table.remove();
  });
  expect(await settled).toBe("cancelled");
  expect(await page.evaluate(() => window.leftovers())).toEqual(before);
});
