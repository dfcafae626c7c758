import type { Command, HandName, RuleSet, TableState } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { type CardView, ENGLISH, type HandView, hasNextBet, type TableView, view } from "../src/index.js";
import { type SceneOptions, scene } from "./scene.js";

const hit = (hand: HandName): Command => ({ type: "Hit", hand });
const stand = (hand: HandName): Command => ({ type: "Stand", hand });
const double = (hand: HandName): Command => ({ type: "Double", hand });
const split = (hand: HandName): Command => ({ type: "Split", hand });
const surrender = (hand: HandName): Command => ({ type: "Surrender", hand });

const viewOf = (options: SceneOptions): TableView => scene(options).view;
const keys = (cards: readonly CardView[]) => cards.map(({ key }) => key);
const cardsOf = (cards: readonly CardView[]) => cards.map(({ card }) => card);
const buttons = ({ moves }: TableView) =>
  Object.fromEntries(moves.map(({ command, isLegal, reason }) => [command.type, isLegal || reason]));

const details = (options: SceneOptions) =>
  Object.fromEntries(viewOf(options).moves.map(({ command, detail }) => [command.type, detail]));

/** Returns the rules and the state of a table before its first round. */
function atRest(options: SceneOptions): readonly [RuleSet, TableState] {
  const { table, states } = scene(options);
  const [first] = states;
  if (first === undefined) throw new Error("no state");
  return [table.rules, first];
}

function handOf({ seats }: TableView, name: HandName): HandView {
  const hand = seats.flatMap(({ hands }) => hands).find((hand) => hand.name === name);
  if (hand === undefined) throw new Error(`no hand ${name}`);
  return hand;
}

describe("the table", () => {
  test("shows all seats in turn order, also those without a bet", () => {
    const { seats } = viewOf({ bets: { left: 1000 }, cards: "9_h 6_c 5_h k_s" });
    expect(seats.map(({ seat, label, bet, hands }) => [seat, label, bet, hands.length])).toEqual([
      ["right", "Right", 0, 0],
      ["middle", "Middle", 0, 0],
      ["left", "Left", 1000, 1],
    ]);
  });

  test("shows only the seats of its rule set", () => {
    expect(viewOf({ rules: "vingt-et-un", bets: { middle: 500 } }).seats.map(({ seat }) => seat)).toEqual(["middle"]);
  });

  test("shows how full the shoe and the tray are", () => {
    const { shoe, tray } = scene({
      cards: "9_h 6_c 9_d k_s 2_s 3_s 4_d",
      moves: [stand("right"), { type: "Deal" }],
    }).view;
    expect(tray.cards).toBeGreaterThan(3);
    expect(shoe.cards + tray.cards).toBe(208 - 4);
    expect(tray.fill).toBe(tray.cards / 208);
    expect(shoe.fill).toBe(shoe.cards / 208);
  });
});

describe("the cards", () => {
  test("a hole card has no name, and keeps its key when it is revealed", () => {
    const before = viewOf({ cards: "9_h 6_c 9_d k_s" }).dealer.cards;
    expect(before[1]).toEqual({ key: "dealer-1", card: null, isAcross: false, label: "face-down card" });
    const after = viewOf({ cards: "9_h 6_c 9_d k_s 5_h", moves: [stand("right")] }).dealer.cards;
    expect(after[1]).toEqual({ key: "dealer-1", card: "k_s_0", isAcross: false, label: "king of spades" });
    expect(keys(after)).toEqual(["dealer-0", "dealer-1", "dealer-2"]);
  });

  test("masks the hole card of a full state", () => {
    const { table } = scene({ cards: "9_h 6_c 9_d k_s" });
    expect(JSON.stringify(view(table.rules, table.state))).not.toContain("k_s_0");
  });

  test("a card that moves to the new hand of a split keeps its key", () => {
    const pair = viewOf({ cards: "8_h 6_c 8_d k_s" });
    const halves = viewOf({ cards: "8_h 6_c 8_d k_s 2_h 3_h", moves: [split("right")] });
    const [stays, moves] = keys(handOf(pair, "right").cards);
    expect(keys(handOf(halves, "right").cards)[0]).toBe(stays);
    expect(keys(handOf(halves, "right-2").cards)[0]).toBe(moves);
  });

  test("only the third card of a doubled hand lies across", () => {
    const { cards } = handOf(viewOf({ cards: "5_h 6_c 6_d k_s 9_s", moves: [double("right")] }), "right");
    expect(cards.map(({ isAcross }) => isAcross)).toEqual([false, false, true]);
    const { cards: third } = handOf(viewOf({ cards: "5_h 6_c 6_d k_s 9_s", moves: [hit("right")] }), "right");
    expect(third.map(({ isAcross }) => isAcross)).toEqual([false, false, false]);
  });
});

describe("totals", () => {
  test("an ace that counts eleven makes a total soft", () => {
    const soft = viewOf({ cards: "a_h 6_c 6_d k_s" });
    expect(handOf(soft, "right").total).toEqual({ value: 17, isSoft: true, label: "soft 17" });
    const hard = viewOf({ cards: "a_h 6_c 6_d k_s 9_s", moves: [hit("right")] });
    expect(handOf(hard, "right").total).toEqual({ value: 16, isSoft: false, label: "16" });
  });

  test("the dealer's total counts only face-up cards", () => {
    expect(viewOf({ cards: "9_h 6_c 9_d k_s" }).dealer.total?.value).toBe(6);
    expect(viewOf({ cards: "9_h 6_c 9_d k_s 5_h", moves: [stand("right")] }).dealer.total?.value).toBe(21);
  });

  test("a dealer without a face-up card has no total", () => {
    const { table, states } = scene({ rules: "vingt-et-un", bets: { middle: 500 } });
    const opening = states.map((state) => view(table.rules, state)).find(({ dealer }) => dealer.cards.length === 1);
    expect(states.map((state) => view(table.rules, state).dealer.total)[0]).toBeNull();
    expect(opening?.dealer).toMatchObject({ cards: [{ card: null }], total: null });
  });
});

describe("badges", () => {
  const badgeOf = (options: SceneOptions, hand: HandName = "right") => handOf(viewOf(options), hand).badge?.label;

  test("a hand in play has no badge", () => {
    expect(badgeOf({ cards: "9_h 6_c 9_d k_s" })).toBeUndefined();
    expect(viewOf({ cards: "9_h 6_c 9_d k_s" }).dealer.badge).toBeNull();
  });

  test("a settled hand has the badge of its outcome", () => {
    const standing = { moves: [stand("right")] };
    expect(badgeOf({ cards: "k_h 7_c 9_d k_s", ...standing })).toBe("Win");
    expect(badgeOf({ cards: "k_h 9_c 9_d k_s", ...standing })).toBe("Push");
    expect(badgeOf({ cards: "k_h 9_c 8_d k_s", ...standing })).toBe("Lose");
    expect(badgeOf({ cards: "k_h 9_c 8_d k_s k_d", moves: [hit("right")] })).toBe("Bust");
    expect(badgeOf({ cards: "k_h 9_c 8_d k_s", moves: [surrender("right")] })).toBe("Surrender");
    expect(badgeOf({ cards: "a_h 9_c k_d k_s" })).toBe("Blackjack");
    expect(badgeOf({ cards: "a_h 9_c k_h k_s" })).toBe("Thunderjack!");
    const hits = [hit("right"), hit("right"), hit("right"), hit("right")];
    expect(badgeOf({ cards: "2_h 9_c 2_d k_s 2_s 2_c 3_h 3_d", moves: hits })).toBe("Blitz!");
  });

  test("the badge of a settled hand has the net result of its bet", () => {
    const resultOf = (options: SceneOptions, hand: HandName = "right") => {
      const { badge } = handOf(viewOf(options), hand);
      return [badge?.tone, badge?.amountText];
    };
    const standing = { moves: [stand("right")] };
    expect(resultOf({ cards: "k_h 7_c 9_d k_s", ...standing })).toEqual(["win", "+10"]);
    expect(resultOf({ cards: "k_h 9_c 9_d k_s", ...standing })).toEqual(["push", "±0"]);
    expect(resultOf({ cards: "k_h 9_c 8_d k_s", ...standing })).toEqual(["lose", "−10"]);
    expect(resultOf({ cards: "k_h 9_c 8_d k_s k_d", moves: [hit("right")] })).toEqual(["lose", "−10"]);
    expect(resultOf({ cards: "k_h 9_c 8_d k_s", moves: [surrender("right")] })).toEqual(["lose", "−5"]);
    expect(resultOf({ cards: "a_h 9_c k_d k_s" })).toEqual(["award", "+15"]);
    expect(resultOf({ cards: "a_h 9_c k_h k_s" })).toEqual(["award", "+30"]);
    const doubled = { cards: "5_h 6_c 6_d k_s 9_s 2_h", moves: [double("right")] };
    expect(resultOf(doubled)).toEqual(["win", "+20"]);
  });

  test("the dealer's hand has a badge when it is bust or a blackjack", () => {
    const bust = viewOf({ cards: "k_h 6_c 9_d k_s k_d", moves: [stand("right")] });
    expect(bust.dealer.badge).toMatchObject({ kind: "dealer-bust", label: "Dealer busts", amountText: null });
    const blackjack = viewOf({ cards: "k_h a_c 9_d k_s" });
    expect(blackjack.dealer.badge).toMatchObject({ kind: "dealer-blackjack", label: "Blackjack", amountText: null });
  });

  test("a dealer with the number of cards of a Blitz busts if the rules say so", () => {
    const { dealer } = viewOf({
      rules: { blitz: { cards: 5, dealerBusts: true } },
      cards: "k_h 2_c 9_d 3_s 2_d 3_c 4_h",
      moves: [stand("right")],
    });
    expect(dealer.total?.value).toBe(14);
    expect(dealer.badge?.kind).toBe("dealer-bust");
  });
});

describe("buttons and messages", () => {
  test("before the first round, asks for bets and gives the reason why deal is disabled", () => {
    const { table, states } = scene({});
    const empty = states[0];
    if (empty === undefined) throw new Error("no state");
    const picture = view(table.rules, { ...empty, bets: { right: 0, middle: 0, left: 0 } });
    expect(picture.message).toBe("Place your bets.");
    expect(picture.betting).toMatchObject({
      isOpen: true,
      chips: [1000, 5000, 25_000, 100_000],
      deal: { label: "Deal", isLegal: false, reason: "Place a bet before the cards are dealt." },
      clear: { label: "Clear", isLegal: false, reason: "There is no bet on the table." },
      startAgain: { label: "New game", isLegal: false, reason: "The game is not over yet." },
    });
    expect(view(table.rules, empty).message).toBe("Deal, or change your bets.");
  });

  test("enables each chip on each seat if the credits cover it", () => {
    const { table, states } = scene({ bets: { right: 2000 }, credits: 10_000 });
    const [right, middle] = states[0] === undefined ? [] : view(table.rules, states[0]).seats;
    expect(right?.raises.map(({ command, isLegal }) => [command.amount, isLegal])).toEqual([
      [3000, true],
      [7000, true],
      [27_000, false],
      [102_000, false],
    ]);
    expect(right?.raises[0]?.label).toBe("Bet 10 more on the right seat");
    expect(middle?.raises[1]?.label).toBe("Bet 50 on the middle seat");
    expect(right?.takeBack.command).toEqual({ type: "PlaceBet", seat: "right", amount: 0 });
  });

  test("shows the chips smallest first, in any order of the rule set", () => {
    const { betting, seats } = viewOf({ rules: { chips: [5000, 1000] } });
    expect(betting.chips).toEqual([1000, 5000]);
    expect(seats[0]?.raises.map(({ command }) => command.amount)).toEqual([2000, 6000]);
  });

  test("the hand in turn has its moves, with a reason for each illegal move", () => {
    const picture = viewOf({ cards: "9_h 6_c 8_d k_s" });
    expect(picture.turn).toBe("right");
    expect(buttons(picture)).toEqual({
      Hit: true,
      Stand: true,
      Double: true,
      Split: "Only a pair can be split.",
      Surrender: true,
    });
    expect(picture.moves[0]).toEqual({
      command: hit("right"),
      label: "Hit",
      isLegal: true,
      reason: null,
      detail: "Card 3 of 6",
    });
    expect(picture.message).toBe("Right seat: 17 against the dealer’s 6.");
    expect(picture.betting.isOpen).toBe(false);
  });

  test.each([
    ["9_h 6_c 8_d k_s", "17 against the dealer’s 6"],
    ["a_h q_c 6_d k_s", "soft 17 against the dealer’s 10"],
    ["9_h a_c 8_d 5_s", "17 against the dealer’s ace"],
  ])("the message of a turn states the total and the upcard, and never the hole card: %s", (cards, expected) => {
    const picture = viewOf({ cards });
    expect(picture.message).toBe(`Right seat: ${expected}.`);
  });

  test("a legal move states its cost or its effect", () => {
    expect(details({ bets: { right: 5000 }, cards: "7_h 6_c 7_d k_s" })).toEqual({
      Hit: "Card 3 of 6",
      Stand: "Stay on 14",
      Double: "50, one card",
      Split: "50, two hands",
      Surrender: "25 back",
    });
    const casino = details({ rules: "casino", bets: { right: 5000 }, cards: "a_h 6_c 6_d k_s" });
    expect(casino).toMatchObject({ Hit: "One card", Stand: "Stay on 17" });
  });

  test("an illegal move states a short reason", () => {
    const third = details({ cards: "2_h 6_c 3_d k_s 4_c", moves: [hit("right")] });
    expect(third).toMatchObject({ Double: "2 cards only", Split: "Not a pair", Surrender: "2 cards only" });
    const halves = details({ cards: "8_h 6_c 8_d k_s 8_c 3_h", moves: [split("right")] });
    expect(halves).toMatchObject({ Split: "No more hands", Surrender: "Not after a split" });
    const poor = details({ credits: 1500, cards: "8_h 6_c 8_d k_s" });
    expect(poor).toMatchObject({ Double: "Needs 10 credits", Split: "Needs 10 credits" });
    const rules = { preset: "casino", double: "9-11", doubleAfterSplit: false } as const;
    expect(details({ rules, cards: "8_h 6_c 4_d k_s" })).toMatchObject({ Double: "Only on 9 to 11" });
    const split9 = details({ rules, cards: "9_h 6_c 9_d k_s 2_c", moves: [split("right")] });
    expect(split9).toMatchObject({ Double: "Not after a split" });
  });

  test("keeps all moves, without a choice, while the cards are dealt and while the dealer plays", () => {
    const { table, states, events } = scene({
      bets: { middle: 1000 },
      cards: "9_h 6_c 8_d k_s",
      moves: [stand("middle")],
    });
    const waiting = ["RoundStarted", "CardDealt", "HandStood", "HoleCardRevealed"].map((type) => {
      const state = states[events.findIndex((event) => event.type === type) + 1];
      return state && view(table.rules, state);
    });
    for (const picture of waiting) {
      expect(picture?.turn).toBeNull();
      expect(picture?.moves.map(({ label }) => label)).toEqual(["Hit", "Stand", "Double", "Split", "Surrender"]);
      expect(picture?.moves[0]).toEqual({
        command: hit("middle"),
        label: "Hit",
        isLegal: false,
        reason: "It is not your turn.",
        detail: "Not your turn",
      });
    }
  });

  test("between two turns, the moves name the next hand", () => {
    const { table, states, events } = scene({
      bets: { right: 1000, left: 1000 },
      cards: "9_h 9_d 6_c 8_d 8_h k_s k_h",
      moves: [hit("right")],
    });
    const bust = states[events.findIndex(({ type }) => type === "HandSettled") + 1];
    expect(bust && view(table.rules, bust)).toMatchObject({
      turn: null,
      moves: [{ command: hit("left") }, {}, {}, {}, {}],
    });
  });

  test("notes that one or two cards are missing for a Blitz", () => {
    const cards = "2_h 9_c 2_d k_s 2_s 2_c 3_h";
    const hits = [hit("right"), hit("right"), hit("right")];
    const notes = [0, 1, 2, 3].map((count) => viewOf({ cards, moves: hits.slice(0, count) }).blitzText);
    expect(notes).toEqual([null, null, "Two more cards for a Blitz", "One more card for a Blitz"]);
    expect(handOf(viewOf({ cards, moves: hits }), "right").blitz).toEqual({
      cards: 5,
      needed: 6,
      label: "5 of 6 cards",
    });
    const casino = viewOf({ rules: "casino", cards, moves: hits });
    expect([casino.blitzText, handOf(casino, "right").blitz]).toEqual([null, null]);
  });

  test("a chip that no seat accepts has a reason", () => {
    const { betting } = view(...atRest({ bets: { right: 2000 }, credits: 10_000 }));
    expect(betting.chips).toEqual([1000, 5000, 25_000, 100_000]);
    const tooMuch = "You do not have enough credits for this bet.";
    expect(betting.chipReasons).toEqual([null, null, tooMuch, tooMuch]);
    const limited = view(...atRest({ rules: { maxBet: 5000, seats: ["middle"] }, bets: { middle: 4000 } }));
    const most = "The table maximum is 50.";
    expect(limited.betting.chipReasons).toEqual([null, most, most, most]);
  });

  test("has no button for a move that the rules do not have", () => {
    const picture = viewOf({ rules: "vingt-et-un", bets: { middle: 500 }, cards: "9_h 6_c 8_d k_s" });
    expect(Object.keys(buttons(picture))).toEqual(["Hit", "Stand"]);
  });

  test("a hand that is offered insurance has only the two answers", () => {
    const picture = viewOf({ rules: "casino", cards: "9_h a_c 8_d k_s" });
    expect(picture.phase).toBe("insurance");
    expect(buttons(picture)).toEqual({ TakeInsurance: true, DeclineInsurance: true });
    expect(picture.message).toBe("Right seat: insurance, or no insurance?");
  });

  test("insurance states its price and its winnings", () => {
    const casino = { rules: "casino", bets: { right: 5000 } } as const;
    expect(details({ ...casino, cards: "9_h a_c 8_d k_s" })).toEqual({
      TakeInsurance: "Costs 25, pays 50 on a dealer blackjack",
      DeclineInsurance: "Play for the 50 only",
    });
  });

  test("a blackjack against an ace is offered even money", () => {
    const picture = viewOf({ rules: "casino", bets: { right: 5000 }, cards: "a_h a_c k_d 8_s" });
    expect(picture.message).toBe("Right seat: even money, or play on?");
    expect(picture.moves).toEqual([
      {
        command: { type: "TakeInsurance", hand: "right" },
        label: "Even money",
        isLegal: true,
        reason: null,
        detail: "+50 now, whatever the dealer has",
      },
      {
        command: { type: "DeclineInsurance", hand: "right" },
        label: "Play on",
        isLegal: true,
        reason: null,
        detail: "+75, or ±0 on a dealer blackjack",
      },
    ]);
  });

  test("even money states both winnings if they differ", () => {
    const rules = { preset: "casino", payouts: { blackjack: [6, 5] } } as const;
    expect(details({ rules, bets: { right: 5000 }, cards: "a_h a_c k_d 8_s" })).toEqual({
      TakeInsurance: "+35, or +50 on a dealer blackjack",
      DeclineInsurance: "+60, or ±0 on a dealer blackjack",
    });
  });

  test("a Thunderjack is offered insurance, because it is paid more than a blackjack", () => {
    const rules = { insurance: true, thunderjack: { beatsDealerBlackjack: false } } as const;
    const picture = viewOf({ rules, cards: "a_h a_c k_h 8_s" });
    expect(picture).toMatchObject({ phase: "insurance", moves: [{ label: "Insurance" }, { label: "No insurance" }] });
  });

  test("a hand that is offered early surrender has only the two answers", () => {
    const picture = viewOf({ rules: { surrender: "early" }, cards: "9_h a_c 8_d 5_s" });
    expect(picture.phase).toBe("surrender");
    expect(picture.moves.map(({ label }) => label)).toEqual(["Surrender", "Play on"]);
    expect(picture.message).toBe("Right seat: surrender, or play on?");
  });

  test("a doubled hand keeps its turn until its card is dealt, but has no moves", () => {
    const { table, states, events } = scene({ cards: "5_h 6_c 6_d k_s 9_s", moves: [double("right")] });
    const doubled = states[events.findIndex(({ type }) => type === "HandDoubled") + 1];
    const picture = doubled && view(table.rules, doubled);
    expect(picture).toMatchObject({ turn: null, message: "Right seat plays." });
    expect(picture?.moves.filter(({ isLegal }) => isLegal)).toEqual([]);
    expect(picture && handOf(picture, "right")).toMatchObject({ isTurn: true, isDoubled: true, bet: 2000 });
  });

  test("when the game is over, only a new game is legal", () => {
    const picture = viewOf({ credits: 1000, cards: "k_h 9_c 8_d k_s", moves: [stand("right")] });
    expect(picture).toMatchObject({ isOver: true, phase: "broke", net: -1000, credits: 0 });
    expect(picture.betting).toMatchObject({ isOpen: false, deal: { isLegal: false }, startAgain: { isLegal: true } });
    expect(picture.message).toBe("Game over: not enough credits for another bet.");
  });
});

describe("the amounts", () => {
  test("counts doubles and splits as stakes during a round, and only the bet after it", () => {
    const cards = "8_h 6_c 8_d k_s 2_h 3_h 9_c";
    const moves = [split("right"), double("right")];
    expect(viewOf({ cards, moves })).toMatchObject({ staked: 3000, credits: 47_000, net: null });
    expect(viewOf({ cards, moves: [...moves, stand("right-2")] })).toMatchObject({ phase: "settled", staked: 1000 });
  });

  test("a split seat holds its bet for the next round only after the last hand of the table is paid", () => {
    const { table, states } = scene({
      bets: { right: 1000, middle: 1000 },
      cards: "8_h 9_s 6_c 8_d 9_d k_s 2_h k_h 3_h 9_c",
      moves: [split("right"), double("right"), stand("right-2"), stand("middle")],
    });
    const holds = states.map((state) => view(table.rules, state).seats.some(hasNextBet));
    expect(states.at(-1)?.phase).toBe("settled");
    expect(states.at(-2)?.hands.every(({ outcome }) => outcome !== null)).toBe(true);
    expect(holds).toEqual(states.map(({ phase }) => phase === "settled"));
  });

  test("counts insurance as a stake", () => {
    const picture = viewOf({
      rules: "casino",
      cards: "9_h a_c 8_d 5_s",
      moves: [{ type: "TakeInsurance", hand: "right" }],
    });
    // The insurance is settled at the peek, but still counts as a stake of this round.
    expect(picture).toMatchObject({ staked: 1500, credits: 48_500 });
    expect(handOf(picture, "right").insurance).toBe(500);
  });

  test("the message after a round states the payment of an insurance, for which a small table has no other room", () => {
    const { phase, message } = viewOf({
      rules: "casino",
      cards: "9_h a_c 8_d k_s",
      moves: [{ type: "TakeInsurance", hand: "right" }],
    });
    expect({ phase, message }).toEqual({ phase: "settled", message: "No win, no loss. Insurance +10" });
  });

  test("the message after a round states a lost insurance", () => {
    const { phase, message } = viewOf({
      rules: "casino",
      cards: "9_h a_c 8_d 9_s",
      moves: [
        { type: "TakeInsurance", hand: "right" },
        { type: "Stand", hand: "right" },
      ],
    });
    expect({ phase, message }).toEqual({ phase: "settled", message: "You lose 15. Insurance −5" });
  });

  test("the message after a round states the sum of the insurances", () => {
    const { message } = viewOf({
      rules: "casino",
      bets: { right: 1000, left: 2000 },
      cards: "9_h 9_d a_c 8_d 8_h k_s",
      moves: [
        { type: "TakeInsurance", hand: "right" },
        { type: "TakeInsurance", hand: "left" },
      ],
    });
    expect(message).toBe("No win, no loss. Insurance +30");
  });

  test("counts the insurance bets so far while other hands still decide", () => {
    const picture = viewOf({
      rules: "casino",
      bets: { right: 1000, left: 1000 },
      cards: "9_h 9_d a_c 8_d 8_h 5_s",
      moves: [{ type: "TakeInsurance", hand: "right" }],
    });
    expect(picture).toMatchObject({ phase: "insurance", turn: "left", staked: 2500 });
  });

  test("includes the payout of insurance in the result of the round", () => {
    const moves: Command[] = [{ type: "TakeInsurance", hand: "right" }];
    const picture = viewOf({ rules: "casino", cards: "9_h a_c 8_d k_s", moves });
    expect(picture).toMatchObject({ phase: "settled", net: 0, credits: 50_000 });
  });

  test("shows the payment or the loss of an insurance beside the hand", () => {
    const insured = { rules: "casino", bets: { right: 5000 } } as const;
    const moves: Command[] = [{ type: "TakeInsurance", hand: "right" }];
    const handAfter = (cards: string) => handOf(viewOf({ ...insured, cards, moves }), "right");
    expect(handAfter("9_h a_c 8_d k_s")).toMatchObject({
      insuranceText: "Insurance +50",
      badge: { amountText: "−50" },
    });
    expect(handAfter("9_h a_c 8_d 5_s")).toMatchObject({ insuranceText: "Insurance −25", badge: null });
    const { table, states, events } = scene({ ...insured, cards: "9_h a_c 8_d 5_s", moves });
    const taken = states[events.findIndex(({ type }) => type === "InsuranceTaken") + 1];
    expect(taken && handOf(view(table.rules, taken), "right").insuranceText).toBe("Insurance 25");
  });

  test.each([
    ["with a dealer blackjack", "a_h a_c k_d k_s"],
    ["without a dealer blackjack", "a_h a_c k_d 8_s"],
  ])("even money is one result of the bet and the insurance, %s", (_case, cards) => {
    const moves: Command[] = [{ type: "TakeInsurance", hand: "right" }];
    const { table, states, events, view: last } = scene({ rules: "casino", bets: { right: 5000 }, cards, moves });
    const taken = states[events.findIndex(({ type }) => type === "InsuranceTaken") + 1];
    expect(taken && handOf(view(table.rules, taken), "right")).toMatchObject({
      insuranceText: "Even money",
      badge: null,
    });
    expect(handOf(last, "right")).toMatchObject({
      insuranceText: null,
      badge: { label: "Even money", tone: "award", amountText: "+50" },
    });
    expect(last.netText).toBe("+50");
  });

  test("the message contains the result of the round", () => {
    expect(viewOf({ cards: "a_h 9_c k_h k_s" })).toMatchObject({ net: 3000, message: "You win 30." });
    expect(viewOf({ cards: "k_h 9_c 8_d k_s", moves: [surrender("right")] })).toMatchObject({
      net: -500,
      message: "You lose 5.",
    });
    const push = viewOf({ cards: "k_h 9_c 9_d k_s", moves: [stand("right")] });
    expect(push).toMatchObject({ net: 0, message: "No win, no loss." });
    expect(handOf(push, "right").returned).toBe(1000);
  });
});

test("the hands of a split have different labels", () => {
  const picture = viewOf({ cards: "8_h 6_c 8_d k_s 2_h 3_h", moves: [split("right")] });
  expect(picture.seats[0]?.hands.map(({ label }) => label)).toEqual(["Right seat", "Right seat, hand 2"]);
  expect(cardsOf(handOf(picture, "right-2").cards)).toEqual(["8_d_0", "3_h_0"]);
});

test("all text of a view is in the given language", () => {
  const { table, states } = scene({ cards: "9_h 6_c 8_d k_s" });
  const last = states[states.length - 1];
  const german = { ...ENGLISH, hand: () => "Rechte Hand", askMove: () => "Karte?", refusal: () => "Geht nicht." };
  const picture = last && view(table.rules, last, german);
  expect(picture?.message).toBe("Karte?");
  expect(picture?.seats[0]?.hands[0]?.label).toBe("Rechte Hand");
  expect(picture?.betting.deal.reason).toBe("Geht nicht.");
});
