import { type CardId, canonicalCards } from "@thunderjack/cards";
import { describe, expect, it } from "vitest";
import { chosenSeeds, decide, fairChance, type GameEvent, Shoe, Table, type TableState, whyNot } from "../src/index.js";
import { onSeat, Scenario } from "./scenario.js";

const shuffles = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === "ShoeShuffled" ? [[event.shuffle, event.cards]] : []));

/** Plays rounds in which every hand stands. */
function standThrough(scenario: Scenario, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    scenario.deal();
    while (scenario.table.state.turn !== null) scenario.when("Stand");
  }
}

describe("the shoe", () => {
  it("deals in the order of the fair shuffle", () => {
    const scenario = new Scenario({ seed: "order", bets: onSeat("right") }).deal();
    const shoe = new Shoe(4, fairChance(chosenSeeds("order")), false);
    shoe.shuffle(0);
    const dealt = scenario.events.flatMap((event) => (event.type === "CardDealt" ? [event.card] : []));
    expect(dealt).toEqual(dealt.map(() => shoe.draw("dealer")));
  });

  it("returns the place of every card, even after many draws without a request", () => {
    const shoes = [0, 1, 7].map((every) => ({ every, shoe: new Shoe(1, fairChance(chosenSeeds("places")), false) }));
    const ids = canonicalCards(1);
    const places = (shoe: Shoe) => ids.map((id) => shoe.placeOf(id));
    for (const { every, shoe } of shoes) {
      let steps = 0;
      const expected = new Map<CardId, string>(ids.map((id) => [id, "shoe"]));
      const moveAll = (from: string, to: string) => {
        for (const [id, place] of expected) if (place === from) expected.set(id, to);
      };
      const draw = () => {
        const card = shoe.draw("right");
        expect(expected.get(card)).toBe("shoe");
        expected.set(card, "hand");
        if (every > 0 && steps++ % every === 0) expect(places(shoe)).toEqual([...expected.values()]);
        return card;
      };
      for (let shuffle = 0; shuffle < 4; shuffle++) {
        // The cards on the table are not shuffled during a round.
        expect(shoe.shuffle(shuffle)).toBe(52 - [...expected.values()].filter((place) => place === "hand").length);
        moveAll("tray", "shoe");
        for (let round = 0; round < 3; round++) {
          shoe.discard();
          moveAll("hand", "tray");
          shoe.moveCard(draw(), "right-2");
          for (let drawn = 0; drawn < 6; drawn++) draw();
        }
      }
      expect(places(shoe)).toEqual([...expected.values()]);
    }
  });

  it("deals in the order of the fair shuffle with the same number, whatever was shuffled before", () => {
    const seeds = chosenSeeds("order");
    const cards = (shoe: Shoe) => Array.from({ length: 52 }, () => shoe.draw("dealer"));
    const shoe = new Shoe(1, fairChance(seeds), false);
    for (const number of [0, 1, 2]) {
      shoe.discard();
      expect(shoe.shuffle(number)).toBe(52);
      const other = new Shoe(1, fairChance(seeds), false);
      other.shuffle(number);
      expect(cards(shoe)).toEqual(cards(other));
    }
  });

  it("keeps the cards on the table out of a shuffle, even if two shuffles follow each other", () => {
    const shoe = new Shoe(1, fairChance(chosenSeeds("twice")), false);
    shoe.shuffle(0);
    const dealt = [shoe.draw("right"), shoe.draw("dealer")];
    expect([shoe.shuffle(1), shoe.shuffle(2)]).toEqual([50, 50]);
    expect(dealt.map((card) => shoe.placeOf(card))).toEqual(["hand", "hand"]);
  });

  it("is shuffled before its first card, and then at a deal with fewer than 40 % of the cards", () => {
    const scenario = new Scenario({ bets: { right: 1000, middle: 1000, left: 1000 }, credits: 10_000_000 });
    standThrough(scenario, 40);
    for (const [index, event] of scenario.events.entries()) {
      if (event.type !== "RoundStarted" || event.round === 1) continue;
      const undealt = undealtBefore(scenario, index);
      const next = scenario.events.slice(index, index + 3).map(({ type }) => type);
      expect(next.slice(0, 2)).toEqual(["RoundStarted", "CardsDiscarded"]);
      expect(next[2] === "ShoeShuffled").toBe(undealt < 0.4 * 208);
    }
    expect(shuffles(scenario.events).length).toBeGreaterThan(2);
    expect(shuffles(scenario.events).every(([number, cards], index) => number === index && cards === 208)).toBe(true);
  });

  it("is shuffled before every round if the rules say so", () => {
    const scenario = new Scenario({ rules: "vingt-et-un", bets: onSeat("middle", 500) });
    standThrough(scenario, 3);
    expect(shuffles(scenario.events)).toEqual([
      [0, 52],
      [1, 52],
      [2, 52],
    ]);
  });

  it("is refilled with only the tray if it becomes empty during a round, and the round continues", () => {
    const rules = { decks: 1, reshuffleBelow: 0 } as const;
    const bets = { right: 1000, middle: 1000, left: 1000 };
    const scenario = new Scenario({ rules, credits: 1_000_000, bets, seed: "runs dry" });
    while (shuffles(scenario.events).length < 2) standThrough(scenario, 1);
    const at = scenario.events.findIndex((event) => event.type === "ShoeShuffled" && event.shuffle === 1);
    expect(scenario.events.slice(0, at).some((event) => event.type === "CardsDiscarded")).toBe(true);
    expect(scenario.events[at - 1]?.type).not.toBe("CardsDiscarded");
    expect(scenario.events[at + 1]?.type).toBe("CardDealt");
    const [, cards] = shuffles(scenario.events)[1] ?? [];
    expect(cards).toBeLessThan(52);
  });

  it("makes moves that need a card illegal if it and the tray are empty, and the dealer stands", () => {
    const { table } = new Scenario({ bets: onSeat("right"), cards: "8 6_c 8_s 6_d" });
    const noCards: TableState = { ...table.state, undealt: 0, tray: 0 };
    const refusals = (["Hit", "Double", "Split"] as const).map((type) =>
      whyNot(table.rules, noCards, { type, hand: "right" }),
    );
    expect(refusals.map((refusal) => refusal?.code)).toEqual(["no-cards-left", "no-cards-left", "no-cards-left"]);
    const decision = decide(table.rules, noCards, { type: "Stand", hand: "right" }, new Shoe(1, () => () => 0, false));
    if (!decision.accepted) throw new Error(decision.message);
    expect(decision.events).toContainEqual(expect.objectContaining({ type: "DealerStood", total: 12 }));
    expect(decision.state.hands[0]).toMatchObject({ outcome: "win", returned: 2000 });
    const oneCard: TableState = { ...noCards, dealer: { cards: ["6_c_0"], faceDown: -1 } };
    const compared = decide(table.rules, oneCard, { type: "Stand", hand: "right" }, new Shoe(1, () => () => 0, false));
    expect(compared).toMatchObject({ state: { dealer: { cards: ["6_c_0"] }, phase: "settled" } });
  });

  it("ends the turn of a split hand that gets no second card, because the shoe and the tray are empty", () => {
    const { table } = new Scenario({ rules: "casino", bets: onSeat("right"), cards: "8 6_c 8_s 10_d 3" }).when("Split");
    const noCards: TableState = { ...table.state, undealt: 0, tray: 0 };
    const decision = decide(table.rules, noCards, { type: "Stand", hand: "right" }, new Shoe(1, () => () => 0, false));
    if (!decision.accepted) throw new Error(decision.message);
    expect(decision.events).toContainEqual(
      expect.objectContaining({ type: "TurnEnded", hand: "right-2", reason: "no-cards" }),
    );
    expect(decision.state.phase).toBe("settled");
  });

  it("makes a split illegal with one card left, because both hands need one", () => {
    const { table } = new Scenario({ bets: onSeat("right"), cards: "8 6_c 8_s 6_d" });
    const noCards: TableState = { ...table.state, undealt: 0, tray: 1 };
    expect(whyNot(table.rules, noCards, { type: "Split", hand: "right" })?.code).toBe("no-cards-left");
    for (const type of ["Hit", "Double"] as const)
      expect(whyNot(table.rules, noCards, { type, hand: "right" })).toBe(null);
    expect(whyNot(table.rules, { ...noCards, undealt: 1 }, { type: "Split", hand: "right" })).toBe(null);
  });
});

function undealtBefore(scenario: Scenario, index: number): number {
  let undealt = 0;
  for (const event of scenario.events.slice(0, index)) {
    if (event.type === "ShoeShuffled") undealt = event.cards;
    if (event.type === "CardDealt") undealt--;
  }
  return undealt;
}

describe("a stacked shoe", () => {
  it("has the named cards on top in their order, and the other cards in their previous order", () => {
    const plain = new Shoe(1, fairChance(chosenSeeds("sleeve")), true);
    const stacked = new Shoe(1, fairChance(chosenSeeds("sleeve")), true);
    plain.shuffle(0);
    stacked.shuffle(0);
    stacked.stack(["7_c_0", "a_s_0"]);
    const all = Array.from({ length: 52 }, () => plain.draw("dealer"));
    expect(Array.from({ length: 52 }, () => stacked.draw("dealer"))).toEqual([
      "7_c_0",
      "a_s_0",
      ...all.filter((card) => card !== "7_c_0" && card !== "a_s_0"),
    ]);
  });

  it("is rejected by a table that does not allow it", () => {
    const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("x"), bets: onSeat("right") });
    expect(table.dispatch({ type: "Deal", stack: ["a_s_0"] })).toMatchObject({ code: "stacking-not-allowed" });
    expect(table.dispatch({ type: "Deal", stack: [] }).accepted).toBe(true);
  });

  it("rejects a deal with a card that is outside the shoe, repeated or unknown; the message names the card", () => {
    const scenario = new Scenario({ bets: onSeat("right"), cards: "10 9_c 9 9_d" }).when("Stand");
    const before = scenario.table.state;
    const refuse = (...stack: string[]) => scenario.table.dispatch({ type: "Deal", stack: stack as never });
    expect(refuse("10_h_0")).toMatchObject({
      code: "card-not-in-shoe",
      message: 'The card "10_h_0" is not in the shoe now.',
    });
    expect(refuse("2_c_1", "2_c_1")).toMatchObject({
      code: "card-stacked-twice",
      message: 'The card "2_c_1" was chosen twice.',
    });
    expect(refuse("7_c_9")).toMatchObject({
      code: "card-not-in-shoe",
      message: 'There is no card "7_c_9" at this table.',
    });
    expect(refuse("seven of clubs")).toMatchObject({ accepted: false });
    expect(scenario.table.state).toBe(before);
  });

  it.each([{ shuffle: "every-round" }, { reshuffleBelow: 1 }] as const)(
    "can contain a card of the previous round if the shoe is shuffled first: %o",
    (rules) => {
      const scenario = new Scenario({ rules, bets: onSeat("middle"), cards: "2 3 4 5" });
      for (let round = 0; round < 2; round++) {
        while (scenario.table.state.turn !== null) scenario.when("Stand");
        scenario.deal("2 3 4 5");
        expect(scenario.hand("middle").cards.slice(0, 2)).toEqual(["2_h_0", "4_h_0"]);
      }
    },
  );
});
