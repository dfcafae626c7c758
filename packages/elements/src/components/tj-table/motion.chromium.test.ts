import { VirtualClock } from "@thunderjack/core";
import { emulateMedia } from "@thunderjack/vitest/emulated-media";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../replay-components/tj-transport/tj-transport.define.js";
import {
  all,
  click,
  drawn,
  found,
  type SeatedOptions,
  seatedAt,
  shownDealer,
  shownHands,
} from "../../../test/seated.js";
import type { ThunderjackTable, TjCard } from "../../index.js";

const THUNDERJACK = ["a_h_0", "9_s_0", "k_h_0", "10_c_0"];
const TWENTY = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

/**
 * Adds a table with a virtual clock and loads the motion code. `moved` returns the classes or names of the elements
 * whose animations have begun since its last call, and `turn` advances the clock.
 */
async function slowly(options: SeatedOptions) {
  const clock = new VirtualClock();
  const animate = vi.spyOn(Element.prototype, "animate");
  onTestFinished(() => animate.mockRestore());
  const { element, events } = await seatedAt({ speed: "normal", clock, ...options });
  // An interaction with the table requests the motion code. The import waits until that code is loaded.
  for (const table of all(element, ".table")) table.dispatchEvent(new PointerEvent("pointerover"));
  await import("./table-motion.js");
  await import("./storms.js");
  await drawn(element);
  const moved = (): readonly string[] => {
    const names = animate.mock.contexts.map(
      (part) => (part as Element).getAttribute("class") || (part as Element).localName,
    );
    animate.mockClear();
    return names;
  };
  const turn = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await drawn(element);
  };
  return { element, events, moved, turn };
}

test("moves the cards from the shoe one after the other, and turns each over on its way", async () => {
  const { element, moved, turn } = await slowly({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  await turn(599);
  moved();
  await turn(1);
  expect(shownHands(element)[0]?.cards).toEqual(["ten of hearts"]);
  expect(moved()).toEqual(["tj-card", "body"]);
  await turn(180);
  expect(shownDealer(element).cards).toEqual(["nine of spades"]);
  expect(moved()).toEqual(["tj-card", "body"]);
});

test("a chip keeps its last keyframe until it is removed, so that the end of its movement changes no layout", async () => {
  const { element } = await slowly({});
  await click("Bet 50 more");
  await expect.poll(() => all(element, ".moving tj-chip").length).toBe(1);
  const [flight] = (await found(element, ".moving tj-chip")).getAnimations();
  expect(flight?.effect?.getTiming().fill).toBe("forwards");
  flight?.finish();
  await expect.poll(() => all(element, ".moving tj-chip")).toEqual([]);
});

test("moves the hole card without turning it over, and turns it over in its place", async () => {
  const { element, moved, turn } = await slowly({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  await turn(960);
  moved();
  await turn(180);
  expect(shownDealer(element).cards).toEqual(["nine of spades", "face-down card"]);
  // The animation belongs to the hole card. The upcard does not move.
  expect(moved()).toEqual(["tj-card"]);
  await turn(1000);
  moved();
  await click("Stand");
  await drawn(element);
  expect(moved()).toEqual(["body"]);
});

test("a card whose place changes during its flight ends at the new place without a jump", async () => {
  const { element, turn } = await slowly({ stack: ["8_h_0", "9_s_0", "8_d_0", "7_c_0", "2_h_0", "3_h_0"] });
  await click("Bet 50 more", "Deal");
  await turn(5000);
  element.conductor?.act({ type: "Split", hand: "middle" });
  await turn(1);
  // The movements of the split are paused before they end, so that they overlap the movement of the next card even on a
  // slow machine.
  for (const animation of all(element, "tj-card").flatMap((card) => card.getAnimations())) animation.pause();
  await turn(400);
  const inHands = all(element, "tj-card").filter((card) => card.closest(".moving") === null);
  const moving = inHands.map((card) => ({
    place: (card as HTMLElement).style.getPropertyValue("translate"),
    flights: card.getAnimations().map(({ effect }) => effect as KeyframeEffect),
  }));
  const [twice, ...others] = moving.filter(({ flights }) => flights.length > 1);
  expect([twice?.flights.map(({ composite }) => composite), others]).toEqual([["replace", "add"], []]);
  for (const { place, flights } of moving) {
    const [first, second] = flights.map((flight) => flight.getKeyframes().map(({ translate }) => translate));
    if (first === undefined) continue;
    expect([first.at(-1), first[0] === place]).toEqual([place, false]);
    if (second !== undefined) expect(second.at(-1)).toBe("0px");
  }
});

test("adds moving chips in a later task than the one that moves the cards", async () => {
  const { element } = await slowly({ stack: TWENTY });
  const { TableMotion } = await import("./table-motion.js");
  const { play } = TableMotion.prototype;
  /** The number of moving chips at the end of each call. */
  const added: number[] = [];
  const played = vi.spyOn(TableMotion.prototype, "play").mockImplementation(function (
    this: typeof TableMotion.prototype,
    steps,
    parts,
    ...drawing
  ) {
    play.call(this, steps, parts, ...drawing);
    added.push(parts.layer.querySelectorAll("tj-chip").length);
  });
  onTestFinished(() => played.mockRestore());
  await click("Bet 50 more");
  await expect.poll(() => all(element, ".moving tj-chip").length).toBe(1);
  expect(added).toEqual([0]);
});

test("adds no chip after the motion has ended", async () => {
  const { element } = await slowly({ stack: TWENTY });
  const { TableMotion } = await import("./table-motion.js");
  const { play } = TableMotion.prototype;
  const played = vi.spyOn(TableMotion.prototype, "play").mockImplementation(function (
    this: typeof TableMotion.prototype,
    ...shown
  ) {
    play.call(this, ...shown);
    this.stop();
  });
  onTestFinished(() => played.mockRestore());
  await click("Bet 50 more");
  await new Promise((resolve) => setTimeout(resolve));
  await drawn(element);
  expect(played).toHaveBeenCalled();
  expect(all(element, ".moving tj-chip")).toEqual([]);
});

test("flashes once for a Thunderjack", async () => {
  const { moved, turn } = await slowly({ stack: THUNDERJACK });
  await click("Bet 50 more", "Deal");
  for (let time = 0; time < 6000; time += 50) await turn(50);
  expect(moved().filter((name) => name === "flash")).toHaveLength(1);
});

test("counts the credits up when the chips of a win have arrived, and ends with the credits", async () => {
  const { element, turn, moved } = await slowly({ stack: THUNDERJACK });
  await click("Bet 50 more", "Deal");
  const figure = await found(element, ".credits .number");
  const counted = () => figure.querySelectorAll(".counted").length;
  const before = figure.textContent;
  while (figure.textContent === before && counted() === 0) await turn(20);
  // The text is the new amount from the start, for screen readers.
  expect([figure.textContent?.trim(), counted() === 1]).toEqual([element.conductor?.view.creditsText, true]);
  expect(moved()).toContain("storm counted");
  const amount = () => figure.querySelector(".counted path")?.getAttribute("d");
  const first = amount();
  for (const animation of figure.querySelector(".counted")?.getAnimations() ?? []) animation.finish();
  await expect.poll(amount).not.toBe(first);
  expect(counted()).toBe(1);
  element.conductor?.skip();
  await drawn(element);
  expect(counted()).toBe(0);
});

test("fades the marker of the turn in, and counts the result of the round up from zero", async () => {
  const { element, turn, moved } = await slowly({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  while (element.conductor?.view.turn == null) await turn(20);
  expect(moved().filter((name) => name === "frame")).toEqual(["frame"]);
  const fades = all(element, ".frame").flatMap((frame) => frame.getAnimations());
  expect(fades.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())).toMatchObject([
    { offset: 0, opacity: "0" },
  ]);
  await turn(1000);
  await click("Stand");
  while (element.conductor?.view.net === null) await turn(20);
  const figure = await found(element, ".net .number");
  expect([figure.textContent?.trim(), figure.querySelectorAll(".counted").length === 1]).toEqual(["+50", true]);
});

test("sweeps the cards of the last round to the tray before the next deal, and its bet is already in the ring", async () => {
  const { element, turn } = await slowly({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  await turn(5000);
  await click("Stand");
  await turn(5000);
  const chips = () =>
    all(element, "tj-chip-stack").map((pile) => [pile.getAttribute("data-pile"), getComputedStyle(pile).opacity]);
  await expect.poll(chips).toEqual([["middle", "1"]]);
  await click("Deal");
  await drawn(element);
  const swept = () => all(element, ".moving tj-card").filter((card) => (card as TjCard).view?.card !== null);
  expect(swept().map((card) => card.getAnimations().length)).toEqual([1, 1, 1, 1, 1]);
  expect(shownHands(element)).toEqual([]);
  await expect.poll(chips).toEqual([["middle", "1"]]);
  expect(element.conductor?.finish()).toBe(true);
  await drawn(element);
  expect(swept()).toEqual([]);
});

test("lights the last slot of a Blitz meter twice, but not with reduced motion", async () => {
  const meter = ["2_h_0", "9_s_0", "2_d_0", "10_c_0", "3_h_0", "2_c_0", "3_d_0"];
  const { element, turn } = await slowly({ stack: meter });
  await click("Bet 50 more", "Deal");
  await turn(5000);
  const lights = () => all(element, ".meter b").flatMap((slot) => slot.getAnimations());
  for (const cards of [3, 4, 5]) {
    await click("Hit");
    await turn(1000);
    expect([shownHands(element)[0]?.cards.length, lights().length]).toEqual([cards, cards === 5 ? 1 : 0]);
  }
  expect(lights()[0]?.effect?.getTiming().duration).toBe(2400);
});

test("ends all motion when the conductor skips it", async () => {
  const { element, turn } = await slowly({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  await turn(600);
  element.conductor?.skip();
  await drawn(element);
  expect(all(element, "tj-card, .body").flatMap((part) => part.getAnimations())).toEqual([]);
  expect(shownHands(element)[0]?.cards).toEqual(["ten of hearts", "king of hearts"]);
});

describe.each(["lit", "canvas"] as const)("a press while cards move, with the renderer %s", (renderer) => {
  /** Adds a table, and deals until the last card of the deal is on its way. */
  async function lastCard() {
    const seated = await slowly({ stack: TWENTY, renderer });
    await click("Bet 50 more", "Deal");
    await seated.turn(600 + 3 * 180 + 20);
    const { element, events, turn } = seated;
    return { element, events, turn, dealt: () => events.filter(({ type }) => type === "HandHit").length };
  }

  test.each([
    [
      "on the felt",
      async (element: ThunderjackTable) => {
        const felt = await found(element, ".stage");
        for (const type of ["pointerdown", "click"])
          felt.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
      },
    ],
    ["on a move", () => userEvent.click(page.getByRole("button", { name: /^Hit/ }), { force: true })],
    ["of a key", () => userEvent.keyboard("h")],
  ] as const)("%s ends the movement, plays nothing and shows no further event", async (_, press) => {
    const { element, turn, dealt } = await lastCard();
    const { conductor } = element;
    const pending = conductor?.pending;
    expect([pending, conductor?.view.dealer.cards.length, conductor?.view.turn]).toEqual([1, 2, null]);
    await press(element);
    expect([conductor?.pending, conductor?.isSettled, dealt()]).toEqual([pending, false, 0]);
    await turn(1);
    expect([conductor?.view.turn, conductor?.isSettled, dealt()]).toEqual(["middle", true, 0]);
  });
});

test("moves nothing at the speed `instant`", async () => {
  const { moved, element } = await slowly({ speed: "instant", stack: THUNDERJACK });
  await click("Bet 50 more", "Deal");
  await drawn(element);
  expect(shownHands(element)[0]?.badge).toBe("Thunderjack!");
  expect(moved()).toEqual([]);
});

test("moves nothing with reduced motion, but shows the events one after the other", async () => {
  await emulateMedia("prefers-reduced-motion", "reduce");
  const { element, moved, turn } = await slowly({ stack: THUNDERJACK });
  await click("Bet 50 more", "Deal");
  await turn(400);
  expect(shownHands(element)[0]?.cards).toHaveLength(1);
  for (let time = 0; time < 4000; time += 100) await turn(100);
  expect(shownHands(element)[0]?.badge).toBe("Thunderjack!");
  expect(moved()).toEqual([]);
});

test("has no CSS transitions with reduced motion", async () => {
  await emulateMedia("prefers-reduced-motion", "reduce");
  const { element } = await seatedAt();
  const transport = document.createElement("tj-transport");
  document.body.append(transport);
  onTestFinished(() => transport.remove());
  await transport.updateComplete;
  const sliding = () =>
    [element, transport]
      .flatMap((root) => all(root, "*"))
      .filter((one) => /[1-9]/.test(getComputedStyle(one).transitionDuration))
      .map((one) => `${one.localName}.${one.getAttribute("class")}`);
  expect(sliding()).toEqual([]);
  await click("Bet 50 more", "Deal");
  await drawn(element);
  expect(sliding()).toEqual([]);
});

test("applies a changed setting for reduced motion at the next move", async () => {
  const { element } = await slowly({});
  await click("Bet 50 more");
  expect(element.conductor?.speed).toBe("normal");
  await emulateMedia("prefers-reduced-motion", "reduce");
  await click("Deal");
  expect(element.conductor?.speed).toBe("reduced-motion");
  element.conductor?.skip();
  element.speed = "fast";
  await click("Stand");
  expect(element.conductor?.speed).toBe("fast");
});
