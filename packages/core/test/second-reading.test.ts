import { type CardId, canonicalCards, rankOf } from "@thunderjack/cards";
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
  type RuleSet,
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
import { BET_STEP, crowdedTables, NO_CARDS, scripts, smallShoes, stackOf } from "./second-reading-scripts.js";

const RUNS = process.env.THOROUGH ? 75_000 : 500;
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

describe("the engine and a second implementation of the rules", () => {
  it("have the same questions and the same summary in random rounds with random rule sets", () => {
    fc.assert(
      fc.property(scripts, ({ rules, bets, spare, rounds, choices }) => {
        const table = new Table({
          rules,
          seeds: chosenSeeds("second reading"),
          credits: sumOfBets(bets) + spare,
          bets,
          allowStacking: true,
        });
        const answerNext = answersFrom(choices);
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

  it("agree on several rounds of a small shoe, and on its shuffles", () => {
    fc.assert(
      fc.property(smallShoes, ({ rules, bets, rounds, choices }) => {
        const table = new Table({
          rules,
          seeds: chosenSeeds("second reading"),
          credits: 1_000_000,
          bets,
          allowStacking: true,
        });
        const answerNext = answersFrom(choices);
        const watch = new ShoeWatch(rules);
        for (const cards of rounds) {
          watch.dealt.length = 0;
          playSideBySide(table, stackOf(table, cards, watch.tray).slice(0, 20), watch.dealt, answerNext, watch);
        }
      }),
      { numRuns: RUNS / 5 },
    );
  }, 900_000);

  it("agree on a round that uses every card", () => {
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

/** Tracks the cards by the events, and checks that the shoe is shuffled exactly when the rules require it. */
class ShoeWatch {
  /** The dealt cards, in order. */
  readonly dealt: CardId[] = [];
  readonly #shoe: Set<CardId>;
  readonly tray = new Set<CardId>();
  #shuffles = 0;
  #isOpening = false;

  constructor(private readonly rules: RuleSet) {
    this.#shoe = new Set(canonicalCards(rules.decks));
  }

  /** Updates the tracked cards from the events of one command. */
  follow(events: readonly GameEvent[]): void {
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

/** Plays one round with both implementations. Compares every question and the summary. */
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
    watch?.follow(decision.events);
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

/** Returns the function that answers with these numbers. It starts again after the last number. */
function answersFrom(choices: readonly number[]): (question: Question) => Answer {
  let next = 0;
  return (question) => answerTo(question, choices[next++ % choices.length] as number);
}

/** Returns the current question of the engine in the form of the second implementation. */
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

/** Returns the engine's round in the form of a summary of the second implementation. */
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

/** Returns an answer that makes rounds varied: it splits often, and hits low hands up to a Blitz. */
function answerTo({ legal, cards }: Question, choice: number): Answer {
  const often = choice % 10 < 7;
  if (often && legal.includes("split")) return "split";
  if (often && legal.includes("insurance")) return "insurance";
  if (often && legal.includes("no-surrender")) return "no-surrender";
  const low = cards.reduce((sum, card) => sum + (bookTotal([card]) % 11), 0) <= 12;
  if (often && low && legal.includes("hit")) return "hit";
  return legal[Math.floor(choice / 10) % legal.length] as Answer;
}

function answerInCrowd({ legal }: Question, stands: boolean): Answer {
  if (legal.includes("split")) return "split";
  if (legal.includes("hit") && !stands) return "hit";
  return "stand";
}

/**
 * Returns a deck with which three seats split into up to twelve hands that draw every card. The deck is built while
 * `playByTheBook` plays the round. Each split and each hit adds a card that keeps the hand in play.
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
