import type { Command, HandName } from "@thunderjack/core";
import { expect, test } from "vitest";
import { cardName, narrate } from "../src/index.js";
import { type SceneOptions, scene } from "./scene.js";

const hit = (hand: HandName): Command => ({ type: "Hit", hand });
const stand = (hand: HandName): Command => ({ type: "Stand", hand });

/** Returns the sentences from the first card on. */
function sentencesOf(options: SceneOptions): string[] {
  const { events, states } = scene(options);
  const sentences: string[] = [];
  events.forEach((event, index) => {
    const after = states[index + 1];
    const sentence = after === undefined ? null : narrate(event, after);
    if (sentence !== null) sentences.push(sentence);
  });
  return sentences.slice(sentences.findIndex((sentence) => /^(Right|Middle|Left|Dealer)/.test(sentence)));
}

test("names a card in words", () => {
  expect(cardName("7_c_2")).toBe("seven of clubs");
  expect(cardName("10_h_0")).toBe("ten of hearts");
  expect(cardName("a_s_11")).toBe("ace of spades");
});

test("narrates a round card by card, and the hole card only when it is revealed", () => {
  expect(sentencesOf({ cards: "8_h 10_c 7_c 6_s 5_d 9_d", moves: [hit("right"), stand("right")] })).toEqual([
    "Right seat: eight of hearts.",
    "Dealer shows the ten of clubs.",
    "Right seat: seven of clubs, total 15.",
    "Dealer takes a face-down card.",
    "Right seat to play, total 15.",
    "Right seat: five of diamonds, total 20.",
    "Right seat stands on 20.",
    "Dealer turns over the six of spades: 16.",
    "Dealer draws the nine of diamonds: 25.",
    "Dealer busts with 25.",
    "Right seat wins 10.",
    "You win 10.",
  ]);
});

test("names a soft total", () => {
  expect(sentencesOf({ cards: "a_h 10_c 6_c 6_s" })).toContain("Right seat: six of clubs, total soft 17.");
});

test("conceals the hole card also for events of the full stream", () => {
  const { table } = scene({ cards: "8_h 10_c 7_c 6_s" });
  const dealt = { type: "CardDealt", to: "dealer", card: "6_s_0", faceDown: true } as const;
  expect(narrate(dealt, table.state)).toBe("Dealer takes a face-down card.");
  const upcard = { type: "CardDealt", to: "dealer", card: "10_c_0", faceDown: false } as const;
  expect(narrate(upcard, table.state)).toBe("Dealer shows the ten of clubs.");
});

test("narrates a split and a double with their cards and bets", () => {
  const moves: Command[] = [{ type: "Split", hand: "right" }, { type: "Double", hand: "right" }, stand("right-2")];
  const sentences = sentencesOf({ cards: "8_h 10_c 8_c 7_s 3_d 9_d 10_d", moves });
  expect(sentences.slice(5)).toEqual([
    "Right seat splits: the eight of clubs goes to the right seat, hand 2.",
    "Right seat: three of diamonds, total 11.",
    "Right seat, hand 2: nine of diamonds, total 17.",
    "Right seat doubles the bet to 20.",
    "Right seat: ten of diamonds, total 21.",
    "Right seat, hand 2 to play, total 17.",
    "Right seat, hand 2 stands on 17.",
    "Dealer turns over the seven of spades: 17.",
    "Dealer stands on 17.",
    "Right seat wins 20.",
    "Right seat, hand 2 pushes.",
    "You win 20.",
  ]);
});

test("narrates a bust once", () => {
  expect(sentencesOf({ cards: "10_h 10_c 8_c 7_s 9_d", moves: [hit("right")] }).slice(5)).toEqual([
    "Right seat: nine of diamonds, total 27.",
    "Right seat busts with 27.",
    "Dealer turns over the seven of spades: 17.",
    "You lose 10.",
  ]);
});

test("narrates a Thunderjack with its winnings", () => {
  expect(sentencesOf({ cards: "a_h 9_c k_h k_s" })).toContain("Thunderjack! Right seat wins 30.");
  expect(sentencesOf({ cards: "a_h 9_c k_d k_s" })).toContain("Blackjack! Right seat wins 15.");
});

test("narrates the cancellation of two Thunderjacks", () => {
  const bets = { right: 1000, middle: 1000 };
  expect(sentencesOf({ bets, cards: "a_h a_s 9_c k_h k_s 7_d" })).toEqual(
    expect.arrayContaining([
      "Two Thunderjacks cancel each other out.",
      "Right seat pushes.",
      "Middle seat pushes.",
      "No win, no loss.",
    ]),
  );
});

test("narrates a Blitz once, with its winnings", () => {
  const moves = [hit("right"), hit("right"), hit("right"), hit("right")];
  const sentences = sentencesOf({ cards: "2_h 9_c 2_d k_s 2_s 2_c 3_h 3_d", moves });
  expect(sentences.filter((sentence) => sentence.includes("Blitz"))).toEqual(["Blitz! Right seat wins 50."]);
});

test("narrates a surrender with the returned amount", () => {
  const sentences = sentencesOf({ cards: "10_h 10_c 6_c 7_s", moves: [{ type: "Surrender", hand: "right" }] });
  expect(sentences.slice(5)).toEqual([
    "Right seat surrenders.",
    "Right seat gets 5 back.",
    "Dealer turns over the seven of spades: 17.",
    "You lose 5.",
  ]);
});

test("narrates insurance from the question to the payout", () => {
  const moves: Command[] = [{ type: "TakeInsurance", hand: "right" }];
  const sentences = sentencesOf({ rules: "casino", cards: "10_h a_c 6_c k_s", moves });
  expect(sentences.slice(4)).toEqual([
    "Right seat: insurance, or no insurance?",
    "Right seat takes insurance for 5.",
    "Dealer turns over the king of spades: blackjack.",
    "Insurance pays 10 on the right seat.",
    "Right seat loses 10.",
    "No win, no loss.",
  ]);
});

test.each([
  ["k_s", ["Dealer turns over the king of spades: blackjack.", "Even money: the right seat wins 10.", "You win 10."]],
  ["8_s", ["Even money: the right seat wins 10.", "Dealer turns over the eight of spades: soft 19.", "You win 10."]],
])("narrates even money as one payment, with the hole card %s", (hole, end) => {
  const moves: Command[] = [{ type: "TakeInsurance", hand: "right" }];
  const sentences = sentencesOf({ rules: "casino", cards: `a_h a_c k_d ${hole}`, moves });
  expect(sentences.slice(4)).toEqual(["Right seat: even money, or play on?", "Right seat takes even money.", ...end]);
});

test("narrates a blackjack that declines even money", () => {
  const moves: Command[] = [{ type: "DeclineInsurance", hand: "right" }];
  expect(sentencesOf({ rules: "casino", cards: "a_h a_c k_d 8_s", moves }).slice(4, 7)).toEqual([
    "Right seat: even money, or play on?",
    "Right seat plays on without even money.",
    "Blackjack! Right seat wins 15.",
  ]);
});

test("states the number of cards when the dealer busts with too many", () => {
  const rules = { blitz: { cards: 5, dealerBusts: true } };
  const sentences = sentencesOf({ rules, cards: "k_h 2_c 9_d 3_s 2_d 3_c 4_h", moves: [stand("right")] });
  expect(sentences).toContain("Dealer busts with 5 cards.");
});
