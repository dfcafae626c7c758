import { expect, test } from "vitest";
import {
  type Command,
  chosenSeeds,
  type RejectionCode,
  type RejectionDetails,
  type RuleSetChoice,
  rejection,
  Table,
} from "../src/index.js";

/** Returns the decision of a new table about a command. */
function answer(rules: RuleSetChoice, command: Command) {
  return new Table({ rules, seeds: chosenSeeds("a refusal") }).dispatch(command);
}

test("a rejection contains the facts of its message for translations", () => {
  expect(answer("casino", { type: "PlaceBet", seat: "right", amount: 500 })).toMatchObject({ accepted: true });
  expect(answer({ preset: "casino", minBet: 1500 }, { type: "PlaceBet", seat: "right", amount: 1000 })).toEqual({
    accepted: false,
    code: "bet-too-small",
    detail: { smallest: 1500 },
    message: "This bet is below the table minimum.",
  });
  expect(answer({ preset: "casino", maxBet: 5000 }, { type: "PlaceBet", seat: "right", amount: 5500 })).toMatchObject({
    code: "bet-too-large",
    detail: { largest: 5000 },
  });
});

test("one code can have several messages, which its detail distinguishes", () => {
  expect(answer("casino", { type: "Deal" })).toMatchObject({
    detail: { to: "deal" },
    message: "Place a bet before the cards are dealt.",
  });
  expect(answer("casino", { type: "ClearBets" })).toMatchObject({
    detail: { to: "clear" },
    message: "There is no bet on the table.",
  });
});

test("a rejection has no detail if its code is sufficient", () => {
  expect(answer("casino", { type: "StartAgain" })).toMatchObject({ code: "game-not-over", detail: null });
});

type Sentence = { readonly [Code in RejectionCode]: readonly [Code, RejectionDetails[Code], string] }[RejectionCode];

const SENTENCES: readonly Sentence[] = [
  ["round-in-play", null, "A round is in play: wait until it is settled."],
  ["no-round-in-play", null, "No round is in play: deal first."],
  ["game-over", null, "The game is over: start a new game to continue."],
  ["game-not-over", null, "The game is not over yet."],
  ["unknown-seat", { seat: "bar" as never }, 'This table has no seat called "bar".'],
  ["bet-not-whole", null, "A bet must be a positive whole number of hundredths of a credit."],
  ["bet-not-in-steps", { step: 500 }, "This bet is not a multiple of the bet step of the table."],
  ["bet-too-small", { smallest: 1000 }, "This bet is below the table minimum."],
  ["bet-too-large", { largest: 5000 }, "This bet is above the table maximum."],
  ["no-bet", { to: "deal" }, "Place a bet before the cards are dealt."],
  ["no-bet", { to: "clear" }, "There is no bet on the table."],
  ["not-enough-credits", { for: "bet" }, "You do not have enough credits for this bet."],
  ["not-enough-credits", { for: "bets" }, "You do not have enough credits for all bets on the table."],
  ["not-enough-credits", { for: "raise" }, "You do not have enough credits to match this bet."],
  ["not-enough-credits", { for: "insurance" }, "You do not have enough credits to insure."],
  ["one-purse", null, "All seats of this table share one purse."],
  [
    "buy-in-amount",
    { largest: 5000 },
    "A buy-in must be a positive whole number of hundredths of a credit within the limit.",
  ],
  ["not-your-seat", { seat: "left" }, "This seat belongs to another player."],
  ["stacking-not-allowed", null, "Cards cannot be chosen at this table."],
  ["card-not-in-shoe", { card: "2_s_0", isKnown: true }, 'The card "2_s_0" is not in the shoe now.'],
  ["card-not-in-shoe", { card: "2_s_0", isKnown: false }, 'There is no card "2_s_0" at this table.'],
  ["card-stacked-twice", { card: "2_s_0" }, 'The card "2_s_0" was chosen twice.'],
  ["not-this-hands-turn", { hand: "left", exists: true }, 'It is not the turn of the hand "left".'],
  ["not-this-hands-turn", { hand: "left", exists: false }, 'There is no hand called "left".'],
  ["answer-expected", { to: "surrender" }, "Accept or decline the surrender first."],
  ["answer-expected", { to: "insurance" }, "Accept or decline the insurance first."],
  ["not-asked", null, "This answer is not possible now."],
  ["no-cards-left", null, "There are not enough cards left for this."],
  ["not-offered", { move: "double" }, "Bets cannot be doubled at this table."],
  ["not-offered", { move: "split" }, "Pairs are not split at this table."],
  ["not-offered", { move: "surrender" }, "There is no surrender at this table."],
  ["not-offered", { move: "surrender-now" }, "Surrender was offered only before the dealer peeked."],
  ["split-aces-stand", null, "Split aces get one card each."],
  ["not-two-cards", { move: "double" }, "Only a hand of two cards can be doubled."],
  ["not-two-cards", { move: "surrender" }, "Only a hand of two cards can surrender."],
  ["total-not-doubled", { from: 9, to: 11 }, "Only totals of 9 to 11 can be doubled."],
  ["no-double-after-split", null, "Split hands cannot be doubled at this table."],
  ["not-a-pair", null, "Only a pair can be split."],
  ["hand-already-split", { why: "aces" }, "Split aces are not split again at this table."],
  ["hand-already-split", { why: "hands" }, "This seat has its maximum number of hands."],
  ["hand-already-split", { why: "surrender" }, "A split hand cannot surrender."],
  [
    "insurance-amount",
    null,
    "An insurance bet must be at most half the bet, and its payout a whole number of hundredths.",
  ],
  ["stale", null, "The table has changed in the meantime, so nothing was done."],
  ["table-closed", null, "This table is closed."],
];

test.each(SENTENCES)("the rejection %s with the detail %o has its own sentence", (code, detail, message) => {
  expect(rejection(code, detail as never)).toEqual({ accepted: false, code, detail, message });
});
