import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostPages, hurry, playRound } from "./opened.js";
import { wholeSession } from "./whole-session.js";

const { open } = hostPages();

/** How long code and storage may take on a machine that is busy with other things, in milliseconds. */
const PATIENCE = 60_000;

const kept = (page: Page) => page.locator("thunderjack-table[persist]");

/** What the kept table of the page is, once its session is open. */
async function keptTable(page: Page) {
  await page.waitForFunction(
    () => document.querySelector<ThunderjackTable>("thunderjack-table[persist]")?.session != null,
    null,
    { timeout: PATIENCE },
  );
  return kept(page).evaluate(({ session }: ThunderjackTable) => ({
    status: session?.status,
    state: session?.publicState,
    fairness: session?.fairness,
    rules: session?.rules.name,
  }));
}

describe("on a page whose prototypes are polluted", () => {
  it("a table and a replay are whole", async () => {
    const { page, complaints } = await open("/polluted.html");
    expect(await page.evaluate(() => "polluted" in {})).toBe(true);
    expect(await wholeSession(page, [])).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("a kept table is opened, played and found again, with a shoe of chance and its own rules", async () => {
    const { page, complaints } = await open("/polluted.html");
    const atFirst = await keptTable(page);
    expect(atFirst.status).toEqual({ role: "owner", saving: "saved", notices: [] });
    // The page has a preset, a seed and bets on every object: they are none of the table's.
    expect(atFirst.rules).toBe("thunderjack");
    expect(atFirst.fairness?.chosen).toBe(false);
    expect(atFirst.state?.bets).toEqual({ right: 0, middle: 0, left: 0 });
    await hurry(page);
    await playRound(page, 1);
    const left = await keptTable(page);
    expect(left.state?.round).toBe(1);
    await page.reload();
    expect(await keptTable(page)).toEqual(left);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each(["canvas", "canvas2d"] as const)(
    "%s says that it cannot be painted, and the elements draw the table",
    async (renderer) => {
      const { page, complaints } = await open("/polluted.html");
      await hurry(page);
      const table = page.locator("thunderjack-table").first();
      await table.evaluate((element: ThunderjackTable, name) => {
        element.renderer = name;
      }, renderer);
      const notice = table.locator(".problem");
      await notice.waitFor({ timeout: PATIENCE });
      expect(await notice.getAttribute("role")).toBe("alert");
      expect(await notice.textContent()).toMatch(/^This could not be loaded: ./);
      const [above, felt] = await Promise.all([notice.boundingBox(), table.locator("tj-table").boundingBox()]);
      expect(felt?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN));
      await playRound(page);
      expect(await table.evaluate(({ played }: ThunderjackTable) => played?.state.round)).toBe(1);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});
