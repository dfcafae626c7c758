import type { CardId } from "@thunderjack/cards";
import { type Command, VirtualClock } from "@thunderjack/core";
import { setPainted } from "@thunderjack/vitest/painting";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { all, drawn, seatedAt } from "./seated.js";

const SIZES = IS_THOROUGH
  ? [
      [320, 700],
      [360, 740],
      [768, 1024],
      [1440, 900],
    ]
  : [
      [360, 740],
      [1440, 900],
    ];

// Chromium reports no shifts in a page that it does not paint.
beforeAll(() => setPainted(true));
afterAll(() => setPainted(false));

/** A layout shift entry, which the platform's types do not contain yet. */
interface LayoutShift extends PerformanceEntry {
  /**
   * The score: the share of the page that has moved, times the distance as a share of the page. Both are from 0 to 1.
   */
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** Describes a shift as text, to find its cause. */
function inWords({ value, sources }: LayoutShift): string {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y].map(Math.round)} (${width}×${height})`;
  const moves = sources.map(({ previousRect, currentRect }) => `${place(previousRect)} → ${place(currentRect)}`);
  return `${value.toFixed(5)}: ${moves.join(", ")}`;
}

/** Cards for three seats. The right seat splits its eights, the other seats hit or stand, and the dealer draws. */
const CARDS =
  "8_c_0 10_h_0 5_d_0 6_s_0 8_s_0 9_h_0 4_c_0 10_c_0 3_c_0 10_d_0 7_d_0 2_d_0 2_h_0 10_s_0 6_c_0 3_d_0 9_c_0";
const ROUND: readonly Command[] = [
  { type: "PlaceBet", seat: "right", amount: 5000 },
  { type: "PlaceBet", seat: "middle", amount: 10_000 },
  { type: "PlaceBet", seat: "left", amount: 5000 },
  { type: "Deal", stack: CARDS.split(" ") as CardId[] },
  { type: "Split", hand: "right" },
  { type: "Hit", hand: "right" },
  { type: "Stand", hand: "right" },
  { type: "Stand", hand: "right-2" },
  { type: "Stand", hand: "middle" },
  { type: "Hit", hand: "left" },
  { type: "Hit", hand: "left" },
  { type: "Stand", hand: "left" },
];

/** Records every shift, until the test is over. */
function recordShifts(): { readonly shifts: () => readonly LayoutShift[] } {
  const shifts: LayoutShift[] = [];
  const keep = (entries: PerformanceEntryList) => shifts.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return {
    shifts: () => {
      keep(observer.takeRecords());
      return shifts;
    },
  };
}

// On a busy machine, one of two runs had a shift of 0.001. A shift that the code causes occurs again.
const AGAIN = { retry: 1 };

test.each(SIZES)(
  "shifts nothing in a whole round with a split, on %i by %i pixels",
  AGAIN,
  async (width = 0, height = 0) => {
    await page.viewport(width, height);
    document.body.style.height = `${height}px`;
    const clock = new VirtualClock();
    const { element } = await seatedAt({ speed: "normal", clock });
    await drawn(element);
    const recorded = recordShifts();
    const played: unknown[] = [];
    for (const command of ROUND) {
      played.push(element.act(command)?.message ?? null);
      for (let beat = 0; beat === 0 || element.conductor?.isSettled === false; beat++) {
        clock.pass(100);
        await drawn(element);
      }
    }
    expect(played).toEqual(ROUND.map(() => null));
    expect(all(element, "tj-hand")).toHaveLength(4);
    const shifts = recorded.shifts();
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      shifts.map(inWords).join("\n"),
    ).toBeLessThan(0.001);
  },
);

test.each([
  [320, 560],
  [360, 560],
])(
  "shows every bet in full on %i by %i pixels, with a message of two lines and with a split",
  async (width, height) => {
    await page.viewport(width, height);
    document.body.style.height = `${height}px`;
    const { element } = await seatedAt();
    const railTop = () => Math.min(...all(element, ".rail").map((rail) => rail.getBoundingClientRect().top));
    const seatsEnd = () => Math.max(...all(element, ".seat > .foot").map(bottomOf));
    for (const command of ROUND.slice(0, 5)) {
      expect(element.act(command)).toBeNull();
      await drawn(element);
      expect([all(element, ".rail").length, all(element, ".seat > .foot").length], command.type).toEqual([1, 3]);
      expect(seatsEnd(), command.type).toBeLessThanOrEqual(railTop());
    }
  },
);

test("shows the whole bar at 400 % of a page of 1280 by 1024 pixels, with buttons large enough for touch", async () => {
  await page.viewport(320, 256);
  document.body.style.height = "560px";
  const { element } = await seatedAt();
  element.allowStacking = true;
  await element.updateComplete;
  expect(all(element, ".bar button")).toHaveLength(6);
  const buttons = all(element, ".bar button").map((button) => button.getBoundingClientRect());
  expect(Math.min(...buttons.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThanOrEqual(320);
  expect(Math.min(...buttons.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(44);
  const [shield, ...others] = all(element, ".bar .icon").map((icon) => icon.getBoundingClientRect());
  for (const icon of others) expect(shield?.right).toBeLessThanOrEqual(icon.left);
  expect(document.documentElement.scrollWidth).toBe(320);
});

function bottomOf(part: Element): number {
  return part.getBoundingClientRect().bottom;
}
