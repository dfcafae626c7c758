import { type Command, VirtualClock } from "@thunderjack/core";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Point, pointAt, pointerOf } from "../../test/pointers.js";
import { all, click, drawn, seatedAt } from "../../test/seated.js";

/** Presses at a point of the window, or presses the focused button with the keyboard, as a player does. */
type Press = (at: Point) => Promise<void>;

const PRESSES: Readonly<Record<string, Press>> = {
  mouse: pointerOf("mouse").tap,
  touch: pointerOf("touch").tap,
  key: () => userEvent.keyboard("{Enter}"),
};

/**
 * Bursts: the number of presses, and the milliseconds between them. The tests of the stage try all of them on every
 * control.
 */
const BURSTS = IS_THOROUGH
  ? [
      [2, 60],
      [3, 300],
      [12, 60],
      [12, 400],
    ]
  : [[2, 60]];

/**
 * Adds a table with the size of a phone screen, at normal speed and with a virtual clock. Also returns its commands.
 */
async function phone(stack: readonly string[], renderer: "lit" | "canvas") {
  await page.viewport(360, 740);
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack, speed: "normal", clock });
  element.renderer = renderer;
  element.style.setProperty("height", "740px");
  await expect.poll(() => all(element, renderer === "canvas" ? "canvas" : "tj-table").length).toBe(1);
  await expect.element(page.getByRole("button", { name: "Deal", exact: true })).toBeVisible();
  const commands: Command[] = [];
  element.addEventListener("tj-command", ({ detail }) => commands.push(detail));
  onTestFinished(() => page.viewport(414, 896));
  return { element, clock, commands };
}

/** Presses one point several times, and lets time pass after each press. */
async function burst(
  { element, clock }: Awaited<ReturnType<typeof phone>>,
  name: string,
  press: Press,
  { times, interval }: { readonly times: number; readonly interval: number },
): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).element();
  window.focus();
  if (button instanceof HTMLElement) button.focus();
  const at = pointAt(button.getBoundingClientRect());
  for (let count = 0; count < times; count++) {
    await press(at);
    await drawn(element);
    clock.pass(interval);
    await drawn(element);
  }
}

const PAIR = ["8_c_0", "9_s_0", "8_d_0", "10_c_0"];
const nameOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;
const typesOf = (commands: readonly Command[]) => new Set(commands.map(({ type }) => type));

describe.each(["lit", "canvas"] as const)("%s", (renderer) => {
  describe.each(Object.entries(PRESSES))("by %s", (_kind, press) => {
    test.each(BURSTS)(
      "requests no move after %i presses of Deal that are %i ms apart",
      async (times = 0, interval = 0) => {
        const seat = await phone(PAIR, renderer);
        await click("Bet 50 more");
        seat.clock.pass(1000);
        await drawn(seat.element);
        await burst(seat, "Deal", press, { times, interval });
        expect([...typesOf(seat.commands)].filter((type) => type !== "PlaceBet")).toEqual(["Deal"]);
      },
    );
  });

  test("does not begin the next round after repeated presses of Hit, when the hand is finished", async () => {
    const seat = await phone([...PAIR, "9_c_0"], renderer);
    await click("Bet 50 more", "Deal");
    while (seat.element.conductor?.view.turn === null) seat.clock.passToNext();
    seat.clock.pass(1000);
    await drawn(seat.element);
    await burst(seat, "Hit", PRESSES.mouse as Press, { times: 12, interval: 250 });
    expect(seat.commands.filter(({ type }) => type === "Deal" || type === "PlaceBet")).toHaveLength(2);
  });

  test("shows on its control that a key is ignored or its move illegal, and nothing for a move that is played", async () => {
    const seat = await phone(PAIR, renderer);
    await click("Bet 50 more", "Deal");
    while (seat.element.conductor?.view.turn === null) seat.clock.passToNext();
    await drawn(seat.element);
    const animate = vi.spyOn(HTMLButtonElement.prototype, "animate");
    onTestFinished(() => animate.mockRestore());
    const press = async (key: string) => {
      animate.mockClear();
      await userEvent.keyboard(key);
      await drawn(seat.element);
      seat.clock.pass(1000);
      await drawn(seat.element);
      return [typesOf(seat.commands).size, ...animate.mock.contexts.map((button) => nameOf(button as Element))];
    };
    expect(await press("s")).toEqual([2, "Stand"]);
    expect(await press("h")).toEqual([3]);
    expect(await press("d")).toEqual([4, "Double"]);
    expect(seat.element.conductor?.view.seats[1]?.hands[0]?.isDoubled).toBe(false);
  });

  test("accepts a press 401 ms after the turn has started", async () => {
    const seat = await phone(PAIR, renderer);
    await click("Bet 50 more", "Deal");
    while (seat.element.conductor?.view.turn === null) seat.clock.passToNext();
    seat.clock.pass(401);
    await drawn(seat.element);
    await burst(seat, "Stand", PRESSES.mouse as Press, { times: 1, interval: 0 });
    expect(seat.commands.at(-1)?.type).toBe("Stand");
  });
});
