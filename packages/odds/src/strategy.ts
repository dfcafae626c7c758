import { RANKS, type Rank } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { MOVES, type MoveName, pairedRank, type UpcardPlan } from "./first-moves.js";
import type { OddsMode } from "./game.js";
import { CARDS, COUNTS, HANDS, type HandId, handOf, isNatural, SOFT, TOTALS } from "./hands.js";
import { ACE, CLASSES, classOf, rankOfClass } from "./ranks.js";
import { type Solution, solve, solveChart } from "./solution.js";
import { openingHands } from "./upcard.js";

/** An entry of the chart: the moves of a hand against an upcard. */
export interface ChartCell {
  readonly move: MoveName;
  /** The move if `move` is illegal. For example, a hand cannot surrender after a hit or a split. */
  readonly otherwise: MoveName;
  /** Whether the hand surrenders early, before the dealer peeks. */
  readonly surrendersEarly: boolean;
}

/** A row of the chart. */
export interface ChartRow {
  readonly kind: "hard" | "soft" | "pair";
  /** The total of the hand. A pair also has a total. */
  readonly total: number;
  /** The rank of a pair's cards; `10` stands for all ranks that count ten. `null` for other rows. */
  readonly rank: Rank | null;
  /** The number of cards: 2, or more if the rules have a Blitz. */
  readonly cards: number;
  /** The entries, in the order of the upcards. */
  readonly cells: readonly ChartCell[];
}

/** An opening hand whose best move differs from the chart. */
export interface ChartException {
  readonly hand: readonly [Rank, Rank];
  readonly upcard: Rank;
  readonly move: MoveName;
  /** The move of the chart for this hand. */
  readonly insteadOf: MoveName;
}

/** The strategy chart of a rule set. */
export interface StrategyTable {
  /** The upcards: `2` to `10`, then the ace. `10` stands for all ranks that count ten. */
  readonly upcards: readonly Rank[];
  /** The rows: hard totals, soft totals and pairs. If the rules have a Blitz, hands of three or more cards follow. */
  readonly rows: readonly ChartRow[];
  /** Whether the chart takes insurance. */
  readonly insurance: boolean;
  /** The opening hands whose best move by their cards differs from the chart. */
  readonly exceptions: readonly ChartException[];
}

/**
 * Computes the strategy table of a rule set: the best moves by totals with a fresh shoe, and the exceptions.
 *
 * @param mode the model of the computation; defaults to `composition`. `total` omits the exceptions. `infinite` uses
 *   infinitely many decks and also omits them.
 */
export function strategyTable(rules: RuleSet, mode: OddsMode = "composition"): StrategyTable {
  const chart = solveChart(rules, mode === "infinite" ? "infinite" : "own");
  return tableOf(chart, mode === "composition" ? solve(rules) : null);
}

/** Creates a strategy table from solutions. It has no exceptions if `composition` is `null`. */
export function tableOf(chart: Solution, composition: Solution | null): StrategyTable {
  const plans = CHART_UPCARDS.map((rank) => planOf(chart, classOf(rank)));
  const rows = chartHands(chart.rules).map(({ kind, hand, cards }) => ({
    kind,
    total: TOTALS[hand] ?? 0,
    rank: kind === "pair" ? rankOfClass(pairedRank(hand)) : null,
    cards,
    cells: plans.map((plan) => (cards === 2 ? firstCell(plan, hand, kind === "pair") : drawnCell(plan, hand))),
  }));
  const insures = planOf(chart, ACE).insures;
  return {
    upcards: CHART_UPCARDS,
    rows,
    insurance: insures.includes(1),
    exceptions: composition === null ? [] : exceptionsOf(chart, composition),
  };
}

/** The upcards of a chart, in their order: `2` to `10`, then the ace. */
export const CHART_UPCARDS: readonly Rank[] = RANKS.filter((rank) => rank !== "j" && rank !== "q" && rank !== "k");

function planOf({ upcards }: Solution, upcard: number): UpcardPlan {
  const solved = upcards[upcard];
  if (solved === undefined) throw new RangeError(`Unknown upcard class ${upcard}.`);
  return solved.plan;
}

function firstCell(plan: UpcardPlan, hand: HandId, isPair: boolean): ChartCell {
  const move = moveAt(isPair ? plan.first[hand] : plan.unpaired[hand]);
  const drawn = drawnMove(plan, hand);
  // A hand that cannot be split or surrendered may still be doubled.
  const mayStillDouble = (move === "split" || move === "surrender") && plan.drawn.doubles[hand] === 1;
  const otherwise = mayStillDouble ? "double" : drawn;
  return { move, otherwise, surrendersEarly: plan.surrendersEarly[hand] === 1 };
}

function drawnCell(plan: UpcardPlan, hand: HandId): ChartCell {
  const move = drawnMove(plan, hand);
  return { move, otherwise: move, surrendersEarly: false };
}

function drawnMove(plan: UpcardPlan, hand: HandId): MoveName {
  return plan.drawn.hits[hand] === 1 ? "hit" : "stand";
}

function moveAt(place: number | undefined): MoveName {
  return MOVES[place ?? 0] ?? "stand";
}

interface ChartHand {
  readonly kind: ChartRow["kind"];
  /** A representative hand of the row. */
  readonly hand: HandId;
  readonly cards: number;
}

function chartHands(rules: RuleSet): readonly ChartHand[] {
  const rows: ChartHand[] = [...totalsOf(2)];
  if (rules.split !== null) {
    for (let rank = 1; rank < CLASSES; rank++) rows.push({ kind: "pair", hand: handOf(rank, rank), cards: 2 });
    rows.push({ kind: "pair", hand: handOf(ACE, ACE), cards: 2 });
  }
  if (rules.blitz !== null) for (let cards = 3; cards < rules.blitz.cards; cards++) rows.push(...totalsOf(cards));
  return rows;
}

/** Returns the hard totals and then the soft totals of hands with this number of cards. */
function totalsOf(cards: number): readonly ChartHand[] {
  const found = new Map<string, ChartHand>();
  for (let hand = 0; hand < HANDS; hand++) {
    if (CARDS[hand] !== cards || isNatural(hand)) continue;
    const kind = SOFT[hand] === 1 ? "soft" : "hard";
    const key = `${kind} ${TOTALS[hand]}`;
    const known = found.get(key);
    // A pair represents its total only if no other two cards have that total.
    if (known === undefined || pairedRank(known.hand) !== -1) found.set(key, { kind, hand, cards });
  }
  return [...found.values()].sort(
    (one, other) => one.kind.localeCompare(other.kind) || (TOTALS[one.hand] ?? 0) - (TOTALS[other.hand] ?? 0),
  );
}

function exceptionsOf(chart: Solution, composition: Solution): readonly ChartException[] {
  const found: ChartException[] = [];
  for (const upcard of CHART_UPCARDS) {
    const solved = composition.upcards[classOf(upcard)];
    if (solved === undefined) continue;
    const printed = planOf(chart, classOf(upcard));
    for (const { hand } of openingHands(solved.shoe, solved.game.depletes)) {
      const move = moveAt(solved.plan.first[hand]);
      const insteadOf = moveAt(printed.first[hand]);
      if (!isNatural(hand) && move !== insteadOf) found.push({ hand: ranksOf(hand), upcard, move, insteadOf });
    }
  }
  return found;
}

function ranksOf(hand: HandId): readonly [Rank, Rank] {
  const ranks: Rank[] = [];
  for (let rank = CLASSES - 1; rank >= 0; rank--) {
    for (let card = 0; card < (COUNTS[hand * CLASSES + rank] ?? 0); card++) ranks.push(rankOfClass(rank));
  }
  const [one = "a", other = "a"] = ranks;
  return [one, other];
}
