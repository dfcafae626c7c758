import {
  type Command,
  chosenSeeds,
  type GameEvent,
  legalCommands,
  type RuleSet,
  Table,
  VirtualClock,
} from "@thunderjack/core";
import { type RecordedEvent, type Recording, record, Tape, type TapeOptions } from "@thunderjack/recording";
import { TapeConductor, type TapeConductorOptions } from "../src/tape-conductor.js";

/** A tape conductor with a log of its steps. */
export interface PlayedTape {
  readonly conductor: TapeConductor<Tape>;
  readonly tape: Tape;
  readonly clock: VirtualClock;
  /** The steps so far. Each has its number, and `"jump"` or the type of its event. */
  readonly log: string[];
}

export function played(
  recording: Recording,
  { idleCap, pace, live, ...options }: Partial<TapeConductorOptions> & TapeOptions = {},
): PlayedTape {
  // A large, fractional time, like the time of a system clock.
  const clock = new VirtualClock(1_700_000_000_000.25);
  const tape = new Tape(recording, {
    ...(idleCap === undefined ? {} : { idleCap }),
    ...(pace === undefined ? {} : { pace }),
    ...(live === undefined ? {} : { live }),
  });
  const conductor = new TapeConductor(tape, { clock, ...options });
  const log: string[] = [];
  conductor.steps$.subscribe(({ seq, event }) => log.push(`${seq} ${event?.type ?? "jump"}`));
  return { conductor, tape, clock, log };
}

/** Returns the recording with these event times, in milliseconds. */
export function timed(recording: Recording, times: readonly number[]): Recording {
  return {
    ...recording,
    trailer: null,
    events: recording.events.slice(0, times.length).map((event, place) => at(event, times[place] ?? 0)),
  };
}

function at<Event extends RecordedEvent>(event: Event, t: number): Event {
  return { ...event, t };
}

/** Returns a pace that is the same for every event. */
export function paced(milliseconds: number): (event: GameEvent) => number {
  return () => milliseconds;
}

const ANSWERS: readonly Command["type"][] = ["Stand", "DeclineInsurance", "DeclineSurrender"];

/**
 * Plays and records whole rounds at a table.
 *
 * @param choices a number for each command. When there are no more numbers, every hand stands until the round is
 *   settled
 */
export function recordedGame(rules: RuleSet, seed: string, choices: readonly number[]): Recording {
  const table = new Table({ rules, seeds: chosenSeeds(seed) });
  let time = 1_000_000;
  const recorder = record(table, { now: () => (time += 7), createdAt: "2025-01-31T18:30:00.000Z" });
  const ask = (command: Command | undefined) => {
    if (command !== undefined && !table.dispatch(command).accepted) throw new Error(`${command.type} was rejected.`);
  };
  for (const seat of rules.seats) ask({ type: "PlaceBet", seat, amount: rules.minBet });
  ask({ type: "Deal" });
  for (const choice of choices) {
    const legal = legalCommands(rules, table.state);
    ask(legal[choice % Math.max(1, legal.length)]);
  }
  while (table.state.turn !== null) {
    ask(legalCommands(rules, table.state).find(({ type }) => ANSWERS.includes(type)));
  }
  recorder.close(table.close());
  const { recording } = recorder;
  if (recording === null) throw new Error("Nothing was recorded.");
  return recording;
}
