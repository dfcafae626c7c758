import { expect, test } from "vitest";
import { builtPages, KeyboardPlayer } from "./keyboard-page.js";

const { open } = builtPages();

/** The URL of a table with chosen cards and without delays. */
const TABLE = "table.html?stack=2_h_0&speed=instant";

/** The cards of a deal to the middle seat, which is initially selected. */
const STAND = "10_h 9_s 9_d 8_c";
const HIT = "5_h 9_s 6_d 8_c 2_d 8_h";
const DOUBLE = "5_h 6_s 6_d 10_c k_h 10_d";
const SPLIT = "8_h 6_s 8_d 10_c 3_h 10_d 10_s";
const SURRENDER = "q_h q_s 6_d 9_c";
const BUST = "10_h 9_s 6_d 8_c 10_c";

test("a whole session is playable with the keyboard alone, and the focus is always visible", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, STAND, HIT, DOUBLE, SPLIT, SURRENDER);

  // The first tab stop of the page is in the table.
  await player.press("Tab");
  await player.press("2", "1", "Enter");
  expect(await player.phase()).toBe("players");
  expect((await player.state()).hands[0]?.bet).toBe(6000);
  await player.press("s");
  expect((await player.state()).hands[0]?.outcome).toBe("win");

  expect((await player.focused()).name).toBe("Deal");
  await player.press("Enter", "h", "S");
  expect((await player.state()).hands[0]?.cards).toHaveLength(3);
  expect(await player.phase()).toBe("settled");

  await player.press("Enter", "d");
  expect((await player.state()).hands[0]?.bet).toBe(12_000);

  await player.press("Enter", "p");
  expect((await player.state()).hands).toHaveLength(2);
  await player.press("s", "s");
  expect(await player.phase()).toBe("settled");

  await player.press("Enter", "r");
  expect((await player.state()).hands[0]?.outcome).toBe("surrender");
});

test("moves can also be made with the buttons, and the focus moves to the next button", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, HIT, SPLIT);
  await player.tabTo(/^Bet 50 more$/);
  await player.press("Space");
  expect((await player.focused()).name).toBe("Bet 50 more");
  await player.tabTo(/^Deal$/);
  await player.press("Enter");
  expect((await player.focused()).name).toBe("Hit");
  await player.press("Enter");
  expect((await player.focused()).name).toBe("Hit");
  await player.press("Tab");
  expect((await player.focused()).name).toBe("Stand");
  await player.press("Space");
  expect((await player.focused()).name).toBe("Deal");
  await player.press("Enter");
  await player.tabTo(/^Split$/);
  await player.press("Enter");
  expect((await player.state()).hands).toHaveLength(2);
});

test("insurance is taken and declined by key", async () => {
  const page = await open(`${TABLE}&rules=casino`);
  const player = await KeyboardPlayer.at(page, "10_h a_s 9_d k_c", "10_h a_s 9_d 6_c 3_c");
  await player.press("Tab", "1", "Enter");
  expect(await player.phase()).toBe("insurance");
  await player.press("i");
  expect(await player.phase()).toBe("settled");
  await player.press("Enter");
  await player.press("n");
  expect(await player.phase()).toBe("players");
  await player.press("s");
  expect(await player.phase()).toBe("settled");
});

test("three seats can be selected by key and are played in turn", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, "8_h 9_h 7_h 6_s 8_d 9_d 7_d 10_c 10_h 10_d j_h j_d q_h q_d 2_c");
  await player.tabTo(/^Left seat$/);
  await player.press("Space");
  await player.tabTo(/^Right seat$/);
  await player.press("Enter");
  await player.press("1");
  expect((await player.state()).bets).toEqual({ right: 1000, middle: 1000, left: 1000 });
  await player.tabTo(/^Deal$/);
  await player.press("Enter");
  for (const _seat of ["right", "middle", "left"]) await player.press("p", "s", "s");
  expect((await player.state()).hands).toHaveLength(6);
  expect(await player.phase()).toBe("settled");
});

test("each panel opens and closes by key, and returns the focus to its button", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page);
  await player.press("Tab");
  for (const name of [/^Rules$/, /^History$/, /^Fairness/, /^Keys$/]) {
    await player.tabTo(name);
    const { name: button } = await player.focused();
    await player.press("Enter");
    await page.locator("tj-panel [role=dialog]").waitFor();
    await player.settled();
    expect((await player.focused()).name).toBe("Close");
    await player.press("Tab");
    await player.press("Escape");
    expect((await player.focused()).name).toBe(button);
    await player.press("Space");
    await page.locator("tj-panel [role=dialog]").waitFor();
    await player.settled();
    await player.press("Enter");
    expect((await player.focused()).name).toBe(button);
  }
  await player.press("?");
  await page.locator("tj-panel [role=dialog]").waitFor();
  expect(await page.locator("tj-keys kbd").allTextContents()).toEqual(
    expect.arrayContaining(["H", "S", "D", "P", "R", "1 … 9", "Enter", "?"]),
  );
  await player.press("Escape");
  expect((await player.focused()).name).toBe("Keys");
});

test("keys dispatch no commands while a panel is open", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, STAND);
  await player.press("Tab", "1", "Enter", "?");
  await page.locator("tj-panel [role=dialog]").waitFor();
  await player.press("h", "s");
  expect(await player.phase()).toBe("players");
});

test("the replay of a past round starts and ends by key", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, STAND);
  await player.press("Tab", "1", "Enter", "s");
  await player.tabTo(/^History$/, "Shift+Tab");
  await player.press("Enter");
  await page.locator("tj-history").waitFor();
  await player.tabTo(/^Replay round 1$/);
  await player.press("Enter");
  await page.locator("[part=replay-badge]").waitFor();
  expect((await player.focused()).name).toBe("Back to the table");
  await player.press("Shift+Tab", "Enter");
  await player.press("Tab", "Enter");
  expect((await player.focused()).name).toBe("History");
  await player.tabTo(/^History$/);
  await player.press("Enter");
  await page.locator("tj-history").waitFor();
  await player.tabTo(/^Replay round 1$/);
  await player.press("Enter");
  await page.locator("[part=replay-badge]").waitFor();
  await player.press("Escape");
  expect((await player.focused()).name).toBe("History");
});

test("a new game starts by key when the game is over", async () => {
  const page = await open(`${TABLE}&credits=10`);
  const player = await KeyboardPlayer.at(page, BUST);
  await player.press("Tab", "1", "Enter", "h");
  expect(await player.phase()).toBe("broke");
  expect((await player.focused()).name).toBe("New game");
  await player.press("Enter");
  expect(await player.phase()).toBe("betting");
  // The bet of the last round is still on the seat.
  await player.press("1");
  expect((await player.state()).bets.middle).toBe(2000);
});

test("at normal speed the focus stays in the table until the moves are available", async () => {
  const page = await open("table.html?stack=2_h_0&speed=normal", { reducedMotion: "no-preference" });
  const player = await KeyboardPlayer.at(page, HIT);
  await player.tabTo(/^Bet 10 more$/);
  await player.press("Space");
  await player.tabTo(/^Deal$/);
  await page.keyboard.press("Enter");
  while ((await page.evaluate(() => document.querySelector("thunderjack-table")?.conductor?.isSettled)) === false) {
    expect(await player.focused()).toMatchObject({ isAtTable: true, isSeen: true });
  }
  await player.settled();
  expect((await player.focused()).name).toBe("Hit");
});

test("keys are ignored outside the table, with modifiers, in text fields, and with keys=none", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page, STAND);
  const bet = async () => (await player.state()).bets.middle;

  // The table does not have the focus yet.
  await page.keyboard.press("1");
  expect(await bet()).toBe(0);

  await player.press("Tab");
  for (const key of ["Control+1", "Alt+1", "Meta+1"]) await page.keyboard.press(key);
  expect(await bet()).toBe(0);

  // The focused field is first in a slot of the table, and then beside the table.
  for (const where of ["header", ""]) {
    await page.evaluate((slot) => {
      const field = document.createElement("input");
      const table = document.querySelector("thunderjack-table");
      if (slot === "") table?.after(field);
      else {
        field.slot = slot;
        table?.append(field);
      }
      field.focus();
    }, where);
    await page.keyboard.press("1");
    expect(await page.locator("input").last().inputValue()).toBe("1");
    expect(await bet()).toBe(0);
    await page.evaluate(() => document.querySelector("input")?.remove());
  }

  // Keys of an input method composition are ignored.
  await page.evaluate(() => {
    const stage = document.querySelector("thunderjack-table")?.shadowRoot?.querySelector(".stage");
    const composed = { key: "1", code: "Digit1", isComposing: true, bubbles: true, composed: true };
    stage?.dispatchEvent(new KeyboardEvent("keydown", composed));
  });
  expect(await bet()).toBe(0);

  await page.locator("body").click({ position: { x: 2, y: 2 } });
  await player.press("Tab");
  await page.evaluate(() => document.querySelector("thunderjack-table")?.setAttribute("keys", "none"));
  await player.press("1");
  expect(await bet()).toBe(0);
  expect(await page.getByRole("button", { name: "Keys", exact: true }).count()).toBe(0);
  // Enter still activates a focused button.
  await player.tabTo(/^Bet 10 more$/);
  await player.press("Enter");
  expect(await bet()).toBe(1000);
});

test("on a French keyboard the digit keys place chips with and without Shift", async () => {
  const page = await open(TABLE);
  const player = await KeyboardPlayer.at(page);
  await player.press("Tab");
  // These are the events that Chromium dispatches for the digit key 1 of an AZERTY keyboard.
  const client = await page.context().newCDPSession(page);
  const type = async (key: string, modifiers: number) => {
    const stroke = { key, code: "Digit1", text: key, windowsVirtualKeyCode: 49, modifiers };
    await client.send("Input.dispatchKeyEvent", { type: "keyDown", ...stroke });
    await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...stroke });
    await player.settled();
  };
  await type("&", 0);
  expect((await player.state()).bets.middle).toBe(1000);
  await type("1", 8);
  expect((await player.state()).bets.middle).toBe(2000);
  await type("&", 2);
  expect((await player.state()).bets.middle).toBe(2000);
});
