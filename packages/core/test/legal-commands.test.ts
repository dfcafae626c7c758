import { describe, expect, it } from "vitest";
import { type Command, legalCommands, type Move, NO_BETS, whyNot } from "../src/index.js";
import { type Given, onSeat, Scenario } from "./scenario.js";

const right = onSeat("right");

const legal = ({ table }: Scenario) => legalCommands(table.rules, table.state);

describe("the legal commands", () => {
  it("between two rounds are the deal, the removal of all bets, and one more chip on each seat", () => {
    const scenario = new Scenario({ rules: "vingt-et-un", bets: onSeat("middle", 1000), credits: 3000 });
    const chips = scenario.table.rules.chips.filter((chip) => 1000 + chip <= 3000);
    expect(legal(scenario)).toEqual([
      { type: "Deal" },
      { type: "ClearBets" },
      ...chips.map((chip) => ({ type: "PlaceBet", seat: "middle", amount: 1000 + chip })),
    ]);
  });

  it("are only bets while no bet is placed", () => {
    expect(new Set(legal(new Scenario({})).map(({ type }) => type))).toEqual(new Set(["PlaceBet"]));
  });

  it("during a round are the moves of the hand whose turn it is", () => {
    const moves = legal(new Scenario({ bets: right, cards: "8 6_c 8_s 10_d" }));
    expect(moves).toEqual(
      expect.arrayContaining((["Hit", "Stand", "Double", "Split"] as const).map((type) => ({ type, hand: "right" }))),
    );
    expect(moves.filter((move) => !("hand" in move) || move.hand !== "right")).toEqual([]);
  });

  it("after the end of the game are `StartAgain` and no other", () => {
    const broke = new Scenario({ credits: 1500, bets: right, cards: "10 9_c 8 10_d" }).when("Stand");
    expect(legal(broke)).toEqual([{ type: "StartAgain" }]);
  });

  it("are none while the cards are dealt, and while the dealer plays", () => {
    const { table } = new Scenario({ bets: right, cards: "8 6_c 8_s 10_d" });
    for (const phase of ["opening", "dealer"] as const) {
      expect(legalCommands(table.rules, { ...table.state, phase, turn: null })).toEqual([]);
    }
  });
});

describe("a rejection has the facts that its message needs:", () => {
  const place = (amount: number): Command => ({ type: "PlaceBet", seat: "right", amount });
  const insure = (amount: number): Command => ({ type: "TakeInsurance", hand: "right", amount });
  const pair = { bets: right, cards: "8 6_c 8_s 10_d" };
  const aces = { bets: right, cards: "a 6_c a_s 10_d a_d 5" };
  const insurance = { rules: "casino", bets: right, cards: "10 a_s 9 k_s" } as const;

  it.each<[string, Given, readonly Move["type"][], Command | Move["type"], object]>([
    ["a bet between two steps", {}, [], place(2500), { code: "bet-not-in-steps", detail: { step: 1000 } }],
    ["a bet above the credits", { credits: 3000 }, [], place(4000), { detail: { for: "bet" } }],
    [
      "bets above the credits",
      { credits: 3000, bets: onSeat("left", 2000) },
      [],
      place(2000),
      { detail: { for: "bet" } },
    ],
    [
      "a bet on a seat that the table does not have",
      { rules: "vingt-et-un" },
      [],
      place(1000),
      { detail: { seat: "right" } },
    ],
    ["a hit of another hand", pair, [], { type: "Hit", hand: "left" }, { detail: { hand: "left", exists: true } }],
    [
      "a hit while insurance is offered",
      insurance,
      [],
      "Hit",
      { code: "answer-expected", detail: { to: "insurance" } },
    ],
    [
      "a hit while surrender is offered",
      { rules: { surrender: "early" }, bets: right, cards: "10 10_s 6 9_d" },
      [],
      "Hit",
      { code: "answer-expected", detail: { to: "surrender" } },
    ],
    [
      "a surrender after the peek",
      { rules: { surrender: "early" }, bets: right, cards: "10 10_s 6 9_d" },
      ["DeclineSurrender"],
      "Surrender",
      { code: "not-offered", detail: { move: "surrender-now" } },
    ],
    [
      "a second split",
      { bets: right, cards: "8 6_c 8_s 10_d 8_c 3" },
      ["Split"],
      "Split",
      { detail: { why: "hands" } },
    ],
    ["too much insurance", insurance, [], insure(501), { code: "insurance-amount" }],
    ["no insurance at all", insurance, [], insure(0), { code: "insurance-amount" }],
    [
      "a double of three cards",
      { bets: right, cards: "2 6_c 3 10_d 2_c" },
      ["Hit"],
      "Double",
      { detail: { move: "double" } },
    ],
    [
      "a double at a table without doubles",
      { ...pair, rules: { double: "none" } },
      [],
      "Double",
      { detail: { move: "double" } },
    ],
    [
      "a double of a total that is too high",
      { ...pair, rules: { double: "9-11" } },
      [],
      "Double",
      { detail: { from: 9, to: 11 } },
    ],
    ["a double without credits", { ...pair, credits: 1900 }, [], "Double", { detail: { for: "raise" } }],
    [
      "a split at a table without splits",
      { ...pair, rules: { split: null } },
      [],
      "Split",
      { detail: { move: "split" } },
    ],
    [
      "a split of split aces",
      { ...aces, rules: { split: { maxHands: 4, hitAces: true } } },
      ["Split"],
      "Split",
      { detail: { why: "aces" } },
    ],
    [
      "a surrender at a table without surrender",
      { ...pair, rules: { surrender: "none" } },
      [],
      "Surrender",
      { detail: { move: "surrender" } },
    ],
    [
      "a surrender of three cards",
      { bets: right, cards: "2 6_c 3 10_d 2_c" },
      ["Hit"],
      "Surrender",
      { detail: { move: "surrender" } },
    ],
    [
      "a surrender after a split",
      { bets: right, cards: "8 6_c 8_s 10_d 3 3_s" },
      ["Split"],
      "Surrender",
      { detail: { why: "surrender" } },
    ],
  ])("%s", (_, given, moves, command, facts) => {
    const { table } = new Scenario(given).when(...moves);
    const { turn } = table.state;
    const asked = typeof command === "string" ? ({ type: command, hand: turn ?? "right" } as Move) : command;
    expect(table.dispatch(asked)).toMatchObject({ accepted: false, ...facts });
  });

  it("a command is accepted if the credits are just sufficient", () => {
    const { table } = new Scenario({ ...pair, credits: 2000 });
    for (const type of ["Double", "Split"] as const) {
      expect(whyNot(table.rules, table.state, { type, hand: "right" })).toBeNull();
    }
    expect(new Scenario({ ...insurance, credits: 1500 }).refusal(insure(500))).toBe("accepted");
    const poor = new Scenario({ credits: 3000, bets: { ...NO_BETS, right: 3000 } });
    expect(poor.refusal(place(3000))).toBe("accepted");
    const lost = new Scenario({ credits: 4000, bets: { ...NO_BETS, right: 3000 }, cards: "10 9_c 8 10_d" }).when(
      "Stand",
    );
    expect(lost.table.state.credits).toBe(1000);
    expect(lost.table.dispatch({ type: "Deal" })).toMatchObject({ detail: { for: "bets" } });
    for (const amount of [3000, 2000]) expect(lost.refusal(place(amount))).toBe("accepted");
  });
});
