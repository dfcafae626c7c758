import { type CardId, canonicalCards } from "@thunderjack/cards";
import {
  type Bets,
  chosenSeeds,
  type GameEvent,
  MOVES_BY_WORD,
  type MoveWord,
  newTableState,
  publicEvent,
  publicState,
  type RuleSet,
  ruleSet,
  Table,
  type TableState,
} from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { type Advice, advise, decisionsOf, mistakes, positionOdds, type RoundPlayed, trayAfter } from "../src/index.js";

const BET = 1000;

/** A table with chosen cards that collects its public events. */
class WatchedTable {
  readonly events: GameEvent[] = [];
  readonly before: TableState;
  readonly #table: Table;

  constructor(
    readonly rules: RuleSet,
    bets: Partial<Bets> = { middle: BET },
    credits = 100_000,
  ) {
    const all = { right: 0, middle: 0, left: 0, ...bets };
    this.#table = new Table({ rules, credits, bets: all, seeds: chosenSeeds("watched"), allowStacking: true });
    this.before = newTableState(credits, all, 52 * rules.decks);
    this.#table.events$.subscribe((event) => this.events.push(publicEvent(event)));
  }

  deal(...stack: CardId[]): this {
    const { message } = { message: "", ...this.#table.dispatch({ type: "Deal", stack }) };
    if (message !== "") throw new Error(message);
    return this;
  }

  play(...moves: MoveWord[]): this {
    for (const move of moves) {
      const { turn } = this.#table.state;
      if (turn === null) throw new Error("No hand has to act.");
      this.#table.dispatch({ type: MOVES_BY_WORD[move], hand: turn });
    }
    return this;
  }

  get advice(): Advice | null {
    return advise({ rules: this.rules, state: publicState(this.#table.state) });
  }

  get counted(): Advice | null {
    const tray = this.events.reduce<readonly CardId[]>(trayAfter, []);
    return advise({ rules: this.rules, state: publicState(this.#table.state), tray });
  }

  get round(): RoundPlayed {
    return { rules: this.rules, before: this.before, events: this.events };
  }
}

const moveNames = (advice: Advice | null) => advice?.moves.map(({ move }) => move);

describe("A hint", () => {
  test("lists the best move first, and the cost of every other move", () => {
    const { advice } = new WatchedTable(ruleSet("thunderjack")).deal("10_h_0", "10_c_0", "6_d_0", "7_c_0");
    const odds = positionOdds(ruleSet("thunderjack"), { hand: ["10", "6"], upcard: "10" });
    expect(advice).toMatchObject({ hand: "middle", basis: "fresh-shoe", unseen: 4 * 52 - 3 });
    expect(advice?.moves).toEqual(odds.moves.map(({ move, value }) => ({ move, value, cost: -0.5 - value })));
    expect(moveNames(advice)?.[0]).toBe("surrender");
  });

  test("counts the face-up cards of the other seats, and never the hole card", () => {
    const bets = { right: BET, middle: BET, left: BET };
    const stack = ["10_h_0", "5_h_0", "5_d_0", "10_c_0", "6_d_0", "5_c_0", "5_s_0"] as const;
    const [seven, king] = (["7_c_0", "k_c_0"] as const).map(
      (hole) => new WatchedTable(ruleSet("thunderjack"), bets).deal(...stack, hole).advice,
    );
    expect(seven).toEqual(king);
    expect(seven?.moves.map(({ move, value }) => ({ move, value }))).toEqual(
      positionOdds(ruleSet("thunderjack"), { hand: ["10", "6"], upcard: "10", seen: ["5", "5", "5", "5"] }).moves,
    );
  });

  test("omits moves that the credits cannot pay for", () => {
    const poor = new WatchedTable(ruleSet("thunderjack"), { middle: BET }, BET);
    expect(moveNames(poor.deal("8_h_0", "6_c_0", "8_d_0", "7_c_0").advice)).toEqual(["stand", "hit", "surrender"]);
  });

  test("counts the cards in the tray if they are given, until the shoe is shuffled", () => {
    const table = new WatchedTable(ruleSet("thunderjack"));
    table.deal("10_h_0", "10_c_0", "9_d_0", "7_c_0").play("stand");
    table.deal("10_d_0", "10_s_0", "6_s_0", "7_h_0");
    expect(table.advice).toMatchObject({ basis: "fresh-shoe", unseen: 208 - 3 });
    expect(table.counted).toMatchObject({ basis: "counted-shoe", unseen: 208 - 7 });
    const seen = ["10", "9", "10", "7"] as const;
    expect(table.counted?.moves.map(({ move, value }) => ({ move, value }))).toEqual(
      positionOdds(ruleSet("thunderjack"), { hand: ["10", "6"], upcard: "10", seen }).moves,
    );
    expect(trayAfter(["2_h_0"], { type: "ShoeShuffled", shuffle: 1, cards: 208 })).toEqual([]);
  });

  test("has the values of a split hand, and of insurance", () => {
    const table = new WatchedTable(ruleSet("casino"));
    table.deal("8_h_0", "a_c_0", "8_d_0", "7_c_0", "3_c_0");
    expect(moveNames(table.advice)).toEqual(["no-insurance", "insurance"]);
    expect(table.advice?.moves[1]?.value).toBeCloseTo((3 * (96 / 309) - 1) / 2, 12);
    table.play("no-insurance", "split");
    expect(table.advice?.moves.map(({ move, value }) => ({ move, value }))).toEqual(
      positionOdds(ruleSet("casino"), { hand: ["8", "3"], upcard: "a", hands: 2, seen: ["8"] }).moves,
    );
  });

  test("compares early surrender with values that include a dealer blackjack", () => {
    const rules = ruleSet({ preset: "casino", surrender: "early" });
    const { advice } = new WatchedTable(rules).deal("10_h_0", "10_c_0", "6_d_0", "7_c_0");
    expect(moveNames(advice)).toEqual(["surrender", "no-surrender"]);
  });

  test("is null when no hand has to act", () => {
    expect(new WatchedTable(ruleSet("thunderjack")).advice).toBeNull();
  });

  test("is plain data, like its parameter", () => {
    const { advice, round } = new WatchedTable(ruleSet("casino")).deal("10_h_0", "10_c_0", "6_d_0", "7_c_0");
    expect(structuredClone({ advice, round })).toEqual({ advice, round });
  });
});

describe("The evaluation of a round", () => {
  test("computes the cost of a mistake as the difference of the values times the bet; a best move has no cost", () => {
    const { round } = new WatchedTable(ruleSet("thunderjack"))
      .deal("10_h_0", "10_c_0", "6_d_0", "7_c_0", "4_c_0")
      .play("hit", "stand");
    const odds = positionOdds(ruleSet("thunderjack"), { hand: ["10", "6"], upcard: "10" }).moves;
    const hit = odds.find(({ move }) => move === "hit")?.value ?? 0;
    expect(decisionsOf(round).map(({ move }) => move)).toEqual(["hit", "stand"]);
    expect(mistakes(round)).toEqual([
      {
        hand: "middle",
        move: "hit",
        value: hit,
        best: "surrender",
        bestValue: -0.5,
        bet: BET,
        cost: (-0.5 - hit) * BET,
        basis: "fresh-shoe",
      },
    ]);
  });

  test("ignores later cards: standing on 16 against a 6 has no cost, although the hand loses", () => {
    const { round } = new WatchedTable(ruleSet("thunderjack"))
      .deal("10_h_0", "6_c_0", "6_d_0", "10_c_0", "5_c_0")
      .play("stand");
    expect(mistakes(round)).toEqual([]);
    expect(round.events).toContainEqual(expect.objectContaining({ type: "HandSettled", outcome: "lose" }));
  });

  test("lists insurance as a separate mistake", () => {
    const { round } = new WatchedTable(ruleSet("casino"))
      .deal("10_h_0", "a_c_0", "9_d_0", "7_c_0")
      .play("insurance", "stand");
    expect(mistakes(round)).toMatchObject([{ move: "insurance", best: "no-insurance", bestValue: 0, bet: BET }]);
    expect(mistakes(round)[0]?.cost).toBeCloseTo((BET * (1 - (3 * 95) / 309)) / 2, 8);
  });

  test("uses the cards in the tray if they are given", () => {
    const { round } = new WatchedTable(ruleSet("casino"))
      .deal("10_h_0", "a_c_0", "9_d_0", "7_c_0")
      .play("no-insurance", "stand");
    const tray = canonicalCards(6)
      .filter((card) => /^[2-5]_/.test(card))
      .slice(0, 90);
    // Without the shuffle event, the round looks like a deal from the middle of a shoe.
    const events = round.events.filter(({ type }) => type !== "ShoeShuffled");
    expect(mistakes({ ...round, events, tray })).toMatchObject([
      { move: "no-insurance", best: "insurance", basis: "counted-shoe" },
    ]);
  });
});
