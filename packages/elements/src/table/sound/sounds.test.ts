import type { GameEvent } from "@thunderjack/core";
import { expect, test } from "vitest";
import { SOUNDS, type SoundName, soundOf } from "./sounds.js";

const settled = (outcome: "win" | "lose" | "push"): GameEvent => ({
  type: "HandSettled",
  hand: "right",
  stake: "bet",
  bet: 1000,
  outcome,
  returned: 0,
});

const HEARD: readonly (readonly [GameEvent, SoundName | null])[] = [
  [{ type: "CardDealt", to: "right", card: "a_h_0", faceDown: false }, "deal"],
  [{ type: "BetPlaced", seat: "right", amount: 1000 }, "chip"],
  [{ type: "BetPlaced", seat: "right", amount: 0 }, null],
  [{ type: "HandHit", hand: "right" }, "hit"],
  [{ type: "TurnEnded", hand: "right", reason: "bust" }, "bust"],
  [{ type: "TurnEnded", hand: "right", reason: "twenty-one" }, null],
  [{ type: "DealerBusted", total: 24 }, "dealer-bust"],
  [{ type: "ThunderjackAwarded", hand: "right", payout: 3000 }, "thunderjack"],
  [{ type: "BlackjackAwarded", hand: "right", payout: 1500 }, "blackjack"],
  [{ type: "BlitzAwarded", hand: "right", payout: 5000 }, "blitz"],
  [settled("win"), "win"],
  [settled("lose"), null],
  [{ type: "DealerHit" }, null],
];

test("maps each event of the table to a sound or to silence", () => {
  for (const [event, name] of HEARD) expect([event.type, soundOf(event, false)]).toEqual([event.type, name]);
});

test("plays a sound for a revealed hole card only when it makes a blackjack", () => {
  const revealed: GameEvent = { type: "HoleCardRevealed", card: "a_h_0" };
  expect(soundOf(revealed, false)).toBeNull();
  expect(soundOf(revealed, true)).toBe("dealer-blackjack");
});

test("has no sound louder than the thunder, and no two equal sounds", () => {
  const volumes = Object.values(SOUNDS).map(([volume = 0]) => volume);
  expect(Math.max(...volumes)).toBe(SOUNDS.thunderjack[0]);
  expect(new Set(Object.values(SOUNDS).map((shape) => JSON.stringify(shape))).size).toBe(Object.keys(SOUNDS).length);
});
