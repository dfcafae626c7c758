import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ThunderjackTable } from "../src/index.js";
import { HandTurnedClock } from "./hand-turned-clock.js";
import { drawn, type SeatedOptions, seatedAt } from "./seated.js";

/** Whether the page has asked for what moves cards. */
const isAskedFor = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("table-motion"));

/** A table that nobody has come to yet: the pointer rests above it. */
async function farFrom(options: SeatedOptions) {
  const above = document.createElement("p");
  above.textContent = "Above the table";
  above.style.setProperty("height", "200px");
  document.body.prepend(above);
  onTestFinished(() => above.remove());
  await userEvent.hover(above);
  const clock = new HandTurnedClock();
  const { element } = await seatedAt({ clock, ...options });
  return { element, clock };
}

/** How many pieces of this kind were set in motion since this was called. */
function movements(): (piece: "tj-card" | "tj-chip") => number {
  const animate = vi.spyOn(Element.prototype, "animate");
  onTestFinished(() => animate.mockRestore());
  return (piece) => animate.mock.contexts.filter((part) => (part as Element).localName === piece).length;
}

/** What moves cards was asked for, and is loaded by and by: then a chip that is laid falls on the others. */
async function chipsFall(element: ThunderjackTable, clock: HandTurnedClock, moved: ReturnType<typeof movements>) {
  await vi.waitFor(async () => {
    element.placeBet("middle", element.table?.state.bets.middle === 5000 ? 6000 : 5000);
    clock.turn(2000);
    await drawn(element);
    expect(moved("tj-chip")).toBeGreaterThan(0);
  });
}

test("where nothing moves nothing is asked for", async () => {
  const { element } = await farFrom({ speed: "instant" });
  element.placeBet("middle", 5000);
  expect(element.deal()).toBeNull();
  await drawn(element);
  expect(isAskedFor()).toBe(false);
});

test("what moves cards is asked for when somebody comes to the table, and then the first card flies", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  expect(isAskedFor()).toBe(false);
  await page.getByRole("button", { name: "Bet 50 more" }).hover();
  await expect.poll(isAskedFor).toBe(true);
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  clock.turn(600);
  await drawn(element);
  await vi.waitFor(() => expect(moved("tj-card")).toBeGreaterThan(0));
});

test("what a page plays moves too, though nobody came to the table", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  clock.turn(600);
  await drawn(element);
  await vi.waitFor(() => expect(moved("tj-card")).toBeGreaterThan(0));
});
