import {
  choiceOf,
  chosenSeeds,
  evolve,
  type GameEvent,
  isInPlay,
  legalCommands,
  PRESETS,
  publicEvent,
  type RuleSet,
  Table,
  type TableState,
} from "@thunderjack/core";
import { Scenario } from "@thunderjack/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { History } from "../src/index.js";
import { scenarioTest, tableFold } from "../src/thunderjack/index.js";

interface Game {
  readonly rules: RuleSet;
  readonly history: History<TableState, GameEvent>;
}

/** Plays random legal commands. The inspector may follow the table only from a later command on. */
function playedGame(preset: keyof typeof PRESETS, seed: string, choices: readonly number[], joined: number): Game {
  const table = new Table({ rules: preset, seeds: chosenSeeds(seed) });
  let history = new History(tableFold(table.publicState));
  table.publicEvents$.subscribe((event) => history.append(event));
  for (const [place, choice] of choices.entries()) {
    if (place === joined) history = new History(tableFold(table.publicState));
    const legal = legalCommands(table.rules, table.state);
    const command = legal[choice % Math.max(1, legal.length)];
    if (command === undefined) break;
    table.dispatch(command);
  }
  return { rules: table.rules, history };
}

const games = fc
  .tuple(
    fc.constantFrom(...(Object.keys(PRESETS) as (keyof typeof PRESETS)[])),
    fc.string({ minLength: 1, maxLength: 8 }),
    fc.array(fc.nat(), { minLength: 20, maxLength: 40 }),
    fc.constantFrom(0, 0, 15),
  )
  .map((given) => playedGame(...given))
  .filter(({ history }) => history.length > 1);

const ranges = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 12, maxLength: 12 });

/** Runs the source of a test. The events of its table are folded by this function. */
function run(source: string, fold: typeof evolve = evolve): void {
  const opened: { readonly scenario: Scenario; readonly opening: TableState }[] = [];
  class Watched extends Scenario {
    constructor(...given: ConstructorParameters<typeof Scenario>) {
      super(...given);
      opened.push({ scenario: this, opening: this.table.publicState });
    }
  }
  const expectation = () => {
    const [{ scenario, opening } = { scenario: null, opening: null }] = opened;
    if (scenario === null) throw new Error("The test opens no table.");
    return expect(scenario.events.map((event) => publicEvent(event)).reduce(fold, opening));
  };
  const body = source.replace(/^import .*$/gm, "");
  new Function("Scenario", "expect", "test", body)(Watched, expectation, (_title: string, play: () => void) => play());
}

/** Returns the source of the test of a range; `null` if the range has no command, or if the shoe was shuffled in it. */
function exported({ rules, history }: Game, from: number, to: number): string | null {
  try {
    return scenarioTest({ rules, history, from, to });
  } catch (error) {
    const { message } = error as RangeError;
    const isShuffled = history.events.slice(0, to + 20).some(({ type }) => type === "ShoeShuffled");
    const isKnown =
      message === "The range has no command of the player." ||
      (isShuffled && message.includes("The shoe was shuffled in it")) ||
      (isInPlay(history.stateAt(0)) && message.includes("the deal of its first round is not in the history")) ||
      message.includes("cannot pay the bets with which it begins");
    expect(isKnown, message).toBe(true);
    return null;
  }
}

test("exports ranges of random games, also those that begin between two rounds, as tests that pass", () => {
  let [passed, between] = [0, 0];
  fc.assert(
    fc.property(games, ranges, (game, given) => {
      const { history } = game;
      for (const [one, other] of given) {
        const from = one % history.length;
        const to = from + 1 + (other % (history.length - from));
        const source = exported(game, from, to);
        if (source === null) continue;
        run(source);
        passed++;
        if (history.stateAt(from).phase === "settled") between++;
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(passed).toBeGreaterThan(100);
  expect(between).toBeGreaterThan(5);
});

/** Ways in which a fold can be wrong. */
const MUTANTS: readonly ((before: TableState, after: TableState) => TableState)[] = [
  (before, after) => ({ ...before, version: after.version }),
  (_, after) => ({ ...after, credits: after.credits + 100 }),
  (_, after) => ({ ...after, hands: after.hands.map((hand) => ({ ...hand, cards: hand.cards.slice(1) })) }),
  (_, after) => ({ ...after, dealer: { ...after.dealer, cards: after.dealer.cards.slice(1) } }),
  (_, after) => ({ ...after, hands: after.hands.map((hand) => ({ ...hand, bet: hand.bet + 100 })) }),
];

test("exports tests that fail when the fold of an event of the range is mutated", () => {
  let failed = 0;
  fc.assert(
    fc.property(games, ranges, fc.nat(), fc.constantFrom(...MUTANTS), (game, given, event, mutant) => {
      const { history } = game;
      const facts = ({ phase, credits, bets, hands, dealer, turn }: TableState) =>
        JSON.stringify({ phase, credits, bets, hands, dealer, turn });
      const deals = history.events.flatMap(({ type }, place) => (type === "RoundStarted" ? [place] : []));
      for (const [one, other] of given) {
        const from = deals[one % Math.max(1, deals.length)];
        if (from === undefined) continue;
        let to = from + 1 + (other % (history.length - from));
        // The test compares the state after the last command.
        while (to < history.length && choiceOf(history.events[to] as GameEvent) === null) to++;
        const source = exported(game, from, to);
        const played = history.events.slice(from, to);
        if (source === null) continue;
        const { type } = played[event % played.length] as GameEvent;
        // A new table has an empty tray and another shoe.
        if (type === "CardsDiscarded" || type === "ShoeShuffled") continue;
        const mutated: typeof evolve = (state, next) => {
          const after = evolve(state, next);
          return next.type === type ? mutant(state, after) : after;
        };
        // The mutant must change what the player sees at the end of the range, or break the fold.
        let isSeen = true;
        try {
          const end = played.reduce(mutated, history.stateAt(from));
          isSeen = facts(end) !== facts(history.stateAt(to));
        } catch {}
        if (!isSeen) continue;
        expect(() => run(source, mutated)).toThrow();
        failed++;
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect(failed).toBeGreaterThan(5);
});

test("refuses a range that begins with bets that the player cannot pay, if the round before is not known", () => {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("poor"), credits: 1000 });
  const history = new History(tableFold({ ...table.publicState, bets: { ...table.publicState.bets, right: 5000 } }));
  table.publicEvents$.subscribe((event) => history.append(event));
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  expect(() => scenarioTest({ rules: table.rules, history, from: 0, to: history.length })).toThrow(
    "A new table does not play this range: the player cannot pay the bets with which it begins.",
  );
});
