import type { Rank } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { MOVES, newUpcardPlan, pairedRank, type UpcardPlan } from "./first-moves.js";
import { CARDS, HANDS, type HandId, SOFT, TOTALS } from "./hands.js";
import { ACE, CLASSES, classOf, rankOfClass } from "./ranks.js";
import type { Strategy } from "./strategies.js";
import { CHART_UPCARDS, type ChartCell, type ChartRow, type StrategyTable } from "./strategy.js";
import { readStrategyTable } from "./table-format.js";

/**
 * Creates a strategy from a strategy table. The table may come from an untrusted source.
 *
 * Hands of three or more cards use the row with their total and number of cards. If there is none, they use the row of
 * two cards, like split hands. If a move is illegal, the hand uses `otherwise`. Pairs without a row use the row of
 * their total. Pairs are split as often as the rules allow. `exceptions` are ignored.
 *
 * @param table a {@link StrategyTable}, or the result of `JSON.parse`
 * @throws InvalidStrategyTable when the table is invalid or a row that the rules require is missing
 */
export function strategyByTable(rules: RuleSet, table: unknown): Strategy {
  const read = readStrategyTable(table);
  const plans = new Map(CHART_UPCARDS.map((upcard, column) => [classOf(upcard), planFor(rules, read, upcard, column)]));
  return {
    rules,
    upcards: Array.from({ length: CLASSES }, (_, upcard) => ({ plan: plans.get(upcard) ?? NO_PLAN })),
  };
}

const NO_PLAN = newUpcardPlan({ sharesDrawn: true });

type ReadTable = Pick<StrategyTable, "rows" | "insurance">;

function planFor(rules: RuleSet, { rows, insurance }: ReadTable, upcard: Rank, column: number): UpcardPlan {
  const plan = newUpcardPlan({ sharesDrawn: true });
  const cells = new Map<string, ChartCell>();
  for (const row of rows) {
    const cell = row.cells[column];
    if (cell !== undefined) cells.set(keyOf(row.kind, row.rank ?? row.total, row.cards), cell);
  }
  for (let hand = 1; hand < HANDS; hand++) {
    const count = CARDS[hand] ?? 0;
    if (count < 2) continue;
    const kind = SOFT[hand] === 1 ? "soft" : "hard";
    const total = TOTALS[hand] ?? 0;
    const byTotal = cells.get(keyOf(kind, total, count)) ?? cells.get(keyOf(kind, total, 2));
    playHand(plan, hand, byTotal);
    const pair = count === 2 ? pairedRank(hand) : -1;
    const byPair = pair === -1 ? undefined : cells.get(keyOf("pair", rankOfClass(pair), 2));
    if (byPair !== undefined) plan.first[hand] = MOVES.indexOf(byPair.move);
    plan.surrendersEarly[hand] = (byPair ?? byTotal)?.surrendersEarly === true ? 1 : 0;
  }
  if (insurance && classOf(upcard) === ACE) plan.insures.fill(1);
  for (const split of plan.splits) split.hands = rules.split?.maxHands ?? 0;
  return plan;
}

function keyOf(kind: ChartRow["kind"], what: Rank | number, cards: number): string {
  return `${kind} ${what} of ${cards}`;
}

/** Writes the moves of a hand into the plan. A hand without a row has a total of 21, or too few points to bust. */
function playHand(plan: UpcardPlan, hand: HandId, cell: ChartCell | undefined): void {
  const isLow = (TOTALS[hand] ?? 0) < 17;
  const { move, otherwise } = cell ?? { move: isLow ? "hit" : "stand", otherwise: isLow ? "hit" : "stand" };
  const isDoubled = move === "double" || otherwise === "double";
  // A cell has two moves. A hand whose cell is "surrender, otherwise double" hits if both are illegal.
  const draws = move === "hit" || otherwise === "hit" || otherwise === "double";
  plan.drawn.hits[hand] = draws ? 1 : 0;
  plan.drawn.doubles[hand] = isDoubled ? 1 : 0;
  plan.first[hand] = MOVES.indexOf(move);
  plan.unpaired[hand] = MOVES.indexOf(move);
}
