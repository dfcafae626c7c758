import { RANKS, type Rank } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { MOVES, type MoveName, pairedRank, type UpcardPlan } from "./first-moves.js";
import type { OddsMode } from "./game.js";
import { CARDS, COUNTS, HANDS, type HandId, handOf, isNatural, SOFT, TOTALS } from "./hands.js";
import { ACE, CLASSES, classOf, rankOfClass } from "./ranks.js";
import { type Solution, solve, solveChart } from "./solution.js";
import { openingHands } from "./upcard.js";

/** What the chart says to a hand against an upcard. */
export interface ChartCell {
  readonly move: MoveName;
  /** What to do where the move is not on offer: a hand that was hit, or a split one, cannot surrender, say. */
  readonly otherwise: MoveName;
  /** Whether the hand surrenders when it is asked before the dealer peeks. */
  readonly surrendersEarly: boolean;
}

/** One line of a chart: hands that are played alike. */
export interface ChartRow {
  readonly kind: "hard" | "soft" | "pair";
  /** The total of the hand; of a pair too. */
  readonly total: number;
  /** The rank of a pair's cards, `10` for all that count ten; null for the other rows. */
  readonly rank: Rank | null;
  /** How many cards: 2, or more where a Blitz makes their number matter. */
  readonly cards: number;
  /** One for each of the chart's upcards, in their order. */
  readonly cells: readonly ChartCell[];
}

/** A hand whose own cards ask for another move than its total. */
export interface ChartException {
  readonly hand: readonly [Rank, Rank];
  readonly upcard: Rank;
  readonly move: MoveName;
  /** What the chart says. */
  readonly insteadOf: MoveName;
}

/** The strategy of a rule set, as people learn it. */
export interface StrategyTable {
  /** `2` to `10`, then the ace; `10` stands for all that count ten. */
  readonly upcards: readonly Rank[];
  /** Hard totals, soft totals, pairs; then hands of three cards and more, where a Blitz makes the number matter. */
  readonly rows: readonly ChartRow[];
  /** Whether the chart takes insurance. */
  readonly insurance: boolean;
  /** The opening hands that are played otherwise by who looks at the cards: composition against chart. */
  readonly exceptions: readonly ChartException[];
}

/**
 * The strategy table of a rule set: the best move by totals out of a fresh shoe, and where the cards say otherwise.
 *
 * @param mode `total` leaves the exceptions out, and `infinite` works on a shoe in which cards come back at once, where
 * there are none; `composition` when left out
 */
export function strategyTable(rules: RuleSet, mode: OddsMode = "composition"): StrategyTable {
  const chart = solveChart(rules, mode === "infinite" ? "infinite" : "own");
  return tableOf(chart, mode === "composition" ? solve(rules) : null);
}

/** The strategy table out of solutions that were worked out already; without exceptions where there is no second. */
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
  if (solved === undefined) throw new RangeError(`There is no upcard of class ${upcard}.`);
  return solved.plan;
}

function firstCell(plan: UpcardPlan, hand: HandId, isPair: boolean): ChartCell {
  const move = moveAt(isPair ? plan.first[hand] : plan.unpaired[hand]);
  const drawn = drawnMove(plan, hand);
  // Who cannot split, or surrender, may still double.
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
  /** One hand that stands for its row. */
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

/** The hard totals of hands of so many cards, then the soft ones. */
function totalsOf(cards: number): readonly ChartHand[] {
  const found = new Map<string, ChartHand>();
  for (let hand = 0; hand < HANDS; hand++) {
    if (CARDS[hand] !== cards || isNatural(hand)) continue;
    const kind = SOFT[hand] === 1 ? "soft" : "hard";
    const key = `${kind} ${TOTALS[hand]}`;
    const known = found.get(key);
    // A pair stands for its total only where no other two cards make it.
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
