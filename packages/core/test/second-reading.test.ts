import { type CardId, canonicalCards, rankOf, suitOf } from "@thunderjack/cards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bets,
  chosenSeeds,
  handNamed,
  legalCommands,
  type Move,
  NO_BETS,
  type PayoutRatio,
  type RuleSet,
  ruleSet,
  SEATS,
  type Seat,
  Table,
  whyNot,
} from "../src/index.js";
import { type Answer, bookTotal, PileTooSmall, playByTheBook, type Question, type RoundSummary } from "./second-reading.js";

const RUNS = 1500 * (process.env.DEEP === "1" ? 50 : 1);
/** Every amount can be halved, and paid at every ratio below. */
const BET_STEP = 600;
const MOVES: Readonly<Record<Answer, Move["type"]>> = {
  hit: "Hit",
  stand: "Stand",
  double: "Double",
  split: "Split",
  surrender: "Surrender",
  "no-surrender": "DeclineSurrender",
  insurance: "TakeInsurance",
  "no-insurance": "DeclineInsurance",
};
const ANSWERS = Object.keys(MOVES) as Answer[];

describe("the engine and a second reading of the rules", () => {
  it("ask the same questions and come to the same summary, in every round under every rule set", () => {
    fc.assert(
      fc.property(scripts, ({ rules, bets, spare, cards, whims, rounds }) => {
        const table = new Table({
          rules,
          seeds: chosenSeeds("second reading"),
          credits: SEATS.reduce((sum, seat) => sum + bets[seat], 0) + spare,
          allowStacking: true,
        });
        for (const seat of SEATS) {
          if (bets[seat] > 0) expect(table.dispatch({ type: "PlaceBet", seat, amount: bets[seat] }).accepted).toBe(true);
        }
        let whim = 0;
        let taken = 0;
        for (let round = 0; round < rounds; round++) {
          const credits = table.state.credits;
          // What an earlier round took lies in the tray; what is left of the stack is on top of the shoe or in it.
          const stack = stackOf(table.rules, bets, cards.slice(round * 90, round * 90 + 90), taken);
          if (whyNot(table.rules, table.state, { type: "Deal" }) !== null) return;
          expect(table.dispatch({ type: "Deal", stack })).toMatchObject({ accepted: true });
          try {
            const summary = playByTheBook(table.rules, credits, bets, stack, (question) => {
              expect(questionOf(table)).toEqual(question);
              const answer = answerTo(question, whims[whim++ % whims.length] as number);
              expect(table.dispatch({ type: MOVES[answer], hand: question.hand })).toMatchObject({ accepted: true });
              return answer;
            });
            expect(summaryOf(table, credits)).toEqual(summary);
          } catch (error) {
            if (error instanceof PileTooSmall) return;
            throw error;
          }
          taken += 1;
        }
      }),
      { numRuns: RUNS, ...(process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }) },
    );
  }, 900_000);
});

/** What the engine asks now, as the second reading asks it. */
function questionOf({ rules, state }: Table): unknown {
  const hand = state.turn === null ? undefined : handNamed(state, state.turn);
  if (hand === undefined) return { phase: state.phase };
  const offered = new Set(legalCommands(rules, state).map(({ type }) => type));
  const accepted = ANSWERS.filter((answer) => whyNot(rules, state, { type: MOVES[answer], hand: hand.name }) === null);
  const legal = ANSWERS.filter((answer) => offered.delete(MOVES[answer]));
  expect([...offered]).toEqual([]);
  expect(accepted).toEqual(legal);
  return {
    about: state.phase === "players" ? "turn" : state.phase,
    hand: hand.name,
    cards: hand.cards,
    bet: hand.bet,
    credits: state.credits,
    legal: legal.sort(),
  };
}

/** The engine's round as a summary. */
function summaryOf({ state }: Table, before: number): RoundSummary {
  expect(["settled", "broke"]).toContain(state.phase);
  expect(state.dealer.faceDown).toBe(-1);
  const dealer = state.dealer.cards.filter((card) => card !== null);
  return {
    hands: state.hands.map(({ name, cards, bet, outcome, returned, insurance }) => {
      if (outcome === null) throw new Error(`${name} was not settled.`);
      return {
        hand: name,
        cards,
        total: bookTotal(cards),
        bet,
        outcome,
        returned,
        ...(insurance === null ? {} : { insurance: insurance as { bet: number; returned: number } }),
      };
    }),
    dealer: { cards: dealer, total: bookTotal(dealer) },
    net: state.credits - before,
    credits: state.credits,
  };
}

/** Plays on where it is interesting: splits often, and hits low hands until they are a Blitz. */
function answerTo({ legal, cards }: Question, whim: number): Answer {
  const often = whim % 10 < 7;
  if (often && legal.includes("split")) return "split";
  if (often && legal.includes("insurance")) return "insurance";
  if (often && legal.includes("no-surrender")) return "no-surrender";
  const low = cards.reduce((sum, card) => sum + bookTotal([card]) % 11, 0) <= 12;
  if (often && low && legal.includes("hit")) return "hit";
  return legal[Math.floor(whim / 10) % legal.length] as Answer;
}

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
/** Any rule set that can be played; it is an error if the engine refuses one of them. */
const ruleSets = options.map(({ hole, ...rest }): RuleSet =>
  ruleSet({ ...rest, ...hole, betStep: BET_STEP, minBet: BET_STEP, chips: [BET_STEP] }),
);

/** A wish for a card: a kind, and which of the cards of this kind. */
interface Wish {
  readonly kind: "any" | "ace" | "ten" | "low" | "like-before";
  readonly which: number;
}
const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant("any" as const) },
    { weight: 2, arbitrary: fc.constant("ace" as const) },
    { weight: 2, arbitrary: fc.constant("ten" as const) },
    { weight: 3, arbitrary: fc.constant("low" as const) },
    { weight: 2, arbitrary: fc.constant("like-before" as const) },
  ),
  which: fc.nat(1000),
});
/** Two cards to begin with. */
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
interface Cards {
  readonly patterns: readonly Pattern[];
  readonly wishes: readonly Wish[];
  readonly which: number;
}
const cardWishes: fc.Arbitrary<Cards> = fc.record({
  patterns: fc.array(pattern, { minLength: 4, maxLength: 4 }),
  wishes: fc.array(wish, { minLength: 24, maxLength: 50 }),
  which: fc.nat(1000),
});

const scripts = ruleSets.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    bets: fc
      .tuple(fc.subarray([...rules.seats], { minLength: 1 }), fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }))
      .map(([seats, steps]): Bets => seats.reduce((bets, seat, at) => ({ ...bets, [seat]: (steps[at] as number) * BET_STEP }), NO_BETS)),
    spare: fc.oneof(fc.constantFrom(0, 299, 300, 301, 599, 600, 900, 1200, 1800, 2400), fc.constant(100_000)),
    rounds: fc.array(cardWishes, { minLength: 1, maxLength: 2 }),
    whims: fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
  }),
);
