import type { ThunderjackTable } from "@thunderjack/elements/define";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostPages, playRound } from "./opened.js";
import { wholeSession } from "./whole-session.js";

const { open } = hostPages();

/**
 * Lists of globals that are missing in some browsers or sandboxed pages. `/bare.js` removes them before the library is
 * loaded.
 */
const ABSENT = [
  "ResizeObserver,IntersectionObserver,matchMedia",
  "indexedDB,locks,BroadcastChannel,storage,Worker,AudioContext,webkitAudioContext",
];

/** The lists that are removed one at a time. An ordinary run only removes both lists together. */
const ALONE = IS_THOROUGH ? ABSENT : [];

/** The longest time for loading and storing on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

const kept = (page: Page) => page.locator("thunderjack-table[persist]");
const keptStatus = (page: Page) =>
  kept(page).evaluate(({ session }: ThunderjackTable) =>
    session === null ? null : { ...session.status, notices: session.status.notices.map(({ code }) => code) },
  );

describe("a table and a replay in a browser without", () => {
  it.each(ALONE)("%s render completely without console errors", async (absent) => {
    const { page, complaints } = await open(`/bare.html?without=${absent}`);
    expect(await wholeSession(page)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it("all optional APIs render completely, with moving cards", async () => {
    const { page, complaints } = await open("/bare.html");
    await wholeSession(page);
    const settled = page.locator("thunderjack-table:not([persist])").evaluate(
      (element: ThunderjackTable) =>
        new Promise<boolean>((resolve) => {
          element.addEventListener("thunderjack-round-settled", () => resolve(true), { once: true });
          element.speed = "fast";
          element.placeBet("middle", 1000);
          element.deal(["10_c_2", "6_d_2", "9_h_2", "10_s_2", "10_h_3"]);
          element.stand();
        }),
    );
    expect(await settled).toBe(true);
    expect(complaints).toEqual([]);
  });
});

it("a table with persist shows a notice and plays in memory where storage is missing", async () => {
  const { page, complaints } = await open("/bare.html");
  await kept(page).locator('[data-notice="storage-refused"]').waitFor({ timeout: PATIENCE });
  expect(await keptStatus(page)).toEqual({ role: "owner", saving: "memory", notices: ["storage-refused"] });
  await kept(page).evaluate((element: ThunderjackTable) => {
    element.speed = "instant";
  });
  await playRound(page, 1);
  const after = await kept(page).evaluate(({ table }: ThunderjackTable) => table?.publicState);
  expect(after?.round).toBe(1);
  expect(await keptStatus(page)).toEqual({ role: "owner", saving: "memory", notices: ["storage-refused"] });
  expect(complaints).toEqual([]);
});
