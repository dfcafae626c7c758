import { type CardId, canonicalCards, rankOf, suitOf } from "@thunderjack/cards";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bets,
  type Command,
  chosenSeeds,
  type GameEvent,
  handNamed,
  legalCommands,
  type Move,
  type PayoutRatio,
  type RuleSet,
  ruleSet,
  SEATS,
  type ShoeShuffled,
  sumOfBets,
  Table,
  whyNot,
} from "../src/index.js";
import {
  type Answer,
  bookTotal,
  PileTooSmall,
  playByTheBook,
  type Question,
  type RoundSummary,
} from "./second-reading.js";

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
      fc.property(scripts, ({ rules, bets, spare, rounds, whims }) => {
        const table = new Table({
          rules,
          seeds: chosenSeeds("second reading"),
          credits: sumOfBets(bets) + spare,
          bets,
          allowStacking: true,
        });
        const answerNext = answersFrom(whims);
        for (const cards of rounds) {
          if (table.state.credits < sumOfBets(bets)) return;
          const stack = stackOf(table, cards, NO_CARDS);
          try {
            playSideBySide(table, stack, stack, answerNext);
          } catch (error) {
            if (error instanceof PileTooSmall) return;
            throw error;
          }
        }
      }),
      { numRuns: RUNS, ...(process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }) },
    );
  }, 900_000);

  it("agree on a shoe that is played to its last card", () => {
    fc.assert(
      fc.property(smallShoes, ({ rules, bets, rounds, whims }) => {
        const table = new Table({
          rules,
          seeds: chosenSeeds("second reading"),
          credits: 1_000_000,
          bets,
          allowStacking: true,
        });
        const answerNext = answersFrom(whims);
        const watch = new ShoeWatch(rules);
        for (const cards of rounds) {
          watch.dealt.length = 0;
          playSideBySide(table, stackOf(table, cards, watch.tray).slice(0, 20), watch.dealt, answerNext, watch);
        }
      }),
      { numRuns: RUNS / 5 },
    );
  }, 900_000);

  it("agree on a round in which every card comes to the table", () => {
    let emptied = 0;
    fc.assert(
      fc.property(crowdedTables, ({ rules, stands }) => {
        const bets: Bets = { right: BET_STEP, middle: BET_STEP, left: BET_STEP };
        const table = new Table({ rules, seeds: chosenSeeds("crowd"), credits: 1_000_000, bets, allowStacking: true });
        const watch = new ShoeWatch(rules);
        let asked = 0;
        const answerNext = (question: Question) => answerInCrowd(question, stands.includes(asked++));
        playSideBySide(table, crowdedStack(rules, bets, stands), watch.dealt, answerNext, watch);
        if (watch.dealt.length === 52) emptied++;
      }),
      { numRuns: RUNS / 5 },
    );
    expect(emptied).toBeGreaterThan(0);
  }, 900_000);
});

/** Follows the cards by the events, and checks that the shoe is shuffled when the rules say so, and never else. */
class ShoeWatch {
  /** The cards that were dealt, in order. */
  readonly dealt: CardId[] = [];
  readonly #shoe: Set<CardId>;
  readonly tray = new Set<CardId>();
  #shuffles = 0;
  #isOpening = false;

  constructor(private readonly rules: RuleSet) {
    this.#shoe = new Set(canonicalCards(rules.decks));
  }

  /** Follows what one command caused. */
  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === "RoundStarted") this.#isOpening = true;
      if (event.type === "CardsDiscarded") for (const card of event.cards) this.tray.add(card);
      if (event.type === "ShoeShuffled") this.#shuffled(event);
      if (event.type === "CardDealt") this.#dealt(event.card as CardId);
    }
  }

  #isDue(): boolean {
    if (this.#shoe.size === 0 && this.tray.size > 0) return true;
    if (!this.#isOpening) return false;
    const { rules } = this;
    if (this.#shuffles === 0 || rules.shuffle === "every-round") return true;
    return this.tray.size > 0 && this.#shoe.size < rules.reshuffleBelow * rules.decks * 52;
  }

  #shuffled({ shuffle, cards }: ShoeShuffled): void {
    expect(this.#isDue()).toBe(true);
    expect(shuffle).toBe(this.#shuffles++);
    for (const card of this.tray) this.#shoe.add(card);
    this.tray.clear();
    expect(cards).toBe(this.#shoe.size);
    this.#isOpening = false;
  }

  #dealt(card: CardId): void {
    expect(this.#isDue()).toBe(false);
    this.#isOpening = false;
    expect(this.#shoe.delete(card)).toBe(true);
    this.dealt.push(card);
  }
}

/** Plays one round on the table and by the book, and compares every question and the summary. */
function playSideBySide(
  table: Table,
  stack: readonly CardId[],
  drawn: readonly CardId[],
  answerNext: (question: Question) => Answer,
  watch?: ShoeWatch,
): void {
  const must = (command: Command) => {
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new Error(`${JSON.stringify(command)} was refused: ${decision.message}`);
    watch?.hear(decision.events);
  };
  const { credits, bets } = table.state;
  must({ type: "Deal", stack });
  const summary = playByTheBook(table.rules, credits, bets, drawn, (question) => {
    expect(questionOf(table)).toEqual(question);
    const answer = answerNext(question);
    must({ type: MOVES[answer], hand: question.hand });
    return answer;
  });
  expect(summaryOf(table, credits)).toEqual(summary);
}

/** Answers by one whim after the other, from the first again after the last. */
function answersFrom(whims: readonly number[]): (question: Question) => Answer {
  let next = 0;
  return (question) => answerTo(question, whims[next++ % whims.length] as number);
}

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
  const low = cards.reduce((sum, card) => sum + (bookTotal([card]) % 11), 0) <= 12;
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
const ruleSets = options.map(
  ({ hole, ...rest }): RuleSet => ruleSet({ ...rest, ...hole, betStep: BET_STEP, minBet: BET_STEP, chips: [BET_STEP] }),
);

/** A card that is wished for: by its kind, or by the rank of the card before it or of the first card of all. */
type Wish = "any" | "ace" | "ten" | "low" | "like-before" | "like-first";
const MIXED: readonly Wish[] = ["any", "any", "any", "ace", "ten", "low", "low", "like-before", "like-first"];
const wishes = (kinds: readonly Wish[]) => fc.array(fc.constantFrom(...kinds), { minLength: 24, maxLength: 50 });
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
const mixedCards: fc.Arbitrary<Cards> = fc.record({
  patterns: fc.array(pattern, { minLength: 4, maxLength: 4 }),
  wishes: fc.oneof(
    { weight: 3, arbitrary: wishes(MIXED) },
    { weight: 1, arbitrary: wishes(["low", "low", "ace", "any"]) },
  ),
  which: fc.nat(1000),
});
/** Pairs, and more cards of their rank: hands that are split again, aces above all. */
const pairedCards: fc.Arbitrary<Cards> = fc.record({
  patterns: fc.tuple(fc.constantFrom<Pattern[]>("aces", "tens", "pair"), pattern, pattern, pattern),
  wishes: wishes(["like-first", "like-first", "ace", "ten", "any"]),
  which: fc.nat(1000),
});
const cardWishes = fc.oneof({ weight: 4, arbitrary: mixedCards }, { weight: 1, arbitrary: pairedCards });

const steps = fc.integer({ min: 1, max: 3 }).map((count) => count * BET_STEP);

const scripts = ruleSets.chain((rules) =>
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
    whims: fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
  }),
);

const smallShoes = ruleSets.chain((rules) =>
  fc.record({
    rules: fc.constant(ruleSet({ ...rules, decks: 1, seats: [...SEATS] })),
    bets: fc.tuple(steps, steps, steps).map(([right, middle, left]): Bets => ({ right, middle, left })),
    rounds: fc.array(cardWishes, { minLength: 2, maxLength: 6 }),
    whims: fc.array(fc.nat(9999), { minLength: 40, maxLength: 40 }),
  }),
);

/** One pack, three seats, four hands a seat, and nothing that ends a turn before the player wants it. */
const crowdedTables = fc.record({
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

/** The tray in the first two rounds: the cards of the first still lie on the table when the second is dealt. */
const NO_CARDS: ReadonlySet<CardId> = new Set();

/** The cards that can be put on top at the next deal, the interesting ones first. */
function stackOf({ rules, state }: Table, { patterns, wishes, which }: Cards, tray: ReadonlySet<CardId>): CardId[] {
  const gone = new Set([...tray, ...state.dealer.cards, ...state.hands.flatMap(({ cards }) => cards)]);
  const comesBack = rules.shuffle === "every-round";
  const pool = canonicalCards(rules.decks).filter((card) => comesBack || !gone.has(card));
  // Too few to wish for any.
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

/** Splits and hits whenever that is legal, except at the times when it stands. */
function answerInCrowd({ legal }: Question, stands: boolean): Answer {
  if (legal.includes("split")) return "split";
  if (legal.includes("hit") && !stands) return "hit";
  return "stand";
}

/**
 * A pack from which three seats split to twelve hands that take every card: found by playing the round by the book and
 * putting the card on the pile that leaves most to the hands still to come.
 */
function crowdedStack(rules: RuleSet, bets: Bets, stands: readonly number[]): CardId[] {
  const pack = canonicalCards(1).reverse();
  const pile: CardId[] = [];
  const put = (fits: (card: CardId) => boolean) => {
    const at = pack.findIndex(fits);
    if (pack.length > 0) pile.push(...pack.splice(Math.max(at, 0), 1));
  };
  const ofRank = (rank: string) => (card: CardId) => rankOf(card) === rank;
  for (const rank of ["2", "3", "4", "6", "2", "3", "4", "6"]) put(ofRank(rank));
  let asked = 0;
  try {
    playByTheBook(rules, 1_000_000, bets, pile, (question) => {
      const { cards } = question;
      const answer = answerInCrowd(question, stands.includes(asked++));
      if (answer === "split") for (const _ of cards) put(ofRank(rankOf(cards[0] as CardId)));
      if (answer === "hit") put((card) => !["3", "4"].includes(rankOf(card)) && bookTotal([...cards, card]) <= 21);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof PileTooSmall)) throw error;
  }
  return [...pile, ...pack];
}
