import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { builtPages, KeyboardPlayer, PRESS_GUARD } from "./keyboard-page.js";
import { found, smallTargets } from "./page-checks.js";

const { open } = builtPages();

const PANELS = ["fairness", "rules", "history", "keys", "picker"] as const;
const SPLIT = "8_h 6_s 8_d 10_c 3_h 10_d 10_s";

interface Moment {
  readonly name: string;
  readonly address: string;
  readonly decks: readonly string[];
  readonly keys: readonly string[];
}

const moment = (name: string, keys: readonly string[], decks: readonly string[] = [], address = ""): Moment => {
  return { name, address: `table.html?stack=2_h_0&speed=instant${address}`, decks, keys };
};

/** The states in which the page is checked. */
const MOMENTS: readonly Moment[] = [
  moment("before the first bet", ["Tab"]),
  moment("with a bet", ["Tab", "1", "2"]),
  moment("in a split", ["Tab", "1", "Enter", "p"], [SPLIT]),
  moment("at the question of insurance", ["Tab", "1", "Enter"], ["10_h a_s 9_d 6_c 3_c"], "&rules=casino"),
  moment("at the end of a round", ["Tab", "1", "Enter", "s"], ["10_h 9_s 9_d 8_c"]),
  moment("with a Thunderjack", ["Tab", "1", "Enter"], ["a_s 9_h k_s 7_c"]),
  moment("when the game is over", ["Tab", "1", "Enter", "h"], ["10_h 9_s 6_d 8_c 10_c"], "&credits=10"),
];
/** The checked states. An ordinary run checks the states whose controls differ most, in one theme. */
const CHECKED = IS_THOROUGH
  ? MOMENTS
  : MOMENTS.filter(({ name }) => ["before the first bet", "in a split", "at the end of a round"].includes(name));
const THEMES = IS_THOROUGH ? ["felt", "midnight", "paper", "high-contrast"] : ["paper"];

const PLAYED = moment("after a round", ["Tab", "1", "Enter", "s"], ["10_h 9_s 9_d 8_c"]);

async function shown({ address, decks, keys }: Moment): Promise<KeyboardPlayer> {
  const page = await open(address);
  const player = await KeyboardPlayer.at(page, ...decks);
  for (const key of keys) {
    await page.clock.fastForward(PRESS_GUARD);
    await page.keyboard.press(key);
    await player.settled();
  }
  return player;
}

async function openPanel(player: KeyboardPlayer, panel: (typeof PANELS)[number]): Promise<void> {
  await player.page.evaluate((name) => {
    const table = document.querySelector("thunderjack-table");
    if (table === null) throw new Error("There is no table.");
    table.allowStacking = true;
    return table.openPanel(name);
  }, panel);
  await player.page.locator("tj-panel .body > *").first().waitFor();
  await player.settled();
}

async function inTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => document.querySelector("thunderjack-table")?.setAttribute("theme", name), theme);
  // A theme is loaded lazily. The colour of the felt shows whether it has been applied.
  await page.waitForFunction((name) => {
    const table = document.querySelector("thunderjack-table");
    const root = table?.shadowRoot;
    if (table === null || root === null || root === undefined) return false;
    return name === "storm" || getComputedStyle(table).getPropertyValue("--tj-felt").trim() !== "";
  }, theme);
}

/** Expects no violations of axe in the checked themes, and sufficiently large touch targets on a phone. */
async function expectAccessible(page: Page, when: string): Promise<void> {
  expect([when, ...(await found(page))]).toEqual([when]);
  for (const theme of THEMES) {
    await inTheme(page, theme);
    expect([when, theme, ...(await found(page, { runOnly: ["color-contrast"] }))]).toEqual([when, theme]);
  }
  await inTheme(page, "storm");
  await expectTouchSizes(page, when);
}

async function expectTouchSizes(page: Page, when: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect([when, ...(await smallTargets(page))]).toEqual([when]);
  expect([when, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([when, 360]);
  if (size !== null) await page.setViewportSize(size);
}

describe(`axe finds no violation in storm, ${THEMES.join(", ")}, and controls on a phone are large enough for touch`, () => {
  test.each(CHECKED)("$name", async (one) => {
    const { page } = await shown(one);
    await expectAccessible(page, one.name);
  });

  test("while a panel is open", async () => {
    const player = await shown(PLAYED);
    for (const panel of PANELS) {
      await openPanel(player, panel);
      await expectAccessible(player.page, panel);
    }
  });

  test("while a past round is replayed", async () => {
    const player = await shown(PLAYED);
    await player.page.evaluate(async () => {
      const table = document.querySelector("thunderjack-table");
      const [round] = (await table?.pastRounds()) ?? [];
      if (round !== undefined) table?.recall(round);
    });
    await player.page.locator("[part=replay-badge]").waitFor();
    await player.settled();
    await expectAccessible(player.page, "replay");
  });

  test("on the page with replays", async () => {
    const page = await open("replays.html");
    await page.waitForFunction(
      () =>
        document.querySelectorAll("thunderjack-replay").length === 3 &&
        [...document.querySelectorAll("thunderjack-replay")].every(({ shadowRoot }) =>
          shadowRoot?.querySelector("tj-transport, [data-cover=failed]"),
        ),
    );
    expect(await found(page)).toEqual([]);
    await expectTouchSizes(page, "replays");
  });
});
