import type { GameEvent, Outcome } from "@thunderjack/core";
import { PRESETS } from "@thunderjack/core";
import type { BadgeView, Cue } from "@thunderjack/stage";
import { expect, test } from "vitest";
import type { PlayedSound } from "./sound-player.js";
import { soundOf } from "./sounds.js";

const DEALER_BLACKJACK: BadgeView = {
  kind: "dealer-blackjack",
  label: "Blackjack",
  shortLabel: "Blackjack",
  tone: "award",
  amountText: null,
};

/** Returns the sound of an event that has one cue. */
function soundAt(event: GameEvent, part: Partial<Cue> = {}, dealerHasBlackjack = false): PlayedSound | null {
  const cue: Cue = { event, isStart: true, isLanding: true, duration: 1000, next: 0, sentence: null, ...part };
  return soundOf(cue, { dealer: { badge: dealerHasBlackjack ? DEALER_BLACKJACK : null } });
}

const settled = (outcome: Outcome): GameEvent => ({
  type: "HandSettled",
  hand: "right",
  stake: "bet",
  bet: 1000,
  outcome,
  returned: 0,
});

const EXPECTED: readonly (readonly [GameEvent, PlayedSound["name"] | null])[] = [
  [{ type: "CardDealt", to: "right", card: "a_h_0", faceDown: false }, "card"],
  [{ type: "BetPlaced", seat: "right", amount: 1000 }, "chip"],
  [{ type: "BetPlaced", seat: "right", amount: 0 }, "sweep"],
  [{ type: "HandHit", hand: "right" }, "tap"],
  [{ type: "TurnEnded", hand: "right", reason: "bust" }, "bust"],
  [{ type: "TurnEnded", hand: "right", reason: "twenty-one" }, null],
  [{ type: "DealerBusted", total: 24 }, "dealer-bust"],
  [{ type: "ThunderjackAwarded", hand: "right", payout: 3000 }, "thunderjack"],
  [{ type: "BlackjackAwarded", hand: "right", payout: 1500 }, "blackjack"],
  [{ type: "BlitzAwarded", hand: "right", payout: 5000 }, "blitz"],
  [settled("win"), "win"],
  [settled("push"), "push"],
  [settled("lose"), "lose"],
  // Earlier events have played the sounds of these results.
  [settled("bust"), null],
  [settled("thunderjack"), null],
  [{ type: "DealerHit" }, null],
];

test("maps each event of the table to a sound or to silence", () => {
  for (const [event, name] of EXPECTED) expect([event, soundAt(event)?.name ?? null]).toEqual([event, name]);
});

test("plays the sound of a revealed hole card when the card turns, and that of a blackjack when it is visible", () => {
  const revealed: GameEvent = { type: "HoleCardRevealed", card: "a_h_0" };
  expect(soundAt(revealed, { isLanding: false })?.name).toBe("flip");
  expect(soundAt(revealed, { isStart: false }, true)?.name).toBe("dealer-blackjack");
  expect(soundAt(revealed, { isStart: false })).toBeNull();
});

test("plays the sound of an event at its start, and not again when the card or chip lands", () => {
  for (const [event] of EXPECTED) expect([event, soundAt(event, { isStart: false })]).toEqual([event, null]);
});

test("delays the thunder until the stroke of lightning, and plays it at once if nothing moves", () => {
  const awarded: GameEvent = { type: "ThunderjackAwarded", hand: "right", payout: 3000 };
  expect(soundAt(awarded, { duration: 2300 })?.delay).toBeCloseTo(0.56);
  expect(soundAt(awarded, { duration: 0 })?.delay).toBe(0);
});

test("plays a larger bet at a higher pitch", () => {
  const pitch = (amount: number) => soundAt({ type: "BetPlaced", seat: "right", amount })?.pitch ?? 0;
  const { chips } = PRESETS.thunderjack;
  const pitches = chips.map(pitch);
  expect(pitches).toEqual([...new Set(pitches)].sort((one, other) => one - other));
});
