import type { BadgeView, HandView } from "@thunderjack/stage";
import type { HandLayout, TextSizes } from "@thunderjack/stage/layout";
import { expect, test } from "vitest";
import { handCaptionWidth } from "./caption-width.js";

const TEXT = { least: 11, fontWidth: 1, total: 16, result: 13, label: 13 } as TextSizes;
const NARROW = { hasWords: false, isBetInCaption: false, meter: null } as HandLayout;

const LOST: BadgeView = { kind: "lose", label: "Lose", shortLabel: "Lose", tone: "lose", amountText: "−50" };

/** Returns a hand of 19 points with this label of its total. */
const hand = (label: string, badge: BadgeView | null): HandView => ({
  name: "right",
  label: "Right",
  cards: [],
  total: { value: 19, isSoft: true, label },
  bet: 5000,
  betText: "50",
  pile: 5000,
  insurance: null,
  insured: 0,
  insuranceText: null,
  isTurn: false,
  isDoubled: false,
  blitz: null,
  badge,
  returned: null,
});

test("the words of a total need no room beside a result without words, which hides them", () => {
  expect(handCaptionWidth(hand("soft 19", LOST), NARROW, TEXT)).toBe(handCaptionWidth(hand("19", LOST), NARROW, TEXT));
  expect(handCaptionWidth(hand("soft 19", null), NARROW, TEXT)).toBeGreaterThan(
    handCaptionWidth(hand("19", null), NARROW, TEXT),
  );
});
