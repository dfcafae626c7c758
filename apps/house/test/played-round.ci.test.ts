import type { Fairness, Seat, TableState } from "@thunderjack/core";
import { MemoryHouseStore } from "@thunderjack/house";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium, type FrameLocator } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HouseServer } from "../src/house-server.js";
import { Metrics } from "../src/metrics.js";
import { Tokens } from "../src/tokens.js";

class Store extends MemoryHouseStore {
  async ping(): Promise<void> {}
}

const WAIT = { timeout: 60_000 };

let server: HouseServer;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  const tokens = await Tokens.forDevelopment();
  server = new HouseServer({ store: new Store(), tokens, metrics: new Metrics(), log: () => {}, origins: null });
  origin = `http://127.0.0.1:${await server.listen(0, "127.0.0.1")}`;
  // On a slow machine, no time runs out during the test.
  const settings = { bettingTime: 600_000, decisionTime: 600_000 };
  await server.house.openTable("one", { name: "One", rules: "casino", settings });
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await server.drain();
});

/** Returns the state that the element in a frame shows. */
function shownIn(frame: FrameLocator): Promise<TableState> {
  return frame.locator("thunderjack-table").evaluate((element: Element & { table?: { publicState: TableState } }) => {
    if (element.table === undefined) throw new Error("The element has no table.");
    return element.table.publicState;
  });
}

/** Returns the fairness of the table that the element in a frame shows. */
function fairnessIn(frame: FrameLocator): Promise<Fairness> {
  return frame.locator("thunderjack-table").evaluate((element: Element & { table?: { fairness: Fairness | null } }) => {
    const fairness = element.table?.fairness;
    if (!fairness) throw new Error("The element has no table.");
    return { ...fairness };
  });
}

it("plays a round of two players in their own windows, and a watcher sees the same on the canvas", async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(WAIT.timeout);
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(origin);
  await page.getByText("this house signs its own tokens").waitFor();
  await page.getByRole("link", { name: "Two players and a watcher" }).click();
  const [ann, bob, watcher] = ["Ann", "Bob", "A watcher, on the canvas"].map((title) =>
    page.frameLocator(`iframe[title="${title}"]`),
  ) as [FrameLocator, FrameLocator, FrameLocator];
  await watcher.getByText("You are watching this table.").waitFor();
  await watcher.locator("canvas").waitFor();

  for (const frame of [ann, bob, watcher]) await frame.getByText("This house is for development only.").waitFor();

  const owners: Partial<Record<Seat, FrameLocator>> = { right: ann, left: bob };
  for (const [seat, frame] of Object.entries(owners)) {
    await frame.getByRole("button", { name: `Take the ${seat} seat` }).click();
    await frame.getByRole("button", { name: `Leave the ${seat} seat` }).waitFor();
    await frame.getByRole("button", { name: "Bet 25 more" }).click();
  }
  // The windows of the players have drawn the client seed, each its part. The house draws none.
  await expect.poll(async () => (await fairnessIn(watcher)).clientSeed, WAIT).toMatch(/^[\da-f]{32}\n[\da-f]{32}$/);
  const { clientSeed } = await fairnessIn(watcher);
  expect(new Set(clientSeed.split("\n")).size).toBe(2);
  await ann.getByRole("button", { name: /^Deal/, disabled: false }).click();
  await ann.locator("[part=house-notes]", { hasText: "You are ready." }).waitFor();
  await bob.getByRole("button", { name: /^Deal/, disabled: false }).click();

  await expect.poll(async () => (await shownIn(ann)).hands.length, WAIT).toBe(2);
  for (let state = await shownIn(ann); state.phase !== "settled"; state = await shownIn(ann)) {
    const { turn, version } = state;
    const owner = owners[(turn?.split("-")[0] ?? "") as Seat];
    // Without a turn, cards are still being dealt. A blackjack plays on instead of taking even money.
    if (owner !== undefined) {
      const other = owner === ann ? bob : ann;
      expect(await other.getByRole("button", { name: /^Stand/, disabled: false }).count()).toBe(0);
      await owner
        .getByRole("button", { name: /^(Stand|No insurance|Play on)/, disabled: false })
        .first()
        // A real press is ignored for a moment after the buttons appear; see PressGuard.
        .dispatchEvent("click");
    }
    await expect.poll(async () => (await shownIn(ann)).version, WAIT).toBeGreaterThan(version);
  }

  expect(await fairnessIn(ann)).toMatchObject({ clientSeed, clientSeedFrom: "player" });

  const { dealer, hands, version } = await shownIn(ann);
  for (const frame of [bob, watcher]) {
    await expect.poll(async () => (await shownIn(frame)).version, WAIT).toBe(version);
    const shown = await shownIn(frame);
    expect({ dealer: shown.dealer, hands: shown.hands }).toEqual({ dealer, hands });
  }
  expect(hands.map(({ seat }) => seat)).toEqual(["right", "left"]);
  expect(problems).toEqual([]);
}, 120_000);
