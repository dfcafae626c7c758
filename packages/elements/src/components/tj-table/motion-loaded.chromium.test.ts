import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn, type SeatedOptions, seatedAt } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

// By default, the browser lists only the first 250 resources, and a test loads each module on its own.
performance.setResourceTimingBufferSize(2000);

/** Returns whether the page has requested the code that moves cards. */
const isAskedFor = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("table-motion"));

/** Adds a table. The player does not interact with it; the pointer rests above it. */
async function farFrom(options: SeatedOptions) {
  const above = document.createElement("p");
  above.textContent = "Above the table";
  above.style.setProperty("height", "200px");
  document.body.prepend(above);
  onTestFinished(() => above.remove());
  await userEvent.hover(above);
  const clock = new VirtualClock();
  const { element } = await seatedAt({ clock, ...options });
  return { element, clock };
}

/** Counts the elements of this kind that begin to move from now on. */
function movements(): (piece: "tj-card" | "tj-chip") => number {
  const animate = vi.spyOn(Element.prototype, "animate");
  onTestFinished(() => animate.mockRestore());
  return (piece) => animate.mock.contexts.filter((part) => (part as Element).localName === piece).length;
}

/** Waits until the motion code is loaded. From then on, the fall of each placed chip is animated. */
async function chipsFall(element: ThunderjackTable, clock: VirtualClock, moved: ReturnType<typeof movements>) {
  await vi.waitFor(async () => {
    element.placeBet("middle", element.table?.publicState.bets.middle === 5000 ? 6000 : 5000);
    clock.pass(2000);
    await drawn(element);
    expect(moved("tj-chip")).toBeGreaterThan(0);
  });
}

test("requests no code for motion where nothing moves", async () => {
  const { element } = await farFrom({ speed: "instant" });
  element.placeBet("middle", 5000);
  expect(element.deal()).toBeNull();
  await drawn(element);
  expect(isAskedFor()).toBe(false);
});

test("requests the code for motion on the player's first interaction, and animates the first card", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  expect(isAskedFor()).toBe(false);
  await page.getByRole("button", { name: "Bet 50 more" }).hover();
  await expect.poll(isAskedFor).toBe(true);
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  clock.pass(600);
  await drawn(element);
  await vi.waitFor(() => expect(moved("tj-card")).toBeGreaterThan(0));
});

test("animates the moves of the page without any interaction of the player", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  clock.pass(600);
  await drawn(element);
  await vi.waitFor(() => expect(moved("tj-card")).toBeGreaterThan(0));
});
