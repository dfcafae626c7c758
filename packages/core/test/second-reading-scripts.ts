import { type CardId, canonicalCards, rankOf, suitOf } from "@thunderjack/cards";
import fc from "fast-check";
import { type Bets, type PayoutRatio, type RuleSet, ruleSet, SEATS, type Table } from "../src/index.js";

/*
 * The random input for the comparison of the engine with the second implementation of the rules: rule sets, bets and
 * cards. The cards cause situations that rarely occur by chance.
 */

/** A bet step whose multiples can be halved and are paid exactly at every ratio below. */
export const BET_STEP = 600;

const ratio: fc.Arbitrary<PayoutRatio> = fc.constantFrom([1, 1], [3, 2], [6, 5], [2, 1], [5, 1]);
const payouts = fc.record({ win: ratio, blackjack: ratio, thunderjack: ratio, blitz: ratio, insurance: ratio });
const options = fc.record({
  decks: fc.integer({ min: 1, max: 8 }),
  shuffle: fc.constantFrom("discards", "every-round"),
  reshuffleBelow: fc.constantFrom(0, 0.25, 0.4, 1),
  seats: fc.subarray([...SEATS], { minLength: 1 }),
  dealOrder: fc.constantFrom("seats-first", "dealer-first"),
  hole: fc.constantFrom(
    { holeCard: "second", peek: true },
    { holeCard: "second", peek: false },
    { holeCard: "first", peek: true },
    { holeCard: "first", peek: false },
    { holeCard: "none", peek: false },
  ),
  originalBetsOnly: fc.boolean(),
  dealerHitsSoft17: fc.boolean(),
  dealerPlays: fc.constantFrom("when-needed", "always"),
  naturalBeats21: fc.boolean(),
  naturalAlwaysPaid: fc.boolean(),
  payouts,
  thunderjack: fc.option(
    fc.record({
      lowest: fc.constantFrom("10", "j", "q", "k"),
      endsRound: fc.boolean(),
      beatsDealerBlackjack: fc.boolean(),
    }),
    { freq: 3 },
  ),
  blitz: fc.option(fc.record({ cards: fc.integer({ min: 5, max: 7 }), dealerBusts: fc.boolean() }), { freq: 3 }),
  double: fc.constantFrom("any", "9-11", "10-11", "none"),
  doubleAfterSplit: fc.boolean(),
  split: fc.option(
    fc.record({
      by: fc.constantFrom("rank", "points"),
      maxHands: fc.integer({ min: 2, max: 4 }),
      deal: fc.constantFrom("both", "on-turn"),
      resplitAces: fc.boolean(),
      hitAces: fc.boolean(),
    }),
    { freq: 5 },
  ),
  surrender: fc.constantFrom("none", "late", "early"),
  insurance: fc.boolean(),
  autoStandOn21: fc.boolean(),
});
/** Any playable rule set. The test fails if the engine rejects one of them. */
const ruleSets = options.map(
  ({ hole, ...rest }): RuleSet => ruleSet({ ...rest, ...hole, betStep: BET_STEP, minBet: BET_STEP, chips: [BET_STEP] }),
);

/** A requested card. It is described by its kind, or by the rank of the previous card or of the first card. */
type Wish = "any" | "ace" | "ten" | "low" | "like-before" | "like-first";
const MIXED: readonly Wish[] = ["any", "any", "any", "ace", "ten", "low", "low", "like-before", "like-first"];
const wishes = (kinds: readonly Wish[]) => fc.array(fc.constantFrom(...kinds), { minLength: 24, maxLength: 50 });
/** The first two cards of a hand. */
type Pattern = "any" | "thunderjack" | "blackjack" | "pair" | "aces" | "tens" | "low" | "ace-first" | "ace-second";
const pattern: fc.Arbitrary<Pattern> = fc.constantFrom(
  "any",
  "thunderjack",
  "blackjack",
  "pair",
  "pair",
  "aces",
  "tens",
  "low",
  "low",
  "ace-first",
  "ace-second",
);
export interface Cards {
  readonly patterns: readonly Pattern[];
  readonly wishes: readonly Wish[];
  readonly which: number;
}
const mixedCards: fc.Arbitrary<Cards> = fc.record({
  patterns: fc.array(pattern, { minLength: 4, maxLength: 4 }),
  wishes: fc.oneof(
    { weight: 3, arbitrary: wishes(MIXED) },
    { weight: 1, arbitrary: wishes(["low", "low", "ace", "any"]) },
  ),
  which: fc.nat(1000),
});
/** Cards for hands that are split again, especially aces: pairs and further cards of the same rank. */
const pairedCards: fc.Arbitrary<Cards> = fc.record({
  patterns: fc.tuple(fc.constantFrom<Pattern[]>("aces", "tens", "pair"), pattern, pattern, pattern),
  wishes: wishes(["like-first", "like-first", "ace", "ten", "any"]),
  which: fc.nat(1000),
});
const cardWishes = fc.oneof({ weight: 4, arbitrary: mixedCards }, { weight: 1, arbitrary: pairedCards });

const steps = fc.integer({ min: 1, max: 3 }).map((count) => count * BET_STEP);

export const scripts = ruleSets.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    bets: fc
      .tuple(fc.subarray([...rules.seats], { minLength: 1 }), fc.tuple(steps, steps, steps))
      .map(([seats, amounts]): Bets => {
        const onSeats = SEATS.map((seat, at) => [seat, seats.includes(seat) ? amounts[at] : 0]);
        return Object.fromEntries(onSeats) as Bets;
      }),
    spare: fc.oneof(fc.constantFrom(0, 299, 300, 301, 599, 600, 900, 1200, 1800, 2400), fc.constant(100_000)),
    rounds: fc.array(cardWishes, { minLength: 1, maxLength: 2 }),
    choices: fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
  }),
);

export const smallShoes = ruleSets.chain((rules) =>
  fc.record({
    rules: fc.constant(ruleSet({ ...rules, decks: 1, seats: [...SEATS] })),
    bets: fc.tuple(steps, steps, steps).map(([right, middle, left]): Bets => ({ right, middle, left })),
    rounds: fc.array(cardWishes, { minLength: 2, maxLength: 6 }),
    choices: fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
  }),
);

/** One deck, three seats, four hands per seat, and no rule that ends a turn early. */
export const crowdedTables = fc.record({
  rules: fc.tuple(ruleSets, fc.constantFrom("both", "on-turn")).map(([rules, deal]) =>
    ruleSet({
      ...rules,
      decks: 1,
      seats: [...SEATS],
      dealOrder: "seats-first",
      blitz: null,
      split: { by: "rank", maxHands: 4, deal, resplitAces: true, hitAces: true },
      autoStandOn21: false,
    }),
  ),
  stands: fc.uniqueArray(fc.nat(60), { maxLength: 2 }),
});

/**
 * The empty tray of the first two rounds. When the second round is dealt, the cards of the first one are still on the
 * table.
 */
export const NO_CARDS: ReadonlySet<CardId> = new Set();

/** Returns the cards to put on top at the next deal, the requested ones first. */
export function stackOf(
  { rules, state }: Table,
  { patterns, wishes, which }: Cards,
  tray: ReadonlySet<CardId>,
): CardId[] {
  const gone = new Set([...tray, ...state.dealer.cards, ...state.hands.flatMap(({ cards }) => cards)]);
  const comesBack = rules.shuffle === "every-round";
  const pool = canonicalCards(rules.decks).filter((card) => comesBack || !gone.has(card));
  // If few cards are left, no cards are requested.
  if (pool.length < 20) return [];
  let random = which;
  for (let at = pool.length - 1; at > 0; at--) {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = random % (at + 1);
    [pool[at], pool[other]] = [pool[other] as CardId, pool[at] as CardId];
  }
  const take = (fits: (card: CardId) => boolean): CardId => {
    const at = pool.findIndex(fits);
    return pool.splice(Math.max(at, 0), 1)[0] as CardId;
  };
  const any = () => true;
  const ace = (card: CardId) => rankOf(card) === "a";
  const ten = (card: CardId) => ["10", "j", "q", "k"].includes(rankOf(card));
  const low = (card: CardId) => ["2", "3", "4"].includes(rankOf(card));
  const like = (other: CardId) => (card: CardId) => rankOf(card) === rankOf(other);

  const twoCards = (wanted: Pattern): [CardId, CardId] => {
    if (wanted === "thunderjack") {
      const first = take(ten);
      return [first, take((card) => ace(card) && suitOf(card) === suitOf(first))];
    }
    if (wanted === "blackjack") return [take(ten), take(ace)];
    if (wanted === "pair") {
      const first = take(any);
      return [first, take(like(first))];
    }
    if (wanted === "aces") return [take(ace), take(ace)];
    if (wanted === "tens") return [take(ten), take(ten)];
    if (wanted === "low") return [take(low), take(low)];
    if (wanted === "ace-first") return [take(ace), take(any)];
    if (wanted === "ace-second") return [take(any), take(ace)];
    return [take(any), take(any)];
  };
  const pairs = patterns.map((wanted, at) => {
    const [first, second] = twoCards(wanted);
    return (which >> at) % 2 === 0 ? [first, second] : [second, first];
  }) as [CardId, CardId][];
  const dealer = pairs.pop() as [CardId, CardId];
  const seats = rules.seats.filter((seat) => state.bets[seat] > 0).map((_, at) => pairs[at] as [CardId, CardId]);
  const inOrder = rules.dealOrder === "dealer-first" ? [dealer, ...seats] : [...seats, dealer];
  const stack: CardId[] = [];
  for (const pass of [0, 1] as const) {
    for (const two of inOrder) {
      if (pass === 0 || two !== dealer || rules.holeCard !== "none") stack.push(two[pass]);
    }
  }
  for (const kind of wishes) {
    if (pool.length === 0) break;
    const before = stack[stack.length - 1] as CardId;
    const first = stack[0] as CardId;
    const fits = { any, ace, ten, low, "like-before": like(before), "like-first": like(first) }[kind];
    stack.push(take(fits));
  }
  return [...stack, ...pool].slice(0, Math.max(stack.length, 120));
}
