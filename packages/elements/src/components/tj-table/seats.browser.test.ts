import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { all, click, drawn, found, seatedAt, shownHands, textOf, typeSlowly } from "../../../test/seated.js";

const isOn = (root: Element) =>
  all(root, "[role=switch]").map((seat) => [
    seat.getAttribute("aria-label"),
    seat.getAttribute("aria-checked") === "true",
    seat.getAttribute("aria-disabled") === "true",
  ]);

test("selects the middle seat at first, and keeps the only selected seat", async () => {
  const { element } = await seatedAt();
  const atFirst = [
    ["Left seat", false, false],
    ["Middle seat", true, true],
    ["Right seat", false, false],
  ];
  expect(isOn(element)).toEqual(atFirst);
  (await found(element, "[role=switch][aria-label='Middle seat']")).click();
  await drawn(element);
  expect(isOn(element)).toEqual(atFirst);
});

test("adds a chip to every selected seat, and returns the chips of a seat that is deselected", async () => {
  const { element, table } = await seatedAt();
  await click("Left seat", "Bet 50 more", "Bet 10 more");
  await drawn(element);
  expect(table.state.bets).toEqual({ right: 0, middle: 6000, left: 6000 });
  expect(textOf(element, "[part=staked]")).toBe("120");

  // Without a chosen chip, a ring selects or deselects its seat.
  (await found(element, "[aria-label='Bet 10 more']")).dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true }),
  );
  await drawn(element);
  await click("Middle seat");
  await drawn(element);
  expect(table.state.bets).toEqual({ right: 0, middle: 0, left: 6000 });
  expect(isOn(element)).toEqual([
    ["Left seat", true, true],
    ["Middle seat", false, false],
    ["Right seat", false, false],
  ]);

  await click("Clear");
  expect(table.state.bets).toEqual({ right: 0, middle: 0, left: 0 });
});

test("shows the reason for a rejected bet until the next action", async () => {
  const { element } = await seatedAt({ credits: 1000 });
  // The credits are sufficient for a chip on only one of the two selected seats.
  await click("Left seat", "Bet 10 more");
  await drawn(element);
  expect(textOf(element, "[part=message]")).toBe("You do not have enough credits for this bet.");
  expect(textOf(element, "[part=staked]")).toBe("10");
  await click("Clear");
  await drawn(element);
  expect(textOf(element, "[part=message]")).toBe("Place your bets.");
});

test.each([
  [360, 740],
  [1440, 900],
])("fits six hands into %i by %i pixels without overflow or overlap", async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const { element } = await seatedAt({
    stack: ["8_c_0", "q_h_0", "9_d_0", "6_s_0", "8_d_0", "q_c_0", "9_c_0", "10_c_0"],
  });
  element.style.setProperty("height", `${height}px`);
  await click("Left seat", "Right seat", "Bet 50 more", "Deal");
  await click("Split", "Stand", "Stand", "Split", "Stand", "Stand", "Split");
  await drawn(element);
  expect(all(element, "tj-hand")).toHaveLength(6);
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const part of all(element, "tj-card, button, [part=message]")) {
    const { left, right } = part.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  const [rail] = all(element, ".rail");
  for (const part of all(element, "tj-card, [role=switch], tj-seat [part=bet]")) {
    expect(part.getBoundingClientRect().width).toBeGreaterThan(15);
    expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(rail?.getBoundingClientRect().top ?? 0);
  }
  for (const button of all(element, "button")) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("shows readable cards in a page that gives the table no height", async () => {
  const { element } = await seatedAt({ stack: ["8_c_0", "q_h_0", "9_d_0", "6_s_0"] });
  await click("Bet 50 more", "Deal");
  await drawn(element);
  expect(all(element, "tj-card").length).toBeGreaterThanOrEqual(4);
  for (const card of all(element, "tj-card")) expect(card.getBoundingClientRect().width).toBeGreaterThan(40);
});

test("keeps the keyboard focus on the button of the chosen move", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: ["2_c_0", "q_h_0", "3_d_0", "6_s_0", "2_d_0", "2_h_0"], clock });
  await click("Bet 50 more", "Deal");
  const focused = () => all(element, "button:focus")[0]?.getAttribute("aria-label");
  await expect.poll(focused).toBe("Hit");
  await typeSlowly(element, clock, "{Enter}");
  expect(shownHands(element)[0]?.cards).toHaveLength(3);
  expect(focused()).toBe("Hit");
});
