import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { builtPages } from "./keyboard-page.js";

const pages = builtPages();
const PATIENT = { timeout: 60_000 };
const TABLE = "?persist=kitchen&speed=instant&seed=storm";

/** So many tabs of one browser, one after the other at the same table. */
async function tabs(count: number): Promise<readonly Page[]> {
  const first = await pages.open("");
  const address = first.url();
  const context = await first
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1000, height: 900 } });
  await first.close();
  if (context === undefined) throw new Error("There is no browser.");
  onTestFinished(() => context.close());
  const opened: Page[] = [];
  for (let tab = 0; tab < count; tab++) {
    const page = await context.newPage();
    await page.goto(address + TABLE);
    await isOpen(page);
    opened.push(page);
  }
  return opened;
}

async function isOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector("thunderjack-table") as ThunderjackTable | null;
    return table?.session != null && table.shadowRoot?.querySelector("tj-table")?.frame != null;
  });
}

/** Bets and deals with the mouse: the seed is one that asks for a move then. */
async function dealToMove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bet 50 more" }).click();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("players");
}

/** The table as everybody may see it. */
function table(page: Page) {
  return page.evaluate(() => {
    const { session, conductor } = document.querySelector("thunderjack-table") as ThunderjackTable;
    if (session === null || conductor === null) throw new Error("No table is open.");
    const { phase, turn, credits } = session.publicState;
    return { phase, turn, credits, view: JSON.stringify(conductor.view), seal: session.fairness.commitment };
  });
}

/** Waits until both show the same. */
async function sameOn(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await table(other)).view, PATIENT).toBe((await table(one)).view);
}

test("a reload in mid-round shows the same cards and the same moves, and the round goes on", async () => {
  const [page] = (await tabs(1)) as [Page];
  await dealToMove(page);
  const before = await table(page);
  await page.reload();
  await isOpen(page);
  expect(await table(page)).toEqual(before);
  await page.getByRole("button", { name: "Stand", exact: true }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("settled");
});

test("a second tab follows, asks for moves, and can take the table over", async () => {
  const [owner, follower] = (await tabs(2)) as [Page, Page];
  const note = "[part=session-followed]";
  await follower.locator(note).waitFor();
  expect(await follower.locator(note).textContent()).toContain("This table is played in another tab.");
  expect(await owner.locator(note).count()).toBe(0);

  await dealToMove(owner);
  await sameOn(owner, follower);
  await follower.getByRole("button", { name: "Play here" }).click();
  await owner.locator(note).waitFor();
  await follower.locator(note).waitFor({ state: "detached" });
  await sameOn(follower, owner);
  await follower.getByRole("button", { name: "Stand", exact: true }).click();
  await expect.poll(async () => (await table(follower)).phase, PATIENT).toBe("settled");
  await sameOn(follower, owner);

  // Whoever is left plays on by itself.
  await follower.close();
  await owner.locator(note).waitFor({ state: "detached" });
});

test("to begin anew forgets the table, also after a reload", async () => {
  const [page] = (await tabs(1)) as [Page];
  await dealToMove(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("betting");
  const anew = await table(page);
  expect(anew.credits).toBe(50_000);
  await page.reload();
  await isOpen(page);
  expect(await table(page)).toEqual(anew);
});
