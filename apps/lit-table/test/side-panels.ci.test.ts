import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { builtPages } from "./keyboard-page.js";
import { found } from "./page-checks.js";

const { open } = builtPages();
const WIDE = { viewport: { width: 2560, height: 1080 } };
const TABLE = "table.html?stack=9_h_0&speed=instant";

/** Waits until the table shows its first view, and turns hints on or off. */
async function isOpen(page: Page, hints: boolean): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("thunderjack-table")?.shadowRoot?.querySelector("tj-table")?.frame,
  );
  await turnHints(page, hints);
}

function turnHints(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((hints) => {
    (document.querySelector("thunderjack-table") as ThunderjackTable).hints = hints;
  }, isOn);
}

/** Deals 16 against a ten at the middle seat. */
function deal(page: Page): Promise<void> {
  return page.evaluate(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable;
    table.placeBet("middle", 1000);
    table.deal(["10_h_0", "10_s_0", "6_d_0", "9_c_0"]);
  });
}

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly currentRect: DOMRectReadOnly }[];
}

/** Returns the number of layout shifts of parts beside the table. */
function shiftsBeside(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const table = document.querySelector("thunderjack-table")?.getBoundingClientRect() ?? new DOMRect();
        const observer = new PerformanceObserver((list) => {
          const shifted = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources);
          const beside = shifted.filter(
            ({ currentRect: { left, right } }) => right <= table.left || left >= table.right,
          );
          resolve(beside.length);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test("a very wide window shows the rounds, the rules and a hint beside the table, and nothing beside the table moves", async () => {
  const page = await open(TABLE, WIDE);
  await isOpen(page, true);
  const rules = page.getByRole("complementary", { name: "Rules" });
  await rules.getByText("Thunderjack pays 3 to 1").first().waitFor();
  await deal(page);
  const hint = rules.locator("tj-advice .advice");
  await hint.getByText("Stand").first().waitFor();
  expect(await hint.locator("li svg").count()).toBe(await hint.locator("li").count());
  expect(await hint.locator(".amount").allTextContents()).toContainEqual(expect.stringMatching(/^−\d/));
  await page.evaluate(() => (document.querySelector("thunderjack-table") as ThunderjackTable).stand());
  const history = page.getByRole("complementary", { name: "History" });
  await history.getByText("Round 1").first().waitFor();
  await hint.waitFor({ state: "hidden" });
  expect(await shiftsBeside(page)).toBe(0);
  expect(await found(page)).toEqual([]);
  await history.getByRole("button", { name: /replay/i }).click();
  await page.waitForFunction(() => (document.querySelector("thunderjack-table") as ThunderjackTable).isReplaying);
});

test("the panels have no room for a hint unless hints are on, and other windows have no panels", async () => {
  const page = await open(TABLE, WIDE);
  await isOpen(page, false);
  const rules = page.getByRole("complementary", { name: "Rules" });
  await rules.getByText("Thunderjack pays 3 to 1").first().waitFor();
  await deal(page);
  await page.waitForFunction(
    () => (document.querySelector("thunderjack-table") as ThunderjackTable).conductor?.isSettled,
  );
  const advice = rules.locator("tj-advice");
  expect([await advice.isVisible(), await advice.locator(".advice").count()]).toEqual([false, 0]);
  await turnHints(page, true);
  await advice.getByText("Stand").first().waitFor();
  await turnHints(page, false);
  await advice.waitFor({ state: "hidden" });
  expect(await advice.count()).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await rules.waitFor({ state: "hidden" });
  expect(await page.locator("aside:visible").count()).toBe(0);
});
