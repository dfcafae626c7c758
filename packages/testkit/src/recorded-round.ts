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

/** A round as it is written in a script. */
export interface RoundScript extends Given {
  /** What happens in it, as a sentence. */
  readonly name: string;
  readonly cards: string;
  /** What the hands answer, in the order in which they are asked. */
  readonly moves?: readonly Answer[];
  /** How every hand ends and what comes back, as {@link Scenario.outcomes} writes it. */
  readonly outcomes: string;
  /** A round that is dealt after it, with the same bets. */
  readonly again?: Pick<RoundScript, "cards" | "moves">;
}

/** A script and what it comes to, which is played when it is first asked for, and is the same each time. */
export interface RecordedRound {
  readonly name: string;
  readonly script: RoundScript;
  readonly rules: RuleSet;
  /** What the table told, the hole card included: for no renderer. */
  readonly events: readonly GameEvent[];
  /** What everybody may see. */
  readonly publicEvents: readonly GameEvent[];
  /** The public state before the first event, and after each: one more than there are events. */
  readonly publicStates: readonly TableState[];
  /** What was asked of the table, from the deal with its cards on. */
  readonly commands: readonly Command[];
  /** The round written down and closed. */
  readonly recording: Recording;
  /** The lines of the recording, as they stand in a file. */
  readonly text: string;
}

/**
 * A round that is played by a script.
 *
 * @throws Error when the script cannot be played, as soon as anything but its name is asked for
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
  if (recording === null) throw new Error(`Nothing was dealt in "${script.name}".`);
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
