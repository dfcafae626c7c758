import { describe, expect, it } from "vitest";
import { NO_BETS } from "../../src/index.js";
import { isShuffledAtDeal } from "../../src/round/opening.js";
import { onSeat, Scenario } from "../scenario.js";

const three = { right: 1000, middle: 1000, left: 1000 };

describe("the deal", () => {
  it("deals two cards each: right, middle, left, then the dealer, whose second card is face down", () => {
    const { events } = new Scenario({ bets: three, cards: "2 3 4 5 6 7 8 9" });
    expect(events.filter((event) => event.type === "CardDealt")).toEqual([
      { type: "CardDealt", to: "right", card: "2_h_0", faceDown: false },
      { type: "CardDealt", to: "middle", card: "3_h_0", faceDown: false },
      { type: "CardDealt", to: "left", card: "4_h_0", faceDown: false },
      { type: "CardDealt", to: "dealer", card: "5_h_0", faceDown: false },
      { type: "CardDealt", to: "right", card: "6_h_0", faceDown: false },
      { type: "CardDealt", to: "middle", card: "7_h_0", faceDown: false },
      { type: "CardDealt", to: "left", card: "8_h_0", faceDown: false },
      { type: "CardDealt", to: "dealer", card: "9_h_0", faceDown: true },
    ]);
  });

  it("begins with the dealer's face-down card at the small French table", () => {
    const { events } = new Scenario({ rules: "vingt-et-un", bets: onSeat("middle"), cards: "2 3 4 5" });
    const dealt = events.flatMap((event) => (event.type === "CardDealt" ? [[event.to, event.faceDown]] : []));
    expect(dealt).toEqual([
      ["dealer", true],
      ["middle", false],
      ["dealer", false],
      ["middle", false],
    ]);
  });

  it("deals the dealer's second card later if there is no hole card", () => {
    const rules = { peek: false, holeCard: "none" } as const;
    const { table } = new Scenario({ rules, bets: onSeat("right"), cards: "2 3 4" });
    expect(table.state.dealer).toEqual({ cards: ["3_h_0"], faceDown: -1 });
  });

  it("deducts the bets from the credits, and keeps them on the seats", () => {
    const { table } = new Scenario({ bets: three, cards: "2 3 4 5 6 7 8 9" });
    expect(table.state.credits).toBe(47_000);
    expect(table.state.bets).toEqual(three);
  });

  it("emits the start, the shuffle of a new shoe and the stack before the first card", () => {
    const { eventTypes } = new Scenario({ bets: onSeat("right"), cards: "10 9 9_s 8" });
    expect(eventTypes).toEqual([
      "RoundStarted",
      "ShoeShuffled",
      "ShoeStacked",
      "CardDealt",
      "CardDealt",
      "CardDealt",
      "CardDealt",
      "TurnStarted",
    ]);
    expect(new Scenario({ bets: onSeat("right"), cards: "" }).eventTypes).not.toContain("ShoeStacked");
  });
});

describe("the shoe", () => {
  it("is shuffled at a deal if fewer cards are left than the rules say, once there are cards in the tray", () => {
    const { rules, state } = new Scenario({
      rules: { decks: 1, reshuffleBelow: 0.5 },
      bets: onSeat("right"),
      cards: "10 9_c 9 9_d",
    }).when("Stand").table;
    expect([25, 26, 27].map((undealt) => isShuffledAtDeal(rules, { ...state, undealt }))).toEqual([true, false, false]);
  });
});

describe("a Thunderjack", () => {
  it("is paid 3 to 1 at once and ends the round; the other hands are compared without further cards", () => {
    const scenario = new Scenario({ bets: { right: 1000, middle: 1000 }, cards: "a_s 10 5_c q_s 6 9_d" });
    expect(scenario.outcomes).toBe("right: thunderjack 4000, middle: win 2000");
    expect(scenario.eventTypes.slice(-5)).toEqual([
      "ThunderjackAwarded",
      "HandSettled",
      "HoleCardRevealed",
      "HandSettled",
      "RoundSettled",
    ]);
  });

  it("does not end the turns of the other hands if the rules say so", () => {
    const rules = { thunderjack: { endsRound: false } };
    const scenario = new Scenario({
      rules,
      bets: { right: 1000, middle: 1000 },
      cards: "a_s 10 5_c q_s 6 9_d 5_d 10_c",
    });
    expect(scenario.hand("right").outcome).toBe("thunderjack");
    expect(scenario.table.state.turn).toBe("middle");
    scenario.when("Hit", "Stand");
    expect(scenario.outcomes).toBe("right: thunderjack 4000, middle: win 2000");
  });

  it("beats a dealer blackjack", () => {
    expect(new Scenario({ bets: onSeat("right"), cards: "k_s j_d a_s a_d" }).outcomes).toBe("right: thunderjack 4000");
  });

  it("pushes against a dealer blackjack if the rules say so", () => {
    const rules = { thunderjack: { beatsDealerBlackjack: false } };
    const lost = new Scenario({ rules, bets: onSeat("right"), cards: "k_s j_d a_s a_d" });
    expect(lost.outcomes).toBe("right: push 1000");
    const paid = new Scenario({ rules, bets: onSeat("right"), cards: "k_s j_d a_s 9_d" });
    expect(paid.outcomes).toBe("right: thunderjack 4000");
    const first = new Scenario({
      rules: { thunderjack: { beatsDealerBlackjack: false, endsRound: false } },
      bets: { right: 1000, middle: 1000 },
      cards: "k_s 10 j_d a_s 8 9_d",
    });
    expect(first.table.state.turn).toBe("middle");
    expect(first.hand("right")).toMatchObject({ outcome: "thunderjack", returned: 4000 });
  });

  it("is cancelled by a second one: both push, and neither is paid", () => {
    const scenario = new Scenario({
      bets: { right: 1000, middle: 1000 },
      cards: "a_s a_h 2_s k_s q_h 10_d",
    });
    expect(scenario.outcomes).toBe("right: push 1000, middle: push 1000");
    expect(scenario.events).toContainEqual({ type: "ThunderjacksCancelled", hands: ["right", "middle"] });
    expect(scenario.eventTypes).not.toContain("ThunderjackAwarded");
  });

  it("needs cards of one suit and a jack, queen or king, or a ten if the rules say so", () => {
    const ten = { bets: onSeat("right"), cards: "a_d 9_c 10_d 8_c" };
    expect(new Scenario(ten).outcomes).toBe("right: blackjack 2500");
    expect(new Scenario({ ...ten, rules: { thunderjack: { lowest: "10" } } }).outcomes).toBe("right: thunderjack 4000");
    expect(new Scenario({ bets: onSeat("right"), cards: "a_d 9_c k_c 8_c" }).outcomes).toBe("right: blackjack 2500");
  });

  it("is a blackjack if the rules have no Thunderjack", () => {
    const scenario = new Scenario({ rules: { thunderjack: null }, bets: onSeat("right"), cards: "a_s 9_c k_s 8_c" });
    expect(scenario.outcomes).toBe("right: blackjack 2500");
  });

  it("waits for the dealer's second card if there is no peek and it would not beat a blackjack", () => {
    const rules = { peek: false, thunderjack: { beatsDealerBlackjack: false } };
    const scenario = new Scenario({ rules, bets: { right: 1000, middle: 1000 }, cards: "a_s 10 a_c q_s 8 k_d" });
    expect(scenario.table.state.turn).toBe("middle");
    scenario.when("Stand");
    expect(scenario.outcomes).toBe("right: push 1000, middle: lose 0");
    const paid = new Scenario({ rules, bets: { right: 1000, middle: 1000 }, cards: "a_s 10 a_c q_s 8 8_d" });
    expect(paid.when("Stand").outcomes).toBe("right: thunderjack 4000, middle: lose 0");
  });
});

describe("a hand that waits for the second card of the dealer", () => {
  it("is settled with that card, even if another hand is bust", () => {
    const rules = { holeCard: "none", peek: false } as const;
    const scenario = new Scenario({ rules, bets: { right: 1000, middle: 1000 }, cards: "10 a_c 10_s 6 10_d k 9_s" });
    scenario.when("Hit");
    expect(scenario.outcomes).toBe("right: bust 0, middle: blackjack 2500");
    expect(scenario.table.state.dealer.cards).toEqual(["10_s_0", "9_s_0"]);
  });
});

describe("a dealer blackjack", () => {
  it("is revealed at once: blackjacks push and every other hand loses", () => {
    const scenario = new Scenario({ bets: { right: 1000, left: 2000 }, cards: "a_c 9_c 10_s 10_d 9_d a_s" });
    expect(scenario.outcomes).toBe("right: push 1000, left: lose 0");
    expect(scenario.eventTypes).not.toContain("TurnStarted");
  });

  it("does not beat a blackjack that is always paid", () => {
    const rules = { naturalAlwaysPaid: true };
    expect(new Scenario({ rules, bets: onSeat("right"), cards: "a_c 10_s 10_d a_s" }).outcomes).toBe(
      "right: blackjack 2500",
    );
  });

  it("wins only the original bets if it is found at the end and the rules say so", () => {
    const european = { holeCard: "none", peek: false, originalBetsOnly: true } as const;
    const doubled = new Scenario({ rules: european, bets: onSeat("right"), cards: "5 10_s 6 10 a_s" }).when("Double");
    expect(doubled.outcomes).toBe("right: lose 1000");
    const split = new Scenario({ rules: european, bets: onSeat("right"), cards: "8 10_s 8_c 10 9 a_s" });
    split.when("Split", "Stand", "Stand");
    expect(split.outcomes).toBe("right: lose 0, right-2: lose 1000");
    expect(
      new Scenario({
        rules: { ...european, originalBetsOnly: false },
        bets: onSeat("right"),
        cards: "5 10_s 6 10 a_s",
      }).when("Double").outcomes,
    ).toBe("right: lose 0");
  });

  it("beats a 21 of three cards, or pushes with it, as the rules say", () => {
    const cards = { bets: onSeat("right"), cards: "7 10_s 7_c a_s 7_d" };
    const beaten = new Scenario({ ...cards, rules: { peek: false } }).when("Hit", "Stand");
    expect(beaten.outcomes).toBe("right: lose 0");
    const pushed = new Scenario({ ...cards, rules: { peek: false, naturalBeats21: false } }).when("Hit", "Stand");
    expect(pushed.outcomes).toBe("right: push 1000");
    const low = { ...cards, cards: "7 10_s 7_c a_s 6_d", rules: { peek: false, naturalBeats21: false } };
    expect(new Scenario(low).when("Hit", "Stand").outcomes).toBe("right: lose 0");
  });
});

describe("a player's blackjack", () => {
  it("is paid 3 to 2 at once, and the dealer does not play", () => {
    const scenario = new Scenario({ bets: onSeat("right"), cards: "a_d 9_c 10_s 5_c" });
    expect(scenario.outcomes).toBe("right: blackjack 2500");
    expect(scenario.table.state.dealer.cards).toEqual(["9_c_0", "5_c_0"]);
    expect(scenario.eventTypes).toContain("HoleCardRevealed");
  });

  it("waits for the dealer's second card without a peek, and the dealer draws only that card", () => {
    const rules = { holeCard: "none", peek: false } as const;
    const paid = new Scenario({ rules, bets: onSeat("right"), cards: "a_d 10_c 10_s 5_c" });
    expect(paid.outcomes).toBe("right: blackjack 2500");
    expect(paid.table.state.dealer.cards).toEqual(["10_c_0", "5_c_0"]);
    const pushed = new Scenario({ rules, bets: onSeat("right"), cards: "a_d 10_c 10_s a_c" });
    expect(pushed.outcomes).toBe("right: push 1000");
  });

  it("is paid at once without a peek if the upcard cannot make a blackjack", () => {
    const rules = { holeCard: "none", peek: false } as const;
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "a_d 9_c 10_s" });
    expect(scenario.outcomes).toBe("right: blackjack 2500");
    expect(scenario.table.state.dealer.cards).toEqual(["9_c_0"]);
  });
});

describe("early surrender", () => {
  const rules = { surrender: "early", insurance: true } as const;

  it("is offered to every unsettled hand before insurance, and is valid against a dealer blackjack", () => {
    const scenario = new Scenario({ rules, bets: { right: 1000, left: 1000 }, cards: "10 9 a_s 6 8 k_s" });
    expect(scenario.table.state).toMatchObject({ phase: "surrender", turn: "right" });
    expect(scenario.refusal("Hit")).toBe("answer-expected");
    scenario.when("Surrender");
    expect(scenario.table.state).toMatchObject({ phase: "surrender", turn: "left" });
    scenario.when("DeclineSurrender");
    expect(scenario.table.state).toMatchObject({ phase: "insurance", turn: "left" });
    scenario.when("DeclineInsurance");
    expect(scenario.outcomes).toBe("right: surrender 500, left: lose 0");
  });

  it("is not offered again after it was declined", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "10 10_s 6 9_d" }).when("DeclineSurrender");
    expect(scenario.refusal("Surrender")).toBe("not-offered");
  });

  it("is offered as late surrender against a low upcard", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "10 9_s 6 9_d" });
    expect(scenario.table.state.phase).toBe("players");
    expect(scenario.when("Surrender").outcomes).toBe("right: surrender 500");
  });
});

describe("insurance", () => {
  const rules = { insurance: true } as const;
  const settled = { type: "HandSettled", hand: "right", stake: "insurance", bet: 500 } as const;

  it("is offered against an ace, costs half the bet and pays 2 to 1 against a blackjack", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "10 a_s 9 k_s" });
    expect(scenario.table.state).toMatchObject({ phase: "insurance", turn: "right" });
    scenario.when("TakeInsurance");
    expect(scenario.hand("right").insurance).toEqual({ bet: 500, returned: 1500 });
    expect(scenario.events).toContainEqual({ ...settled, outcome: "win", returned: 1500 });
    expect(scenario.outcomes).toBe("right: lose 0");
    expect(scenario.table.state.credits).toBe(50_000);
  });

  it("turns a blackjack into even money", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "a_d a_s 10_c k_s" }).when("TakeInsurance");
    expect(scenario.outcomes).toBe("right: push 1000");
    expect(scenario.table.state.credits).toBe(51_000);
  });

  it("is lost at the peek if the dealer has no blackjack, and the hand continues", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "10 a_s 9 7_s" }).when("TakeInsurance");
    expect(scenario.hand("right").insurance).toEqual({ bet: 500, returned: 0 });
    expect(scenario.events).toContainEqual({ ...settled, outcome: "lose", returned: 0 });
    expect(scenario.table.state).toMatchObject({ phase: "players", turn: "right" });
    expect(scenario.when("Stand").outcomes).toBe("right: win 2000");
    expect(scenario.table.state.credits).toBe(50_500);
  });

  it("is settled at the end without a peek, even for a hand that is bust", () => {
    const european = { ...rules, holeCard: "none", peek: false } as const;
    const scenario = new Scenario({ rules: european, bets: onSeat("right"), cards: "10 a_s 6 k k_s" });
    scenario.when("TakeInsurance", "Hit");
    expect(scenario.outcomes).toBe("right: bust 0");
    expect(scenario.hand("right").insurance).toEqual({ bet: 500, returned: 1500 });
    expect(scenario.table.state.dealer.cards).toEqual(["a_s_0", "k_s_0"]);
  });

  it("is not offered to a seat that cannot pay for it", () => {
    const scenario = new Scenario({
      rules,
      credits: 2400,
      bets: { right: 1000, left: 1000 },
      cards: "10 10_c a_s 9 9_c 7_s",
    });
    expect(scenario.table.state.phase).toBe("players");
  });

  it("can cost less than half the bet, but never more", () => {
    const scenario = new Scenario({ rules, bets: onSeat("right"), cards: "10 a_s 9 k_s" });
    expect(scenario.refusal({ type: "TakeInsurance", hand: "right", amount: 501 })).toBe("insurance-amount");
    expect(scenario.refusal({ type: "TakeInsurance", hand: "right", amount: 0.5 })).toBe("insurance-amount");
    scenario.must({ type: "TakeInsurance", hand: "right", amount: 200 });
    expect(scenario.hand("right").insurance).toEqual({ bet: 200, returned: 600 });
    expect(scenario.events.at(-1)).toMatchObject({ type: "RoundSettled", staked: 1200, returned: 600 });
  });
});

describe("bets", () => {
  it("stay for the next round, and are deducted again", () => {
    const scenario = new Scenario({ bets: onSeat("middle"), cards: "10 9_c 9 9_d" }).when("Stand");
    scenario.deal("10_c 9_s 8_d 8_c").when("Stand");
    expect(scenario.table.state.bets).toEqual(onSeat("middle"));
    expect(scenario.events.filter(({ type }) => type === "BetPlaced")).toHaveLength(1);
    expect(scenario.table.state.credits).toBe(52_000);
  });

  it("are rejected with a reason, and nothing changes", () => {
    const scenario = new Scenario({ rules: { minBet: 2000, maxBet: 10_000 }, credits: 9000 });
    const place = (amount: number) => scenario.refusal({ type: "PlaceBet", seat: "right", amount });
    const before = scenario.table.state;
    expect(place(-1000)).toBe("bet-not-whole");
    expect(place(1000.5)).toBe("bet-not-whole");
    expect(place(Number.NaN)).toBe("bet-not-whole");
    expect(place(1e300)).toBe("bet-not-whole");
    expect(place(2500)).toBe("bet-not-in-steps");
    expect(place(1000)).toBe("bet-too-small");
    expect(place(11_000)).toBe("bet-too-large");
    expect(place(10_000)).toBe("not-enough-credits");
    expect(scenario.refusal({ type: "Deal" })).toBe("no-bet");
    expect(scenario.refusal({ type: "ClearBets" })).toBe("no-bet");
    expect(scenario.refusal({ type: "StartAgain" })).toBe("game-not-over");
    expect(scenario.table.state).toBe(before);
    expect(scenario.events).toEqual([]);
  });

  it("are cleared on every seat, and the credits do not change", () => {
    const scenario = new Scenario({ bets: { right: 1000, left: 3000 } });
    scenario.must({ type: "ClearBets" });
    expect(scenario.events.at(-1)).toEqual({ type: "BetsCleared" });
    expect(scenario.table.state).toMatchObject({ phase: "betting", bets: NO_BETS, credits: 50_000 });
  });

  it("may be as large as the table maximum", () => {
    const scenario = new Scenario({ rules: { minBet: 2000, maxBet: 10_000 } });
    scenario.must({ type: "PlaceBet", seat: "right", amount: 10_000 });
    expect(scenario.table.state.bets.right).toBe(10_000);
  });

  it("are rejected on a seat that the table does not have", () => {
    const scenario = new Scenario({ rules: "vingt-et-un" });
    expect(scenario.refusal({ type: "PlaceBet", seat: "right", amount: 500 })).toBe("unknown-seat");
  });

  it("cannot be changed while a round is in play", () => {
    const scenario = new Scenario({ bets: onSeat("right"), cards: "10 9_c 9 9_d" });
    expect(scenario.refusal({ type: "ClearBets" })).toBe("round-in-play");
    expect(scenario.refusal({ type: "Deal" })).toBe("round-in-play");
  });

  it("are not dealt if the credits cannot pay all of them", () => {
    const scenario = new Scenario({ credits: 3000, bets: onSeat("right", 2000), cards: "10 9_c 8 10_d" }).when("Stand");
    expect(scenario.table.state.credits).toBe(1000);
    expect(scenario.refusal({ type: "Deal" })).toBe("not-enough-credits");
    scenario.bet(NO_BETS).bet(onSeat("right", 1000)).deal();
  });
});

describe("a player who is broke", () => {
  const broke = () => new Scenario({ credits: 1500, bets: onSeat("right"), cards: "10 9_c 8 10_d" }).when("Stand");

  it("has reached the end of the game, and can only start again", () => {
    const scenario = broke();
    expect(scenario.eventTypes.slice(-2)).toEqual(["RoundSettled", "GameEnded"]);
    expect(scenario.table.state.phase).toBe("broke");
    expect(scenario.refusal({ type: "Deal" })).toBe("game-over");
    expect(scenario.refusal({ type: "PlaceBet", seat: "right", amount: 1000 })).toBe("game-over");
    expect(scenario.refusal({ type: "Hit", hand: "right" })).toBe("game-over");
  });

  it("starts again with the starting credits and the same shoe", () => {
    const scenario = broke().must({ type: "StartAgain" });
    expect(scenario.table.state).toMatchObject({ phase: "betting", credits: 50_000 });
    scenario.deal();
    expect(scenario.eventTypes).toContain("CardsDiscarded");
    expect(scenario.eventTypes.filter((type) => type === "ShoeShuffled")).toHaveLength(1);
  });
});
