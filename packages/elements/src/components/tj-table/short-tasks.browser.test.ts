import type { CardId } from "@thunderjack/cards";
import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { all, click, drawn, found, seatedAt, shownHands } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

const TWENTY: readonly CardId[] = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

/** Adds a table with a bet, whose events take time. */
async function ready() {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: TWENTY, clock, speed: "normal" });
  await click("Bet 50 more");
  clock.pass(1000);
  await drawn(element);
  return { element, clock };
}

/** Runs the microtasks of this task, in which elements are usually rendered. */
async function microtasks(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve();
}

/** Returns whether the table shows the controls of bets. */
const showsBets = (element: Element) => all(element, "tj-bet-controls").length > 0;

/** Deals, and holds all timers until the test ends. */
async function dealWithoutTimers(element: ThunderjackTable): Promise<void> {
  const timers = vi.spyOn(window, "setTimeout").mockReturnValue(0 as never);
  onTestFinished(() => timers.mockRestore());
  element.deal(TWENTY);
  await microtasks();
  expect(element.conductor?.view.betting.isOpen).toBe(false);
}

test("renders the events of a command in a later task than the command itself", async () => {
  const { element, clock } = await ready();
  element.deal(TWENTY);
  await microtasks();
  expect(element.conductor?.view.betting.isOpen).toBe(false);
  expect(showsBets(element)).toBe(true);
  await drawn(element);
  expect(showsBets(element)).toBe(false);
  clock.pass(10_000);
  await drawn(element);
  expect(shownHands(element)).toHaveLength(1);
});

test("a press finds the picture of all events that were shown before it", async () => {
  const { element } = await ready();
  const message = await found(element, ".message");
  await dealWithoutTimers(element);
  message.click();
  expect(showsBets(element)).toBe(false);
});

test("the frame in which the size has changed shows all events", async () => {
  const { element } = await ready();
  await dealWithoutTimers(element);
  element.style.setProperty("width", "500px");
  // The observer is called after that of the table, in the same frame.
  await new Promise((resolve) => {
    requestAnimationFrame(() => new ResizeObserver(resolve).observe(element));
  });
  expect(showsBets(element)).toBe(false);
});

test("after a command of the page, `updateComplete` of the element waits for its picture", async () => {
  const { element } = await ready();
  element.deal(TWENTY);
  await element.updateComplete;
  expect(showsBets(element)).toBe(false);
});
