import { expect, test } from "vitest";
import { hasBolt, hasInsurance, isBetReplaced, resultWidth, totalWidth } from "../src/layout/caption-width.js";
import { tableLayout } from "../src/layout/layout.js";
import type { HandView } from "../src/view.js";
import { type FakeTable, fakeView } from "./fake-view.js";
import { tableIn, WINDOWS } from "./layout-windows.js";

const SIX: FakeTable = { left: [2, 2], middle: [2, 2], right: [2, 2] };
const BOLT = 13;

test.each(WINDOWS)("the bolt before a total covers no ring beside it at %s", (window) => {
  const { seats, text } = tableLayout(fakeView({ ...SIX, turn: "right" }), tableIn(window));
  for (const hand of seats.flatMap(({ hands }) => hands)) {
    if (!hasBolt(hand, text) || !hand.hasRing || hand.isCollapsed) continue;
    const { caption, bet } = hand;
    const isBeside = bet.y > caption.y && bet.y < caption.y + caption.height;
    const start = caption.x + caption.width / 2 - text.total - BOLT;
    if (isBeside && bet.x < caption.x) expect(start).toBeGreaterThanOrEqual(bet.x + bet.radius);
  }
});

test("the result of a hand with a ring replaces its bet in the caption, and that of a collapsed hand does not", () => {
  const badge = {} as HandView["badge"];
  expect(isBetReplaced({ badge }, { isBetInCaption: true, hasRing: true })).toBe(true);
  expect(isBetReplaced({ badge }, { isBetInCaption: true, hasRing: false })).toBe(false);
  expect(isBetReplaced({ badge: null }, { isBetInCaption: true, hasRing: true })).toBe(false);
});

test("an insurance is beside a bet only if there is room for its words", () => {
  expect([hasInsurance({ width: 160, height: 18 }), hasInsurance({ width: 36, height: 18 })]).toEqual([true, false]);
});

test("the estimated width of a total and an amount without words is at most 5 % above their width in Arial", () => {
  const { text } = tableLayout(fakeView(SIX), { width: 320, height: 568 });
  const { total, result } = text;
  const estimated = totalWidth("20", total, text) + resultWidth("±0", result, text, { isBrief: true });
  // The characters are 0.55 and 0.56 em wide. The rest are the paddings, the edges, the sign and its gap.
  const drawn = 2 * total + (0.55 + 0.56 + 1.8) * result + 2;
  expect(estimated).toBeGreaterThanOrEqual(drawn);
  expect(estimated).toBeLessThanOrEqual(drawn * 1.05);
});
