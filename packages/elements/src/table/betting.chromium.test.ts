import type { Table } from "@thunderjack/core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Point, pointAt, pointerOf } from "../../test/pointers.js";
import { all, click, drawn, seatedAt } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

/** Adds a table with the size of a phone screen. */
async function phone(renderer: "lit" | "canvas", credits = 50_000) {
  await page.viewport(390, 740);
  onTestFinished(() => page.viewport(414, 896));
  const { element, table } = await seatedAt({ credits });
  element.renderer = renderer;
  element.style.setProperty("height", "740px");
  await expect.poll(() => all(element, renderer === "canvas" ? "canvas" : "tj-table").length).toBe(1);
  await expect.poll(() => button(element, "Deal")?.getBoundingClientRect().width ?? 0).toBeGreaterThan(44);
  // The code for dragged chips is loaded when the pointer first enters the table.
  button(element, "Deal")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true }));
  if (renderer === "lit") await import("../components/tj-table/chip-gestures.js");
  await drawn(element);
  return { element, table };
}

function button(element: ThunderjackTable, name: string): HTMLButtonElement | undefined {
  return all(element, "button").find(
    (other) => other.getAttribute("aria-label") === name || other.textContent === name,
  ) as HTMLButtonElement | undefined;
}

/** Waits for a button, and moves the focus to it. */
async function focusOn(name: string): Promise<void> {
  const waitedFor = page.getByRole("button", { name, exact: true });
  await expect.element(waitedFor).toBeVisible();
  (waitedFor.element() as HTMLElement).focus();
}

/** Returns the centre of a button, in the coordinates of the browser window. */
function at(element: ThunderjackTable, name: string): Point {
  const found = button(element, name);
  if (found === undefined) throw new Error(`There is no button "${name}".`);
  return pointAt(found.getBoundingClientRect());
}

const betsOf = ({ state: { bets } }: Table) => [bets.left, bets.middle, bets.right].map((bet) => bet / 100);

describe.each(["lit", "canvas"] as const)("%s", (renderer) => {
  test("marks the chosen chip, and bets it on a ring that is tapped", async () => {
    const { element, table } = await phone(renderer);
    await click("Bet 50 more");
    await drawn(element);
    expect(button(element, "Bet 50 more")?.getAttribute("aria-pressed")).toBe("true");
    expect(button(element, "Bet 10 more")?.getAttribute("aria-pressed")).toBe("false");
    await click("Bet 50 on the left seat");
    await click("Bet 50 more on the left seat");
    expect(betsOf(table)).toEqual([100, 50, 0]);
  });

  test("takes back only the last chip of a ring with its small button, and places it again with Undo", async () => {
    const { element, table } = await phone(renderer);
    await click("Bet 50 more", "Bet 50 on the left seat", "Bet 10 more");
    expect(betsOf(table)).toEqual([60, 60, 0]);
    const { width, height } =
      button(element, "Take back a chip on the left seat")?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await click("Take back a chip on the left seat");
    expect(betsOf(table)).toEqual([50, 60, 0]);
    await click("Undo");
    expect(betsOf(table)).toEqual([60, 60, 0]);
  });

  test("takes back a chip with Delete on a ring, and turns the rings into switches again with Escape", async () => {
    const { element, table } = await phone(renderer);
    await click("Bet 50 more", "Bet 10 more");
    await focusOn("Bet 10 more on the middle seat");
    await userEvent.keyboard("{Delete}");
    expect(betsOf(table)).toEqual([0, 50, 0]);
    await userEvent.keyboard("{Escape}");
    await drawn(element);
    await click("Left seat", "Middle seat");
    expect(betsOf(table)).toEqual([0, 0, 0]);
  });

  describe.each(["mouse", "touch"] as const)("by %s", (kind) => {
    const pointer = pointerOf(kind);

    test("drags a chip to a ring, to another ring, and off the table", async () => {
      const { element, table } = await phone(renderer);
      const left = at(element, "Left seat");
      await pointer.drag(at(element, "Bet 50 more"), left);
      expect(betsOf(table)).toEqual([50, 0, 0]);
      await pointer.drag(left, at(element, "Right seat"));
      expect(betsOf(table)).toEqual([0, 0, 50]);
      await pointer.drag(at(element, "Right seat"), at(element, "Deal"));
      expect(betsOf(table)).toEqual([0, 0, 0]);
    });

    test("changes nothing after a drag that ends outside of the rings, or with Escape", async () => {
      const { element, table } = await phone(renderer);
      const chip = at(element, "Bet 50 more");
      const left = at(element, "Left seat");
      await pointer.drag(chip, { x: left.x, y: left.y - 150 });
      await focusOn("Bet 50 more");
      await pointer.drag(chip, left, () => userEvent.keyboard("{Escape}"));
      expect(betsOf(table)).toEqual([0, 0, 0]);
      // Uses the mouse, because browsers ignore a tap with a finger just after a swipe.
      await pointerOf("mouse").tap(chip);
      expect(betsOf(table)).toEqual([0, 50, 0]);
    });

    test("takes back one chip after a long press, and ignores the release", async () => {
      const { element, table } = await phone(renderer);
      await click("Bet 50 more", "Bet 10 more");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const middle = at(element, "Bet 10 more on the middle seat");
      const pressed = new Promise((resolve) => window.addEventListener("pointerdown", resolve, { once: true }));
      await pointer.down(middle);
      await pressed;
      vi.advanceTimersByTime(499);
      expect(betsOf(table)).toEqual([0, 60, 0]);
      vi.advanceTimersByTime(1);
      vi.useRealTimers();
      expect(betsOf(table)).toEqual([0, 50, 0]);
      // The redrawn table no longer contains the pressed chip.
      await drawn(element);
      await pointer.up(middle);
      expect(betsOf(table)).toEqual([0, 50, 0]);
    });
  });

  test("highlights the ring under a dragged chip", async () => {
    const { element } = await phone(renderer);
    const mouse = pointerOf("mouse");
    const left = at(element, "Left seat");
    await mouse.down(at(element, "Bet 50 more"));
    await mouse.move(left);
    await drawn(element);
    if (renderer === "lit") {
      expect(all(element, "tj-seat-toggle[target]").map((ring) => ring.getAttribute("label"))).toEqual(["Left seat"]);
      expect(all(element, "tj-chip.dragged")).toHaveLength(1);
    }
    await mouse.up(left);
    await drawn(element);
    expect(all(element, "tj-seat-toggle[target], tj-chip.dragged")).toHaveLength(0);
  });

  test("no chip can be dragged or taken back at a disabled table", async () => {
    const { element, table } = await phone(renderer);
    await click("Bet 50 more");
    element.disabled = true;
    await drawn(element);
    expect(button(element, "Take back a chip on the middle seat")?.checkVisibility() ?? false).toBe(false);
    await pointerOf("mouse").drag(at(element, "Middle seat"), at(element, "Left seat"));
    expect(betsOf(table)).toEqual([0, 50, 0]);
  });
});
