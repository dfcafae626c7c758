import type { HandView } from "@thunderjack/stage";
import type { HandLayout, TextSizes } from "@thunderjack/stage/layout";
import { expect, test } from "vitest";
import { handCaptionWidth } from "./caption-width.js";

const TEXT = { least: 11, fontWidth: 1, total: 16, result: 13, label: 13 } as TextSizes;
const NARROW = { hasWords: false, isBetInCaption: false, meter: null } as HandLayout;

const hand = (label: string, badge: object | null) =>
  ({
    total: { value: 19, label },
    badge,
    blitz: null,
    betText: "50",
    insuranceText: null,
    isTurn: false,
  }) as unknown as HandView;

test("the words of a total need no room beside a result without words, which hides them", () => {
  const badge = { label: "Lose", amountText: "−50" };
  expect(handCaptionWidth(hand("soft 19", badge), NARROW, TEXT)).toBe(
    handCaptionWidth(hand("19", badge), NARROW, TEXT),
  );
  expect(handCaptionWidth(hand("soft 19", null), NARROW, TEXT)).toBeGreaterThan(
    handCaptionWidth(hand("19", null), NARROW, TEXT),
  );
});
