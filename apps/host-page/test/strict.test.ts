import type { ThunderjackTable } from "@thunderjack/elements/define";
import { expect, test } from "vitest";
import { hostPages, hurry, playRound } from "./opened.js";

const { open } = hostPages();

test("a whole session breaks nothing of the strict policy: rounds, panels, a language, the canvas", async () => {
  const { page, complaints } = await open("/strict.html");
  await hurry(page);
  for (let round = 0; round < 3; round++) await playRound(page);
  const table = page.locator("thunderjack-table");
  for (const panel of ["history", "fairness", "keys"] as const) {
    await table.evaluate((element: ThunderjackTable, name) => element.openPanel(name), panel);
    await table.locator("tj-panel").waitFor();
    await table.evaluate((element: ThunderjackTable) => element.openPanel(null));
  }
  await table.evaluate((element: ThunderjackTable) => {
    element.lang = "ar";
  });
  await expect.poll(() => table.locator("[lang=ar]").count()).toBeGreaterThan(0);
  for (const renderer of ["canvas2d", "canvas"] as const) {
    await table.evaluate((element: ThunderjackTable, name) => {
      element.lang = "en";
      element.renderer = name;
    }, renderer);
    await table.locator("canvas").first().waitFor();
  }
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("the strict page counts a breach, should there be one", async () => {
  const { page } = await open("/strict.html");
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
  });
  await expect.poll(() => page.locator("#breaches").textContent()).toBe("1");
});
