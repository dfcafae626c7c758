import { type CardId, canonicalCards, pointsOf } from "@thunderjack/cards";
import {
  type Command,
  choiceOf,
  chosenSeeds,
  type GameEvent,
  isInPlay,
  MOVES_BY_WORD,
  PRESETS,
  publicState,
  type RuleSet,
  Table,
  type TableState,
} from "@thunderjack/core";
import { type History, isEqual } from "../history.js";

/** A number of events of a table, as the source of a test. */
export interface ScenarioRange {
  readonly rules: RuleSet;
  readonly history: History<TableState, GameEvent>;
  /** The position before the first event of the range. */
  readonly from: number;
  /** The position after the last event of the range. */
  readonly to: number;
}

type Field = keyof TableState;

/** The fields of a state that a test compares after a deal. The others depend on earlier rounds. */
const AFTER_DEAL: readonly Field[] = ["phase", "credits", "bets", "hands", "dealer", "turn"];

/** The fields that it compares without a deal: the hands on the table are those of an earlier round. */
const BEFORE_DEAL: readonly Field[] = ["credits", "bets"];

/** The events that depend on earlier rounds: a new table has other cards in its tray and its shoe. */
const OF_THE_SHOE: ReadonlySet<GameEvent["type"]> = new Set(["CardsDiscarded", "ShoeShuffled", "ShoeStacked"]);

/**
 * Returns the source of a test for Vitest that plays a range of events with the scenarios of `@thunderjack/testkit`: with
 * the same cards, the same moves and the same state at the end. If the range begins during a round, the test begins with
 * the deal of that round; if it begins with bets that the player cannot pay, with the deal of the round before. If it ends
 * between the events of one command, the test ends after that command.
 *
 * @throws RangeError if the range has no command; if the history begins after the deal of its first round; or if the shoe
 *   was shuffled in the range, because a new table has each card once and does not shuffle at the same time
 */
export function scenarioTest(range: ScenarioRange): string {
  const { title, played, types, end } = scenarioSource(range);
  return `import { Scenario } from "@thunderjack/testkit";
import { expect, test } from "vitest";

test(${JSON.stringify(title)}, () => {
  ${played.join("\n  ")}
  scenario.thenEvents(${types});
  expect(scenario.table.publicState).toMatchObject(${end.replaceAll("\n", "\n  ")});
});
`;
}

/** The parts of the source of a test or a story that plays a range of events. */
interface ScenarioSource {
  readonly title: string;
  /** The statements that create the `scenario` and give its commands. */
  readonly played: readonly string[];
  /** The types of the events of the range, as arguments. */
  readonly types: string;
  /** The fields of the state at the end that are compared, as a literal. */
  readonly end: string;
}

/**
 * Returns the parts of the source of a test or a story that plays a range of events; see {@link scenarioTest}. All values
 * are JSON, so that no text of an event is code.
 *
 * @throws RangeError as {@link scenarioTest}
 */
export function scenarioSource({ rules, history, from, to: last }: ScenarioRange): ScenarioSource {
  const to = endOfCommand(history, last);
  const first = history.stateAt(from);
  const start = isInPlay(first) || !canPay(first) ? beginOfRound(history, from) : from;
  const played = history.events.slice(start, to);
  const opening = history.stateAt(start);
  const commands = played.flatMap((event, index) => commandOf(event, history, start + index) ?? []);
  if (commands.length === 0) throw new RangeError("The range has no command of the player.");
  if (isInPlay(opening)) {
    throw new RangeError("A new table does not play this range: the deal of its first round is not in the history.");
  }
  if (!canPay(opening)) {
    throw new RangeError("A new table does not play this range: the player cannot pay the bets with which it begins.");
  }
  const fields = commands.some(({ command }) => command.type === "Deal") ? AFTER_DEAL : BEFORE_DEAL;
  const end = fieldsOf(publicState(history.stateAt(to)), fields);
  if (!isEqual(fieldsOf(replayed(rules, opening, commands), fields), end)) {
    throw new RangeError("A new table does not play this range in the same way.");
  }
  const types = history.events.slice(from, to).flatMap(({ type }) => (OF_THE_SHOE.has(type) ? [] : [type]));
  const { credits, bets } = opening;
  return {
    title: types.length === 1 ? `${types[0]}` : `${types[0]} to ${types.at(-1)}`,
    played: [
      `const scenario = new Scenario(${JSON.stringify({ rules: shortRules(rules), credits, bets })});`,
      ...commands.map(({ text }) => `scenario.${text};`),
    ],
    types: types.map((type) => JSON.stringify(type)).join(", "),
    end: JSON.stringify(end, null, 2),
  };
}

/** A command, and the words with which a scenario gives it. */
interface Step {
  readonly command: Command;
  readonly text: string;
}

/** Returns the command behind an event at a place of the stream; `null` if the event is a consequence. */
function commandOf(event: GameEvent, history: History<TableState, GameEvent>, place: number): Step | null {
  const command = choiceOf(event);
  if (command === null) return null;
  if (command.type === "Deal") {
    const stack = cardsOfRound(history, place);
    return { command: { ...command, stack }, text: `deal(${JSON.stringify(stack.join(" "))})` };
  }
  const word = Object.entries(MOVES_BY_WORD).find(([, type]) => type === command.type)?.[0];
  const isWholeInsurance = command.type === "TakeInsurance" && isHalf(command, history.stateAt(place));
  if (word === undefined || (command.type === "TakeInsurance" && !isWholeInsurance)) {
    return { command, text: `command(${JSON.stringify(command)})` };
  }
  return { command, text: `when(${JSON.stringify(word)})` };
}

function isHalf(
  { hand, amount }: Extract<Command, { readonly type: "TakeInsurance" }>,
  { hands }: TableState,
): boolean {
  return hands.some(({ name, bet }) => name === hand && bet / 2 === amount);
}

/** Returns the position after the last event of the command to which the event before a position belongs. */
function endOfCommand({ events, length }: History<TableState, GameEvent>, position: number): number {
  if (position === 0) return 0;
  for (let place = position; place < length; place++) {
    const event = events[place];
    if (event !== undefined && choiceOf(event) !== null) return place;
  }
  return length;
}

/** Returns the position before the deal of the round at a position; 0 before the first deal. */
export function beginOfRound({ events }: History<TableState, GameEvent>, position: number): number {
  for (let place = position - 1; place > 0; place--) if (events[place]?.type === "RoundStarted") return place;
  return 0;
}

/** Returns the cards of a round in the order in which they were dealt. A card that is still face down gets any card. */
function cardsOfRound({ events }: History<TableState, GameEvent>, place: number): readonly CardId[] {
  const next = events.findIndex((event, index) => index > place && event.type === "RoundStarted");
  const round = events.slice(place, next === -1 ? undefined : next);
  const revealed = round.find((event) => event.type === "HoleCardRevealed");
  const dealt = round.flatMap((event) => (event.type === "CardDealt" ? [event.card] : []));
  const used = new Set(dealt);
  // A low card makes no blackjack, which would have ended the round.
  const unused = canonicalCards(1).find((card) => !used.has(card) && pointsOf(card) < 9 && pointsOf(card) > 1);
  const hidden = revealed?.type === "HoleCardRevealed" ? revealed.card : unused;
  return dealt.flatMap((card) => card ?? hidden ?? []);
}

/** Returns whether a new table can be opened with the credits and the bets of a state. */
function canPay({ credits, bets }: TableState): boolean {
  return Object.values(bets).reduce((sum, bet) => sum + bet, 0) <= credits;
}

/** Plays the commands at a new table, as a scenario does. */
function replayed(rules: RuleSet, { credits, bets }: TableState, commands: readonly Step[]): TableState {
  const table = new Table({ rules, seeds: chosenSeeds("a scenario"), credits, bets, allowStacking: true });
  for (const { command } of commands) {
    const decision = table.dispatch(command);
    if (decision.accepted) continue;
    const why =
      decision.code === "card-not-in-shoe"
        ? "The shoe was shuffled in it, and a new table has each card once."
        : decision.message;
    throw new RangeError(`A new table does not play this range. ${why}`);
  }
  return table.publicState;
}

function fieldsOf(state: TableState, fields: readonly Field[]): Partial<TableState> {
  return Object.fromEntries(fields.map((field) => [field, state[field]]));
}

/** Returns the name of the preset with these rules; the rules themselves if there is none. */
function shortRules(rules: RuleSet): RuleSet | string {
  return Object.entries(PRESETS).find(([, preset]) => isEqual(preset, rules))?.[0] ?? rules;
}
