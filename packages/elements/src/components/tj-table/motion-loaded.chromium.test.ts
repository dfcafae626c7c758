import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn, type SeatedOptions, seatedAt } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

// By default, the browser lists only the first 250 resources. In a test, each module is a resource.
performance.setResourceTimingBufferSize(2000);

/** Returns whether the page has requested the motion code. */
const isAskedFor = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("table-motion"));

/** Adds a table to the page. The pointer is not over the table, so that the player does not interact with it. */
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

/** Returns a function that counts the animations of cards or chips that have begun since this call. */
function movements(): (piece: "tj-card" | "tj-chip") => number {
  const animate = vi.spyOn(Element.prototype, "animate");
  onTestFinished(() => animate.mockRestore());
  return (piece) => animate.mock.contexts.filter((part) => (part as Element).localName === piece).length;
}

/** Changes the bet repeatedly until the motion code is loaded and the placed chip is animated. */
async function chipsFall(element: ThunderjackTable, clock: VirtualClock, moved: ReturnType<typeof movements>) {
  await vi.waitFor(async () => {
    element.placeBet("middle", element.table?.publicState.bets.middle === 5000 ? 6000 : 5000);
    clock.pass(2000);
    await drawn(element);
    expect(moved("tj-chip")).toBeGreaterThan(0);
  });
}

test("does not request the motion code at the speed `instant`", async () => {
  const { element } = await farFrom({ speed: "instant" });
  element.placeBet("middle", 5000);
  expect(element.deal()).toBeNull();
  await drawn(element);
  expect(isAskedFor()).toBe(false);
});

test("requests the motion code on the player's first interaction, and animates the first card", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  expect(isAskedFor()).toBe(false);
  await page.getByRole("button", { name: "Bet 50 more" }).hover();
  await expect.poll(isAskedFor).toBe(true);
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  await expect
    .poll(() => {
      clock.pass(100);
      return moved("tj-card");
    })
    .toBeGreaterThan(0);
});

test("animates bets and deals that the page requests, without any interaction of the player", async () => {
  const { element, clock } = await farFrom({ speed: "normal" });
  const moved = movements();
  await chipsFall(element, clock, moved);
  expect(element.deal()).toBeNull();
  await expect
    .poll(() => {
      clock.pass(100);
      return moved("tj-card");
    })
    .toBeGreaterThan(0);
});
