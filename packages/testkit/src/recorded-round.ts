import {
  type Command,
  evolve,
  type GameEvent,
  publicEvent,
  publicState,
  type RuleSet,
  type TableState,
} from "@thunderjack/core";
import { commandsOf, type Recording, record } from "@thunderjack/recording";
import { type Answer, type Given, Scenario } from "./scenario.js";

/** The script of a round. */
export interface RoundScript extends Given {
  /** A sentence that describes the round. */
  readonly name: string;
  readonly cards: string;
  /** The moves and answers of the hands, in turn order. */
  readonly moves?: readonly Answer[];
  /** The outcome and the returned amount of every hand, in the format of {@link Scenario.outcomes}. */
  readonly outcomes: string;
  /** The second round of the script, with the same bets. Defaults to none. */
  readonly again?: Pick<RoundScript, "cards" | "moves">;
}

/** A script and its results. The script is played once, when a result is first read. */
export interface RecordedRound {
  readonly name: string;
  readonly script: RoundScript;
  readonly rules: RuleSet;
  /** All events, with the hole card unmasked. Renderers must not use them. */
  readonly events: readonly GameEvent[];
  /** The public events. The hole card is masked until it is revealed. */
  readonly publicEvents: readonly GameEvent[];
  /** The public state before the first event, and after each event. */
  readonly publicStates: readonly TableState[];
  /** The commands that were dispatched, starting with the stacked `Deal`. */
  readonly commands: readonly Command[];
  /** The closed recording of the round. */
  readonly recording: Recording;
  /** The recording as file content. */
  readonly text: string;
}

/**
 * Creates a recorded round from a script. Reading a property other than `name` and `script` throws an `Error` if the
 * table rejects a command of the script.
 */
export function recordedRound(script: RoundScript): RecordedRound {
  let round: Played | undefined;
  const played = (): Played => {
    round ??= play(script);
    return round;
  };
  return {
    name: script.name,
    script,
    get rules() {
      return played().rules;
    },
    get events() {
      return played().events;
    },
    get publicEvents() {
      return played().publicEvents;
    },
    get publicStates() {
      return played().publicStates;
    },
    get commands() {
      return played().commands;
    },
    get recording() {
      return played().recording;
    },
    get text() {
      return played().text;
    },
  };
}

type Played = Omit<RecordedRound, "name" | "script">;

function play(script: RoundScript): Played {
  const scenario = new Scenario(script);
  const { table, events } = scenario;
  const recorder = record(table, { now: () => 0, createdAt: "2025-01-31T18:30:00.000Z", meta: { title: script.name } });
  let text = "";
  recorder.lines$.subscribe((line) => {
    text += `${line}\n`;
  });
  for (const { cards, moves = [] } of script.again === undefined ? [script] : [script, script.again]) {
    scenario.deal(cards).when(...moves);
  }
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new Error(`The script "${script.name}" deals no card.`);
  const publicEvents = events.map(publicEvent);
  const publicStates = statesFrom(publicState(table.opening), publicEvents);
  const commands = commandsOf(recording);
  return { rules: table.rules, events, publicEvents, publicStates, commands, recording, text };
}

function statesFrom(opening: TableState, events: readonly GameEvent[]): readonly TableState[] {
  const states = [opening];
  let state = opening;
  for (const event of events) {
    state = evolve(state, event);
    states.push(state);
  }
  return states;
}
