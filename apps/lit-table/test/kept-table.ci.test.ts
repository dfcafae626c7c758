import type { ThunderjackTable } from "@thunderjack/elements/define";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { builtPages, PRESS_GUARD } from "./keyboard-page.js";

const pages = builtPages();
const PATIENT = { timeout: 60_000 };
const TABLE = "table.html?persist=kitchen&speed=instant&seed=storm";

/** Removes the Web Locks API, as in insecure pages. Runs before all other scripts of a page. */
function withoutLocks(): void {
  Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
}

/** Opens this number of tabs with the same table in one browser, one after the other. */
async function tabs(count: number, before: () => void = () => {}): Promise<readonly Page[]> {
  const first = await pages.open("");
  const address = first.url();
  const context = await first
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1000, height: 900 } });
  await first.close();
  if (context === undefined) throw new Error("There is no browser.");
  onTestFinished(() => context.close());
  await context.addInitScript(before);
  await context.clock.install();
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

/** Bets and deals with the mouse. With the seed of the table, the player has a choice after the deal. */
async function dealToMove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bet 50 more" }).click();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("players");
}

/** Returns parts of the public state, the view and the commitment of the table. */
function table(page: Page) {
  return page.evaluate(() => {
    const { session, conductor } = document.querySelector("thunderjack-table") as ThunderjackTable;
    if (session === null || conductor === null) throw new Error("No table is open.");
    const { phase, turn, credits } = session.publicState;
    return { phase, turn, credits, view: JSON.stringify(conductor.view), commitment: session.fairness.commitment };
  });
}

function role(page: Page) {
  return page.evaluate(() => (document.querySelector("thunderjack-table") as ThunderjackTable).session?.status.role);
}

function notices(page: Page) {
  return page.evaluate(() =>
    (document.querySelector("thunderjack-table") as ThunderjackTable).session?.status.notices.map(({ code }) => code),
  );
}

/** Returns the first exported recording of the table, and the credits. */
function kept(page: Page) {
  return page.evaluate(async () => {
    const { session } = document.querySelector("thunderjack-table") as ThunderjackTable;
    const [recording = ""] = (await session?.export({ open: true })) ?? [];
    return { recording, credits: session?.publicState.credits };
  });
}

/** Returns the number of hits in the first recording. */
async function hits(page: Page): Promise<number> {
  return (await kept(page)).recording.split('"HandHit"').length - 1;
}

/** Presses a button at once, also while the table ignores the presses of a player because its controls are new. */
function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => button.click());
}

/**
 * Presses a button, and pauses the page in the debugger before it can do anything else.
 *
 * @returns a function that resumes the page, waits for the first rejection, and returns the codes of the rejections
 */
async function pressAndPause(page: Page, name: string): Promise<() => Promise<readonly string[]>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Debugger.enable");
  const paused = new Promise<unknown>((resolve) => devTools.once("Debugger.paused", resolve));
  const refused = page.getByRole("button", { name, exact: true }).evaluate((button: HTMLElement) => {
    const { session } = document.querySelector("thunderjack-table") as ThunderjackTable;
    const codes: string[] = [];
    const rejected = new Promise<void>((resolve) => {
      session?.refusals$.subscribe(({ code }) => {
        codes.push(code);
        resolve();
      });
    });
    button.click();
    // biome-ignore lint/suspicious/noDebugger: the page is paused here until the test resumes it
    debugger;
    return rejected.then(() => codes);
  });
  await paused;
  return async () => {
    await devTools.send("Debugger.resume");
    return refused;
  };
}

/** Computes the credits from the events. Bets are subtracted, and returned amounts are added. */
function creditsIn(recording: string): number {
  const lines = recording.trim().split("\n");
  let credits = 0;
  for (const line of lines.map((text) => JSON.parse(text))) {
    if (line.format !== undefined) credits = line.credits;
    else if (line.type === "RoundStarted") credits -= line.bets.right + line.bets.middle + line.bets.left;
    else if (line.type === "HandSettled") credits += line.returned;
  }
  return credits;
}

/** Waits until both pages show the same view. */
async function sameOn(one: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await table(other)).view, PATIENT).toBe((await table(one)).view);
}

test("a reload during a round restores the same cards and moves, and the round continues", async () => {
  const [page] = (await tabs(1)) as [Page];
  await dealToMove(page);
  const before = await table(page);
  await page.reload();
  await isOpen(page);
  expect(await table(page)).toEqual(before);
  await page.getByRole("button", { name: "Stand", exact: true }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("settled");
});

test("a second tab shows the game and can take over the table, and the tab that remains open takes over again", async () => {
  const [owner, follower] = (await tabs(2)) as [Page, Page];
  const note = "[part=session-followed]";
  await follower.locator(note).waitFor();
  expect(await follower.locator(note).textContent()).toContain("This table is also open in another tab.");
  expect(await owner.locator(note).count()).toBe(0);

  await dealToMove(owner);
  await sameOn(owner, follower);
  await follower.getByRole("button", { name: "Take over" }).click();
  await owner.locator(note).waitFor();
  await follower.locator(note).waitFor({ state: "detached" });
  await sameOn(follower, owner);
  await follower.clock.fastForward(PRESS_GUARD);
  await follower.getByRole("button", { name: "Stand", exact: true }).click();
  await expect.poll(async () => (await table(follower)).phase, PATIENT).toBe("settled");
  await sameOn(follower, owner);

  // The remaining tab takes over without an action of the player.
  await follower.close();
  await owner.locator(note).waitFor({ state: "detached" });
});

// Sessions without Web Locks are also tested in Node, so only a thorough run tests them in a browser.
if (IS_THOROUGH) {
  test("without Web Locks, two tabs do not overwrite each other: the later one shows a notice and the stored round", async () => {
    const [one, other] = (await tabs(2, withoutLocks)) as [Page, Page];
    const roles = () => Promise.all([one, other].map(role));
    await expect.poll(roles, PATIENT).toEqual(["owner", "owner"]);

    // The second tab is not notified of the bet and the cards.
    await dealToMove(one);
    const played = await table(one);
    expect(await table(other)).not.toEqual(played);
    await other.getByRole("button", { name: "Bet 50 more" }).click();
    await other.locator("[data-notice=changed-elsewhere]").waitFor();
    await sameOn(one, other);
    expect(await table(other)).toEqual(played);
    expect(await notices(one)).toEqual([]);

    // Both tabs end the round at the same time. The round must be settled once, and its winnings paid once.
    await one.clock.fastForward(PRESS_GUARD);
    await Promise.all([one, other].map((page) => page.getByRole("button", { name: "Stand", exact: true }).click()));
    const phases = () => Promise.all([one, other].map(async (page) => (await table(page)).phase));
    await expect.poll(phases, PATIENT).toEqual(["settled", "settled"]);
    await sameOn(one, other);
    for (const page of [one, other]) {
      await page.reload();
      await isOpen(page);
      const { credits, recording } = await kept(page);
      expect(recording.match(/"RoundSettled"/g)).toHaveLength(1);
      expect(recording.match(/"HandStood"/g)).toHaveLength(1);
      expect(credits).toBe(creditsIn(recording));
    }
  });
}

test.each([2, 3])(
  "if a slow tab and the other, paused ones of %i tabs all press Hit, only one card is drawn",
  async (count) => {
    const all = await tabs(count);
    const [owner, slow] = [all[0], all[1]] as [Page, Page];
    const others = all.filter((page) => page !== slow);
    await dealToMove(owner);
    for (const page of all) await sameOn(owner, page);
    const resumes: (() => Promise<readonly string[]>)[] = [];
    for (const page of others) resumes.push(await pressAndPause(page, "Hit"));
    const devTools = await slow.context().newCDPSession(slow);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await slow.getByRole("button", { name: "Take over" }).click();
    // A paused tab does not hand over the table. The clock of a paused tab cannot be advanced, so the test waits.
    await expect.poll(() => role(slow), PATIENT).toBe("owner");
    await press(slow, "Hit");
    await expect.poll(() => hits(slow), PATIENT).toBe(1);
    expect(await Promise.all(resumes.map((resume) => resume()))).toEqual(others.map(() => ["stale"]));
    for (const page of others) await sameOn(slow, page);
    expect(await hits(slow)).toBe(1);
  },
);

test("a double of a tab that hangs is refused, and not carried out in the next round, which another tab has dealt", async () => {
  const [hung, other] = (await tabs(2)) as [Page, Page];
  await dealToMove(hung);
  await sameOn(hung, other);
  const resume = await pressAndPause(hung, "Double");
  await press(other, "Take over");
  await expect.poll(() => role(other), PATIENT).toBe("owner");
  await press(other, "Stand");
  await expect.poll(async () => (await table(other)).phase, PATIENT).toBe("settled");
  await press(other, "Deal");
  await expect.poll(async () => (await table(other)).phase, PATIENT).toBe("players");
  const dealt = await table(other);
  expect(await resume()).toEqual(["stale"]);
  await sameOn(other, hung);
  await hung.getByText("The table has changed in the meantime, so nothing was done.").first().waitFor();
  expect(await table(other)).toEqual(dealt);
  const { recording } = await kept(other);
  expect(recording.match(/"RoundStarted"/g)).toHaveLength(2);
  expect(recording).not.toContain('"HandDoubled"');
});

test("shows no tip for a new player beside the panel of a table that cannot be opened", async () => {
  const page = await pages.open("");
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error("no random bytes");
    };
  });
  await page.goto(page.url() + TABLE);
  await page.locator("[part=rescue]").waitFor();
  expect(await page.locator(".pointer").count()).toBe(0);
});

test("starting over deletes the stored table, also after a reload", async () => {
  const [page] = (await tabs(1)) as [Page];
  await dealToMove(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(async () => (await table(page)).phase, PATIENT).toBe("betting");
  const anew = await table(page);
  expect(anew.credits).toBe(50_000);
  await page.reload();
  await isOpen(page);
  expect(await table(page)).toEqual(anew);
});
