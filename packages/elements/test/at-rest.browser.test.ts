import type { CardId } from "@thunderjack/cards";
import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ThunderjackTable } from "../src/index.js";
import { all, drawn, seatedAt } from "./seated.js";

/** The cards of a round with a pair of eights, which is split. */
const ROUND: readonly CardId[] = ["8_h_0", "6_c_0", "8_d_0", "10_s_0", "3_h_0", "2_d_0", "4_s_0", "5_h_0", "9_c_0"];
/** The cards of a hand that has five small cards after three hits. One more card would be a Blitz. */
const BLITZ: readonly CardId[] = ["2_s_0", "10_h_0", "2_h_0", "7_d_0", "2_d_0", "3_c_0", "3_h_0"];

const RENDERERS = ["lit", "canvas2d"] as const;

/** Adds a table to the page, and waits until the renderer has drawn it. */
async function seated(renderer: (typeof RENDERERS)[number], stack: readonly string[]) {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack, clock, speed: "normal", allowStacking: true });
  element.renderer = renderer;
  const drawing = renderer === "lit" ? "tj-table" : "canvas";
  await vi.waitFor(() => expect(all(element, drawing)).toHaveLength(1), { timeout: 60_000, interval: 100 });
  await drawn(element);
  return { element, clock };
}

/** Advances the clock until all events are shown. */
async function showAll(element: ThunderjackTable, clock: VirtualClock): Promise<void> {
  do {
    clock.pass(500);
    await drawn(element);
  } while ((element.conductor?.pending ?? 0) > 0);
}

/** Finishes all animations. It throws if one of them is endless. */
function finishAnimations(element: ThunderjackTable): void {
  for (const one of [element, ...all(element, "*")]) {
    for (const animation of one.getAnimations({ subtree: true })) animation.finish();
    for (const animation of one.shadowRoot?.getAnimations() ?? []) animation.finish();
  }
}

const running = (element: ThunderjackTable) =>
  all(element, "*").flatMap((one) => one.getAnimations().filter(({ playState }) => playState === "running"));

const frames = async (count: number, request: typeof requestAnimationFrame) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => request(resolve));
};

test.each(RENDERERS)("animates nothing while a hand with a Blitz meter waits for a move (%s)", async (renderer) => {
  const { element, clock } = await seated(renderer, BLITZ);
  element.placeBet("middle", 1000);
  expect(element.deal(BLITZ)).toBeNull();
  await showAll(element, clock);
  for (let hits = 0; hits < 3; hits++) {
    expect(element.hit()).toBeNull();
    await showAll(element, clock);
  }
  finishAnimations(element);
  const request = window.requestAnimationFrame.bind(window);
  // The canvas animates in real time. The last slot of the meter is animated twice, for 2.4 s.
  const requested = vi.spyOn(window, "requestAnimationFrame");
  onTestFinished(() => requested.mockRestore());
  await vi.waitFor(async () => {
    requested.mockClear();
    await frames(10, request);
    expect(requested).not.toHaveBeenCalled();
  }, 30_000);
  expect(running(element)).toEqual([]);
});

test.each(RENDERERS)("measures no layout while a round is shown (%s)", async (renderer) => {
  const { element, clock } = await seated(renderer, ROUND);
  element.placeBet("middle", 1000);
  await showAll(element, clock);
  const spies = [
    vi.spyOn(Element.prototype, "getBoundingClientRect"),
    vi.spyOn(Element.prototype, "getClientRects"),
    vi.spyOn(Element.prototype, "clientWidth", "get"),
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get"),
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get"),
    vi.spyOn(HTMLElement.prototype, "offsetTop", "get"),
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get"),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  expect(element.deal(ROUND)).toBeNull();
  await showAll(element, clock);
  expect(element.split()).toBeNull();
  for (let hand = 0; hand < 2; hand++) {
    await showAll(element, clock);
    expect(element.stand()).toBeNull();
  }
  await showAll(element, clock);
  expect(element.table?.publicState.turn).toBeNull();
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
