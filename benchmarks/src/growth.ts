import { chosenSeeds, publicEvent, Table } from "@thunderjack/core";
import {
  liveRecording,
  type RecordedEvent,
  type Recording,
  recordingText,
  summaryOf,
  Tape,
} from "@thunderjack/recording";
import { EventLog } from "@thunderjack/recording/lifecycle";
import { median, medianTimeOf, timeOf } from "./contender.js";
import { playTo, RULES } from "./recording.js";

/*
 * Measures how the time for a recording and for the lists of a session grows with the number of rounds.
 * `pnpm --filter benchmarks bench:growth` prints the section of the report about growth.
 */

const CREATED_AT = "2025-01-31T18:30:00.000Z";
const SAMPLES = 5;
const SEEKS = 2000;
/** The number of samples of work that takes seconds. */
const FEW_SAMPLES = 3;
/** The numbers of rounds around which the time of a live recording is measured. */
const MARKS = [1000, 10_000] as const;
/** The number of rounds before and after a mark that are measured. */
const AROUND = 200;
/** The number of rounds in a shoe of a session. An `EventLog` keeps a thousand rounds. */
const ROUNDS_OF_SHOE = 1000;
/** The number of rounds that the history of a table shows. */
const SHOWN = 20;

/** The measurements of growth. */
export interface GrowthFigures {
  /** The processor time for each event of a live recording with a tape, in microseconds, by the number of rounds. */
  readonly live: readonly { readonly rounds: number; readonly time: number }[];
  readonly lengths: readonly LengthFigures[];
}

/** The measurements of a number of rounds, in milliseconds of processor time. */
export interface LengthFigures {
  readonly rounds: number;
  readonly events: number;
  /** The last rounds of a session, as its history shows them. */
  readonly history: number;
  /** The summaries of all rounds. */
  readonly ledger: number;
  /** The recordings of all shoes. */
  readonly exported: number;
  /** The preparation of a tape. */
  readonly opened: number;
  /** The longest of many seeks by the clock. */
  readonly seek: number;
  /** The longest of many seeks to the next and the previous round, by the clock. */
  readonly seekRound: number;
}

/** A function of the elements package, which does not export it. Only its time is measured. */
type PastRounds = (shoes: readonly EventLog[], limit: number) => readonly unknown[];

/** Takes all measurements in this process. */
export async function measureGrowth(): Promise<GrowthFigures> {
  const history: { readonly pastRounds: PastRounds } = await import(
    new URL("../../packages/elements/dist/modules/game/past-round.js", import.meta.url).href
  );
  // The first recording is discarded, because V8 compiles its code meanwhile.
  const live = Array.from({ length: 1 + SAMPLES }, () => liveTimes(MARKS)).slice(1);
  return {
    live: MARKS.map((rounds, place) => ({ rounds, time: median(live.map((times) => times[place] ?? Number.NaN)) })),
    lengths: [10_000, 100_000].map((rounds) => lengthFigures(rounds, history.pastRounds)),
  };
}

/**
 * Follows a live recording with a tape that grows with each event. The list of events and the chapters are read at each
 * event.
 *
 * @param marks the numbers of rounds around which the time is measured
 * @returns the processor time for each event, in microseconds, around each mark
 */
function liveTimes(marks: readonly number[]): readonly number[] {
  const table = newTable("live");
  const live = liveRecording(table, { now: () => 0, createdAt: CREATED_AT });
  let tape: Tape | null = null;
  let read = 0;
  live.events$.subscribe((event) => {
    const { recording } = live;
    if (recording === null) return;
    if (tape === null) tape = new Tape(recording, { live: true });
    else tape.grow([event]);
    read += recording.events.length + tape.chapters.length + tape.state(tape.length).round;
  });
  return marks.map((rounds) => {
    playTo(table, rounds - AROUND);
    const before = table.state.version;
    const time = timeOf(() => playTo(table, rounds + AROUND));
    if (read === 0) throw new Error("Nothing was recorded.");
    return (1000 * time) / (table.state.version - before);
  });
}

function lengthFigures(rounds: number, pastRounds: PastRounds): LengthFigures {
  const shoes = sessionOf(rounds);
  const recording = recordingOf(rounds);
  const { length } = recording.events;
  const tape = prepared(recording);
  const places = Array.from({ length: SEEKS }, (_, seek) => (seek * 7919 * 101) % (length + 1));
  return {
    rounds,
    events: length,
    history: medianTimeOf(() => pastRounds(shoes, SHOWN), SAMPLES),
    ledger: medianTimeOf(() => summaryOf(recording), SAMPLES),
    exported: medianTimeOf(() => shoes.map(recordingText), FEW_SAMPLES),
    opened: medianTimeOf(() => prepared(recording), FEW_SAMPLES),
    seek: slowest(places, (place) => tape.state(place)),
    seekRound: slowest(places, (place) => tape.state(tape.roundBefore(tape.roundAfter(place)))),
  };
}

function newTable(seed: string): Table {
  return new Table({ rules: RULES, seeds: chosenSeeds(seed), bets: { right: 0, middle: 1000, left: 0 } });
}

/** Returns the logs of the shoes of a session. */
function sessionOf(rounds: number): readonly EventLog[] {
  const shoes: EventLog[] = [];
  for (let played = 0; played < rounds; played += ROUNDS_OF_SHOE) {
    const table = newTable(`shoe ${played}`);
    const log = new EventLog(table, { now: () => 0, date: () => CREATED_AT }, shoes.at(-1) ?? null);
    playTo(table, ROUNDS_OF_SHOE);
    log.close(table.close());
    shoes.push(log);
  }
  return shoes;
}

/** Returns the public events of many rounds as a recording, which may have more lines than a file. */
function recordingOf(rounds: number): Recording {
  const table = newTable("long");
  const live = liveRecording(table, { now: () => 0, createdAt: CREATED_AT });
  const events: RecordedEvent[] = [];
  table.events$.subscribe((event) => {
    const { version: seq, ...fields } = publicEvent(event);
    const numbered = { ...fields, seq, t: seq * 900 };
    events.push(numbered.type === "RoundSettled" ? { ...numbered, check: "0".repeat(16) } : numbered);
  });
  playTo(table, 1);
  const { recording } = live;
  if (recording === null) throw new Error("Nothing was recorded.");
  live.stop();
  playTo(table, rounds);
  return { ...recording, events };
}

/** Returns a tape whose states are prepared, as the replay element prepares it. */
function prepared(recording: Recording): Tape {
  const steps = Tape.inSteps(recording);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function slowest(places: readonly number[], seek: (place: number) => unknown): number {
  return Math.max(
    ...places.map((place) => {
      const before = performance.now();
      seek(place);
      return performance.now() - before;
    }),
  );
}
