import { readFileSync } from "node:fs";
import type { CardId } from "@thunderjack/cards";
import { describe, expect, it } from "vitest";
import { type Bets, type Move, type RuleSetChoice, totalOf } from "../src/index.js";
import { Scenario } from "./scenario.js";

interface WorkedRound {
  readonly name: string;
  readonly script: {
    readonly rules: RuleSetChoice;
    readonly seed: string;
    readonly credits: number;
    readonly rounds: readonly { bets: Partial<Bets>; stack: readonly CardId[]; moves: readonly Answer[] }[];
  };
  readonly expect: { readonly rounds: readonly unknown[]; readonly credits: number };
}

type Answer = keyof typeof ANSWERS;

const ANSWERS = {
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  surrender: "Surrender",
} as const satisfies Record<string, Move["type"]>;

const cases: WorkedRound[] = readFileSync(new URL("cases/worked-rounds.ndjson", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

describe("the worked rounds", () => {
  it.each(cases)("$name", ({ script, expect: expected }) => {
    const scenario = new Scenario(script);
    const { table } = scenario;
    const rounds = script.rounds.map(({ bets, stack, moves }, index) => {
      const before = table.state.credits;
      scenario
        .bet(bets)
        .deal(stack.join(" "))
        .when(...moves.map((move) => ANSWERS[move]));
      expect(table.state.phase).toBe("settled");
      const { hands, dealer, credits } = table.state;
      return {
        round: index + 1,
        hands: hands.map(({ name, cards, bet, outcome, returned }) => ({
          hand: name,
          cards,
          total: totalOf(cards),
          bet,
          outcome,
          returned,
        })),
        dealer: { cards: dealer.cards, total: totalOf(dealer.cards) },
        net: credits - before,
        credits,
      };
    });
    expect({ rounds, credits: table.state.credits }).toEqual(expected);
  });
});
