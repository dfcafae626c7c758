import type { ThunderjackTable } from "@thunderjack/elements/define";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostPages, playRound, setInstantSpeed } from "./opened.js";
import { wholeSession } from "./whole-session.js";

const { open } = hostPages();

/** The longest time for loading and storing on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

const kept = (page: Page) => page.locator("thunderjack-table[persist]");

/** Returns the state of the saved table after its session has opened. */
async function keptTable(page: Page) {
  await page.waitForFunction(
    () => document.querySelector<ThunderjackTable>("thunderjack-table[persist]")?.session != null,
    null,
    { timeout: PATIENCE },
  );
  return kept(page).evaluate(({ session }: ThunderjackTable) => ({
    status: session?.status,
    // The version is excluded, because a restored table counts its events from the first deal of the shoe.
    state: session ? { ...session.publicState, version: 0 } : undefined,
    fairness: session?.fairness,
    rules: session?.rules.name,
  }));
}

describe("on a page whose prototypes are polluted", () => {
  it("a table and a replay render completely", async () => {
    const { page, complaints } = await open("/polluted.html");
    expect(await page.evaluate(() => "polluted" in {})).toBe(true);
    expect(await wholeSession(page, [])).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it("a saved table opens, plays and is restored, with a random shoe and its own rules", async () => {
    const { page, complaints } = await open("/polluted.html");
    const atFirst = await keptTable(page);
    expect(atFirst.status).toEqual({ role: "owner", saving: "saved", notices: [] });
    // The page adds a preset, a seed and bets to every object. The table must not read them.
    expect(atFirst.rules).toBe("thunderjack");
    expect(atFirst.fairness?.chosen).toBe(false);
    expect(atFirst.state?.bets).toEqual({ right: 0, middle: 0, left: 0 });
    await setInstantSpeed(page);
    await playRound(page, 1);
    const left = await keptTable(page);
    expect(left.state?.round).toBe(1);
    await page.reload();
    expect(await keptTable(page)).toEqual(left);
    expect(complaints).toEqual([]);
  });

  it.each(IS_THOROUGH ? (["canvas", "canvas2d"] as const) : (["canvas"] as const))(
    "%s shows a notice that it cannot be drawn, and the elements draw the table",
    async (renderer) => {
      const { page, complaints } = await open("/polluted.html");
      await setInstantSpeed(page);
      const table = page.locator("thunderjack-table").first();
      await table.evaluate((element: ThunderjackTable, name) => {
        element.renderer = name;
      }, renderer);
      const notice = table.locator(".problem");
      await notice.waitFor({ timeout: PATIENCE });
      expect(await notice.getAttribute("role")).toBe("alert");
      expect(await notice.textContent()).toMatch(/^Loading failed: ./);
      const [above, felt] = await Promise.all([notice.boundingBox(), table.locator("tj-table").boundingBox()]);
      expect(felt?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN));
      await playRound(page);
      expect(await table.evaluate(({ table }: ThunderjackTable) => table?.publicState.round)).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
});
