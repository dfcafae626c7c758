import { VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { all, drawn, found, seatedAt, typeSlowly } from "../../test/seated.js";

/** The cards of a round in which the player hits once and stands. */
const STACK = ["5_h_0", "9_s_0", "6_d_0", "8_c_0", "2_d_0", "8_h_0"];

/** Adds a table whose bar contains an element of the page, which has the focus. */
async function seatedWithBar(markup: string) {
  const clock = new VirtualClock();
  const { element, table, events } = await seatedAt({ stack: STACK, clock });
  element.insertAdjacentHTML("afterbegin", markup);
  const [added] = element.children;
  if (!(added instanceof HTMLElement)) throw new Error("There is no element in the bar.");
  added.addEventListener("click", (event) => event.preventDefault());
  await drawn(element);
  added.focus();
  return { element, table, events, clock, added };
}

test("content of the slot `bar` is at the start of the bar, and is the first tab stop of the table", async () => {
  const { element, added } = await seatedWithBar(`<a slot="bar" href="#lobby">Lobby</a>`);
  const bar = (await found(element, "[part=bar]")).getBoundingClientRect();
  const brand = (await found(element, ".brand")).getBoundingClientRect();
  const place = added.getBoundingClientRect();
  expect(place.width).toBeGreaterThan(0);
  expect([place.left >= bar.left, place.right <= brand.left, place.bottom <= bar.bottom]).toEqual([true, true, true]);
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(element);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(document.activeElement).toBe(added);
});

test.each([
  ["link", `<a slot="bar" href="#lobby">Lobby</a>`],
  ["button", `<button slot="bar" type="button">Lobby</button>`],
  ["link inside another element", `<nav slot="bar"><a href="#lobby">Lobby</a></nav>`],
])(
  "the keys of the game work while a %s in the bar has the focus, and the focus moves to the game",
  async (_kind, markup) => {
    const { element, table, clock, added } = await seatedWithBar(markup);
    (added.querySelector("a") ?? added).focus();
    await typeSlowly(element, clock, "1");
    expect(table.publicState.bets.middle).toBe(1000);
    await expect
      .poll(() => element.shadowRoot?.activeElement?.shadowRoot?.activeElement?.localName)
      .not.toBeUndefined();
    await typeSlowly(element, clock, "{Enter}");
    expect(table.publicState.phase).toBe("players");
    (added.querySelector("a") ?? added).focus();
    await typeSlowly(element, clock, "h");
    expect(table.publicState.hands[0]?.cards).toHaveLength(3);
  },
);

test("Enter on a link in the bar follows the link, and does not deal", async () => {
  const { element, table, clock, added } = await seatedWithBar(`<a slot="bar" href="#lobby">Lobby</a>`);
  element.placeBet("middle", 1000);
  await drawn(element);
  let clicks = 0;
  added.addEventListener("click", () => clicks++);
  await typeSlowly(element, clock, "{Enter}");
  expect([clicks, table.publicState.phase]).toEqual([1, "betting"]);
});

test.each(["input", "select"])("keys that are typed into a %s in the bar are not keys of the game", async (field) => {
  const { element, table, clock } = await seatedWithBar(`<${field} slot="bar" aria-label="Field"></${field}>`);
  await typeSlowly(element, clock, "1");
  expect(table.publicState.bets.middle).toBe(0);
});

test("the bar with slotted content is whole at every width, also as a strip at the side", async () => {
  const { element, added } = await seatedWithBar(`<a slot="bar" href="#lobby" style="flex:none;width:44px">Lobby</a>`);
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await drawn(element);
    const { left, right, top, bottom } = added.getBoundingClientRect();
    expect([width, left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([
      width,
      true,
      true,
      true,
      true,
    ]);
    const buttons = all(element, "[part=bar-button]").map((button) => button.getBoundingClientRect());
    expect(
      buttons.filter(
        (box) =>
          box.right > innerWidth || (box.left < right && box.right > left && box.top < bottom && box.bottom > top),
      ),
    ).toEqual([]);
  }
  await page.viewport(1280, 800);
});

test("all buttons of the bar are on a phone's screen, also with hints and chosen cards", async () => {
  const { element } = await seatedWithBar(
    `<a slot="bar" href="#lobby" style="flex:none;width:44px;height:44px">Lobby</a>`,
  );
  element.allowStacking = true;
  element.hints = true;
  element.speed = "instant";
  element.placeBet("middle", 1000);
  element.deal();
  for (const [width, height] of [
    [360, 740],
    [375, 667],
    [390, 844],
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    await drawn(element);
    await expect.poll(() => all(element, "[data-hint]").length).toBe(1);
    const bar = (await found(element, "[part=bar]")).getBoundingClientRect();
    const outside = all(element, "[part=bar-button], [data-hint]").filter((button) => {
      const box = button.getBoundingClientRect();
      return box.left < bar.left || box.right > bar.right || box.top < bar.top || box.bottom > bar.bottom;
    });
    expect([width, all(element, "[part=bar-button]").length, outside.map((button) => button.ariaLabel)]).toEqual([
      width,
      expect.any(Number),
      [],
    ]);
  }
  await page.viewport(1280, 800);
});
