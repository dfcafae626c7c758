import { expect, test } from "vitest";
import { type Speed, timingOf } from "../src/index.js";

const CARD = { type: "CardDealt", to: "right", card: "7_c_2", faceDown: false } as const;
const DISCARD = { type: "CardsDiscarded", cards: ["7_c_2", "8_c_2", "9_c_2", "a_c_2"] } as const;
const THUNDERJACK = { type: "ThunderjackAwarded", hand: "right", payout: 3000 } as const;

test("a card travels 350 ms, and the next starts 250 ms after it", () => {
  expect(timingOf(CARD)).toEqual({ duration: 350, next: 250 });
});

test("each further card of a discard sets off 80 ms later", () => {
  expect(timingOf(DISCARD)).toEqual({ duration: 340, next: 340 });
});

test("a Thunderjack flashes 300 ms and is left to see", () => {
  expect(timingOf(THUNDERJACK)).toEqual({ duration: 300, next: 1200 });
});

test("what cannot be seen takes no time", () => {
  expect(timingOf({ type: "HandHit", hand: "right" })).toEqual({ duration: 0, next: 0 });
});

test.each<[Speed, number, number]>([
  ["normal", 350, 250],
  ["fast", 140, 100],
  ["instant", 0, 0],
  ["reduced-motion", 0, 150],
])("at the speed %s a card takes %i ms, the next one comes after %i", (speed, duration, next) => {
  expect(timingOf(CARD, speed)).toEqual({ duration, next });
});

test("a replay may be faster or slower than any speed", () => {
  expect(timingOf(CARD, "normal", 4)).toEqual({ duration: 88, next: 63 });
  expect(timingOf(CARD, "normal", 0.25)).toEqual({ duration: 1400, next: 1000 });
  expect(timingOf(CARD, "reduced-motion", 0.5)).toEqual({ duration: 0, next: 300 });
});
