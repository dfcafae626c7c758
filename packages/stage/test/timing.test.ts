import { expect, test } from "vitest";
import { paceBetween, type Speed, timingOf } from "../src/index.js";

const CARD = { type: "CardDealt", to: "right", card: "7_c_2", faceDown: false } as const;
const DISCARD = { type: "CardsDiscarded", cards: ["7_c_2", "8_c_2", "9_c_2", "a_c_2"] } as const;
const THUNDERJACK = { type: "ThunderjackAwarded", hand: "right", payout: 3000 } as const;

test("a card moves for 350 ms, and the next one starts after 250 ms", () => {
  expect(timingOf(CARD)).toEqual({ duration: 350, next: 250 });
});

test("each further card of a discard adds 80 ms", () => {
  expect(timingOf(DISCARD)).toEqual({ duration: 340, next: 340 });
});

test("a Thunderjack takes 2300 ms", () => {
  expect(timingOf(THUNDERJACK)).toEqual({ duration: 2300, next: 2300 });
});

test("an event that follows from a card waits until the card has landed; another card does not", () => {
  expect(paceBetween(CARD, { type: "TurnStarted", hand: "right" })).toBe(350);
  expect(paceBetween(CARD, CARD)).toBe(250);
  expect(paceBetween(CARD, { type: "TurnStarted", hand: "right" }, "fast")).toBe(140);
});

test("an event without a movement takes no time", () => {
  expect(timingOf({ type: "HandHit", hand: "right" })).toEqual({ duration: 0, next: 0 });
});

test.each<[Speed, number, number]>([
  ["normal", 350, 250],
  ["fast", 140, 100],
  ["instant", 0, 0],
  ["reduced-motion", 0, 150],
])("at the speed %s a card takes %i ms, and the next one starts after %i ms", (speed, duration, next) => {
  expect(timingOf(CARD, speed)).toEqual({ duration, next });
});

test("the rate divides the times of every speed", () => {
  expect(timingOf(CARD, "normal", 4)).toEqual({ duration: 88, next: 63 });
  expect(timingOf(CARD, "normal", 0.25)).toEqual({ duration: 1400, next: 1000 });
  expect(timingOf(CARD, "reduced-motion", 0.5)).toEqual({ duration: 0, next: 300 });
});
