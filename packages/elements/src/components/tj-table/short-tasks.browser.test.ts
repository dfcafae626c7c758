import { VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { all, click, drawn, found, seatedAt, shownHands } from "../../../test/seated.js";
import type { TjTable } from "../../index.js";

const TWENTY = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

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

test("renders the events of a command in a later task than the command itself", async () => {
  const { element } = await ready();
  await click("Deal");
  await drawn(element);
  expect(showsBets(element)).toBe(false);
  const other = await ready();
  other.element.deal(TWENTY as never);
  await microtasks();
  expect(other.element.conductor?.view.betting.isOpen).toBe(false);
  expect(showsBets(other.element)).toBe(true);
  await drawn(other.element);
  expect(showsBets(other.element)).toBe(false);
});

test("a press finds the picture of all events that were shown before it", async () => {
  const { element } = await ready();
  element.deal(TWENTY as never);
  await microtasks();
  const seen: boolean[] = [];
  const [table] = all(element, "tj-table") as TjTable[];
  table?.shadowRoot?.addEventListener("click", () => seen.push(showsBets(element)));
  (await found(element, ".message")).click();
  expect(seen).toEqual([false]);
});

test("the frame in which the size has changed shows all events", async () => {
  const { element, clock } = await ready();
  element.deal(TWENTY as never);
  element.style.setProperty("width", "500px");
  // Timers do not run before the layout of the next frame, which is in the same task as this callback.
  await new Promise((resolve) => {
    requestAnimationFrame(() => new ResizeObserver(resolve).observe(element));
  });
  expect(showsBets(element)).toBe(false);
  clock.pass(10_000);
  await drawn(element);
  expect(shownHands(element)).toHaveLength(1);
});
