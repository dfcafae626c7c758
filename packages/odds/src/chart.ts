import { type Composition, sizeOf } from "./composition.js";
import {
  DOUBLE,
  FirstMoves,
  HIT,
  newUpcardPlan,
  pairedRank,
  pairShare,
  SPLIT,
  STAND,
  SURRENDER,
  type UpcardPlan,
} from "./first-moves.js";
import { type Game, surrendersEarly } from "./game.js";
import { CARDS, COUNTS, HANDS, type HandId, isNatural, SOFT, TOTALS } from "./hands.js";
import { ACE, CLASSES } from "./ranks.js";

/*
 * Basic strategy as a printed chart. The chart has one move for each hard or soft total, whatever the cards are. With a
 * Blitz, it has one move for each total and number of cards. The move of an entry is the best one on average over its
 * hands, weighted by the probability of drawing their cards from the shoe. Entries with more points are computed first,
 * because other hands depend on their values. Each pair is a separate entry.
 */

/** Opening hands with their probabilities. */
type Dealt = readonly { readonly hand: HandId; readonly chance: number }[];

/** Computes the chart against an upcard. */
export function makeChart(game: Game, shoe: Composition, dealt: Dealt): UpcardPlan {
  const plan = newUpcardPlan({ sharesDrawn: true });
  const moves = new FirstMoves(game, shoe, plan, false, false);
  chooseDraws(game, shoe, plan, moves);
  const opening = dealt.filter(({ hand }) => !isNatural(hand));
  for (const hands of entriesOf(opening, ({ hand }) => totalKey(hand))) chooseFirst(game, plan, moves, hands);
  for (const { hand } of opening) {
    const rank = pairedRank(hand);
    if (rank === -1) continue;
    plan.unpaired[hand] = plan.first[hand] ?? 0;
    if (moves.value(hand, SPLIT) > moves.value(hand, plan.first[hand] ?? 0)) plan.first[hand] = SPLIT;
  }
  chooseBeforePeek(game, shoe, plan, moves, dealt);
  return plan;
}

function totalKey(hand: HandId): number {
  return (TOTALS[hand] ?? 0) * 2 + (SOFT[hand] ?? 0);
}

function entriesOf<Item>(items: readonly Item[], keyOf: (item: Item) => number): readonly Item[][] {
  const entries = new Map<number, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const entry = entries.get(key);
    if (entry === undefined) entries.set(key, [item]);
    else entry.push(item);
  }
  return [...entries.values()];
}

/** Chooses hit or stand for hands of two or more cards. */
function chooseDraws(game: Game, shoe: Composition, { drawn }: UpcardPlan, { hands: values }: FirstMoves): void {
  const hands: HandId[] = [];
  for (let hand = HANDS - 1; hand > 0; hand--) {
    const cards = CARDS[hand] ?? 0;
    if (cards >= 2 && cards < game.blitzCards) hands.push(hand);
  }
  const countsCards = Number.isFinite(game.blitzCards);
  // Hands are numbered by their points with aces as one. Each entry is therefore computed after the entries of the
  // hands that its hands can become.
  for (const entry of entriesOf(hands, (hand) => totalKey(hand) * 32 + (countsCards ? (CARDS[hand] ?? 0) : 0))) {
    let advantage = 0;
    for (const hand of entry) {
      const weight = drawChance(game, shoe, hand);
      if (weight > 0) advantage += weight * (values.hit(hand) - values.stand(hand));
    }
    for (const hand of entry) drawn.hits[hand] = advantage > 0 ? 1 : 0;
  }
}

/** Returns the probability of drawing the cards of a hand from the shoe. */
function drawChance({ depletes }: Game, shoe: Composition, hand: HandId): number {
  const gone = depletes ? 1 : 0;
  const size = sizeOf(shoe);
  let chance = 1;
  let drawn = 0;
  for (let rank = 0; rank < CLASSES; rank++) {
    const count = COUNTS[hand * CLASSES + rank] ?? 0;
    for (let alike = 0; alike < count; alike++, drawn++) {
      const left = Math.max((shoe[rank] ?? 0) - gone * alike, 0);
      chance *= (left / (size - gone * drawn)) * ((drawn + 1) / (alike + 1));
    }
  }
  return chance;
}

/** Chooses the first move of an entry. Pairs get the same move as the other hands of their total, if there are any. */
function chooseFirst(game: Game, plan: UpcardPlan, moves: FirstMoves, entry: Dealt): void {
  const plain = entry.filter(({ hand }) => pairShare(game, hand) < 1);
  const deciding = plain.length > 0 ? plain : entry;
  const sumOver = (move: (hand: HandId) => number): number =>
    deciding.reduce((sum, { hand, chance }) => sum + chance * move(hand), 0);
  const onward = sumOver((hand) => (plan.drawn.hits[hand] === 1 ? moves.hands.hit(hand) : moves.hands.stand(hand)));
  const doubled = sumOver((hand) => moves.value(hand, DOUBLE));
  const surrendered = sumOver((hand) => moves.surrender(hand));
  const isDoubled = doubled > onward;
  const isSurrendered = surrendered > (isDoubled ? doubled : onward);
  for (const { hand } of entry) {
    plan.drawn.doubles[hand] = isDoubled ? 1 : 0;
    plan.first[hand] = isSurrendered ? SURRENDER : isDoubled ? DOUBLE : plan.drawn.hits[hand] === 1 ? HIT : STAND;
    plan.unpaired[hand] = plan.first[hand] ?? 0;
  }
}

/** Chooses insurance for all hands or none, and early surrender for each total and each pair. */
function chooseBeforePeek(game: Game, shoe: Composition, plan: UpcardPlan, moves: FirstMoves, dealt: Dealt): void {
  if (game.rules.insurance && game.upcard === ACE) {
    const natural = (shoe[CLASSES - 1] ?? 0) / sizeOf(shoe);
    if (game.insurance * natural > 1 - natural) for (const { hand } of dealt) plan.insures[hand] = 1;
  }
  if (!surrendersEarly(game)) return;
  const opening = dealt.filter(({ hand }) => !isNatural(hand));
  for (const entry of entriesOf(opening, ({ hand }) => (pairedRank(hand) === -1 ? totalKey(hand) : -hand))) {
    let advantage = 0;
    for (const { hand, chance } of entry) {
      const played = moves.value(hand, plan.first[hand] ?? 0) - moves.hands.natural(hand);
      advantage += chance * (-0.5 - played);
    }
    for (const { hand } of entry) plan.surrendersEarly[hand] = advantage > 0 ? 1 : 0;
  }
}
