import { expect, test } from "vitest";
import { creditsChart } from "./credits-chart.js";
import { sessionStatistics } from "./session-statistics.js";

type Rounds = Parameters<typeof sessionStatistics>[0];
type Hand = Rounds[number]["summary"]["hands"][number];

function hand(outcome: Hand["outcome"], bet: number, returned: number, insurance?: Hand["insurance"]): Hand {
  return { hand: "right", cards: [], total: 20, outcome, bet, returned, ...(insurance && { insurance }) } as Hand;
}

function round(before: number, credits: number, hands: readonly Hand[]): Rounds[number] {
  const net = credits - before;
  return {
    before,
    summary: { round: 1, hands, dealer: { cards: [], total: 17 }, net, credits } as Rounds[number]["summary"],
  };
}

const FIRST = round(50_000, 53_000, [hand("thunderjack", 1000, 4000), hand("push", 1000, 1000)]);
const SECOND = round(53_000, 52_500, [hand("lose", 1000, 0, { bet: 500, returned: 1000 } as Hand["insurance"])]);

test("counts the hands, and adds up the amounts", () => {
  expect(sessionStatistics([SECOND, FIRST])).toEqual({
    rounds: 2,
    hands: 3,
    won: 1,
    pushed: 1,
    thunderjacks: 1,
    blitzes: 0,
    net: 2500,
    best: 3000,
    returned: (3500 + 2500) / 3500,
    credits: [50_000, 53_000, 52_500],
  });
});

test("the chart starts with the credits before the first round, and has one level for each round", () => {
  expect(creditsChart([100, 300, 200])).toEqual({
    path: "M0 60H100V4H200V32H300",
    start: 60,
    lowest: 100,
    highest: 300,
  });
});

test("the chart of one round shows both its levels, and equal credits are one level", () => {
  expect(creditsChart([300, 100]).path).toBe("M0 4H150V60H300");
  expect(creditsChart([100, 100])).toEqual({ path: "M0 60H150V60H300", start: 60, lowest: 100, highest: 100 });
});
