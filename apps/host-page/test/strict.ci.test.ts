import type { ThunderjackTable } from "@thunderjack/elements/define";
import { expect, test } from "vitest";
import { hostPages, playRound, setInstantSpeed } from "./opened.js";

const { open } = hostPages();

/** The longest time for loading and storing on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

test("a whole session does not violate the strict policy: rounds, panels, a language, the canvas", async () => {
  const { page, complaints } = await open("/strict.html");
  await setInstantSpeed(page);
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

test("picked cards of the traditional deck and hints do not violate the strict policy", async () => {
  const { page, complaints } = await open("/strict.html");
  await setInstantSpeed(page);
  const courts: number[] = [];
  page.on("response", (response) => {
    if (/\/traditional-[\w-]+\.js$/.test(response.url())) courts.push(response.status());
  });
  const table = page.locator("thunderjack-table");
  await table.evaluate(async (element: ThunderjackTable) => {
    element.allowStacking = true;
    element.hints = true;
    element.deck = "traditional";
    await element.updateComplete;
    element.placeBet("middle", 1000);
    await element.openPanel("picker");
  });
  const picker = table.locator("tj-card-picker");
  for (const name of ["king of clubs", "six of spades", "queen of hearts", "nine of diamonds"]) {
    await picker.getByRole("button", { name, exact: true }).click();
  }
  await picker.getByRole("button", { name: /^deal/i }).click();
  await expect.poll(() => courts, { timeout: PATIENCE }).toEqual([200]);
  await expect
    .poll(() => table.evaluate((element: ThunderjackTable) => element.table?.publicState.phase))
    .toBe("players");
  const advice = await table.evaluate((element: ThunderjackTable) => element.advice());
  expect(advice).not.toBeNull();
  await table.evaluate((element: ThunderjackTable) => {
    element.stand();
  });
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("a table with persist is saved and restored under the strict policy", async () => {
  const { page, complaints } = await open("/strict.html");
  await setInstantSpeed(page);
  const table = page.locator("thunderjack-table");
  const keep = () =>
    table.evaluate((element: ThunderjackTable) => {
      element.speed = "instant";
      element.persist = "strict";
    });
  const status = () => table.evaluate((element: ThunderjackTable) => element.session?.status ?? null);
  await keep();
  await expect.poll(status, { timeout: PATIENCE }).toEqual({ role: "owner", saving: "saved", notices: [] });
  await playRound(page);
  const credits = await table.evaluate((element: ThunderjackTable) => element.credits);
  await expect.poll(async () => (await status())?.saving, { timeout: PATIENCE }).toBe("saved");
  expect(await page.locator("#breaches").textContent()).toBe("0");
  await page.reload();
  await setInstantSpeed(page);
  await keep();
  await expect.poll(status, { timeout: PATIENCE }).toEqual({ role: "owner", saving: "saved", notices: [] });
  expect(
    await table.evaluate(({ table, credits }: ThunderjackTable) => ({ round: table?.publicState.round, credits })),
  ).toEqual({ round: 1, credits });
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("the strict page counts a violation", async () => {
  const { page } = await open("/strict.html");
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
  });
  await expect.poll(() => page.locator("#breaches").textContent()).toBe("1");
});
