import type { GameEvent } from "@thunderjack/core";
import { expect, test } from "vitest";
import { paceBetween, pacing, type Speed, timingOf } from "../src/index.js";

const CARD = { type: "CardDealt", to: "right", card: "7_c_2", faceDown: false } as const;
const DISCARD = { type: "CardsDiscarded", cards: ["7_c_2", "8_c_2", "9_c_2", "a_c_2"] } as const;
const THUNDERJACK = { type: "ThunderjackAwarded", hand: "right", payout: 3000 } as const;

test("a card moves for 300 ms, and the next one starts after 180 ms", () => {
  expect(timingOf(CARD)).toEqual({ duration: 300, next: 180 });
});

test("each further card of a discard adds 25 ms", () => {
  expect(timingOf(DISCARD)).toEqual({ duration: 295, next: 295 });
});

test("a Thunderjack takes 2300 ms, and the next cue starts after 1150 ms", () => {
  expect(timingOf(THUNDERJACK)).toEqual({ duration: 2300, next: 1150 });
});

test("an event that follows from a card waits until the card has landed; another card does not", () => {
  expect(paceBetween(CARD, { type: "TurnStarted", hand: "right" })).toBe(300);
  expect(paceBetween(CARD, CARD)).toBe(180);
  expect(paceBetween(CARD, { type: "TurnStarted", hand: "right" }, "fast")).toBe(165);
});

test("an event without a movement takes no time", () => {
  expect(timingOf({ type: "HandHit", hand: "right" })).toEqual({ duration: 0, next: 0 });
});

test.each<[Speed, number, number]>([
  ["normal", 300, 180],
  ["fast", 165, 99],
  ["calm", 450, 270],
  ["instant", 0, 0],
  ["reduced-motion", 0, 108],
])("at the speed %s a card takes %i ms, and the next one starts after %i ms", (speed, duration, next) => {
  expect(timingOf(CARD, speed)).toEqual({ duration, next });
});

test("the rate divides the times of every speed", () => {
  expect(timingOf(CARD, "normal", 4)).toEqual({ duration: 75, next: 45 });
  expect(timingOf(CARD, "normal", 0.25)).toEqual({ duration: 1200, next: 720 });
  expect(timingOf(CARD, "reduced-motion", 0.5)).toEqual({ duration: 0, next: 216 });
});

test("each further draw of the dealer waits longer, up to a limit", () => {
  const round = [
    { type: "RoundStarted", round: 1, bets: { right: 1000, middle: 0, left: 0 } },
    { ...CARD, to: "dealer" },
    { type: "CardDealt", to: "dealer", card: null, faceDown: true },
    ...Array(6).fill([{ type: "DealerHit" }, { ...CARD, to: "dealer" }]),
  ].flat() as GameEvent[];
  const waits = (speed: Speed) => {
    const pace = pacing(speed);
    return round.flatMap((event, index) => {
      const time = index === 0 ? 0 : pace(round[index - 1] ?? event, event);
      return event.type === "DealerHit" ? [time] : [];
    });
  };
  expect(waits("normal")).toEqual([410, 520, 630, 740, 740, 740]);
  expect(waits("calm")[1]).toBe(780);
  expect(waits("instant")).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a hand is paid while the chips of the previous hand move, and the result follows after the last chips", () => {
  const paid = { type: "HandSettled", hand: "right", stake: "bet", bet: 1000, outcome: "win", returned: 2000 } as const;
  const { duration, next } = timingOf(paid);
  expect(paceBetween(paid, { ...paid, hand: "middle" })).toBe(next);
  expect(next).toBeLessThan(duration);
  const sum = { type: "RoundSettled", round: 1, staked: 1000, returned: 2000, credits: 51_000 } as const;
  expect(paceBetween(paid, sum)).toBe(duration);
});
