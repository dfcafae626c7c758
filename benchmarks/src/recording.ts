import { gzipSync } from "node:zlib";
import { chosenSeeds, legalCommands, ruleSet, type Seeds, Table, type TableState } from "@thunderjack/core";
import { parseRecording, record, statesOf, Tape, verify } from "@thunderjack/recording";
import { medianTimeOf, timeOf } from "./contender.js";

/*
 * Measures the speed at which a recording of 10,000 rounds of Thunderjack with one hand is parsed, verified, replayed
 * and seeked. `pnpm --filter benchmarks bench:recording` prints the section of the report about recordings.
 */

const ROUNDS = 10_000;
const SAMPLES = 7;
const SEEKS = 2000;

/** The rules of these rounds. */
export const RULES = ruleSet({ preset: "thunderjack", startingCredits: 1_000_000_000 });

function nextCommand(state: TableState) {
  const wanted = state.turn === null ? "Deal" : state.round % 2 === 0 ? "Hit" : "Stand";
  const legal = legalCommands(RULES, state);
  return legal.find(({ type }) => type === wanted) ?? legal.find(({ type }) => type === "Stand");
}

/** Plays until this round is settled. Calls a function before each command. */
export function playTo(table: Table, round: number, onCommand: () => void = () => {}): void {
  while (table.state.round < round || table.state.turn !== null) {
    const command = nextCommand(table.state);
    if (command === undefined) throw new Error("There is no legal command.");
    onCommand();
    table.dispatch(command);
  }
}

/** Returns the text of a closed recording of this many rounds. */
export function recordedRounds(rounds: number, seeds: Seeds = chosenSeeds("benchmark")): string {
  const table = new Table({ rules: RULES, seeds, bets: { right: 0, middle: 1000, left: 0 } });
  let time = 0;
  const recorder = record(table, { now: () => time, createdAt: "2025-01-31T18:30:00.000Z" });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  playTo(table, rounds, () => {
    time += 800 + ((lines.length * 7919) % 1500);
  });
  recorder.close(table.close());
  return lines.map((line) => `${line}\n`).join("");
}

function milliseconds(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** The measurements of a recording. Times are in milliseconds. */
export interface RecordingFigures {
  readonly rounds: number;
  readonly events: number;
  /** The length of the text in characters. */
  readonly size: number;
  /** The mean size of a round in bytes, after compression with gzip. */
  readonly compressed: number;
  /** The number of events per second of processor time. */
  readonly parsed: number;
  readonly verified: number;
  readonly replayed: number;
  readonly opening: number;
  /** The longest time of the first seek of a new tape, which goes to the end. */
  readonly firstSeek: number;
  readonly seek: number;
  readonly slowestSeek: number;
  readonly slowestStepBack: number;
}

/** Takes all measurements in this process. */
export function measureRecording(): RecordingFigures {
  const text = recordedRounds(ROUNDS);
  const { recording } = parseRecording(text);
  if (recording === null) throw new Error("The recording cannot be read.");
  const { length } = recording.events;
  const perSecond = (ms: number) => (length / ms) * 1000;
  const parsed = perSecond(medianTimeOf(() => parseRecording(text), SAMPLES));
  const verified = perSecond(medianTimeOf(() => verify(text), SAMPLES));
  const replayed = perSecond(
    medianTimeOf(() => {
      for (const state of statesOf(recording)) if (state.round > ROUNDS) throw new Error("There are no more rounds.");
    }, SAMPLES),
  );
  const opening = medianTimeOf(() => new Tape(recording), SAMPLES);
  const cold = Array.from({ length: SAMPLES }, () => {
    const tape = new Tape(recording);
    return timeOf(() => tape.state(length));
  });
  const tape = new Tape(recording);
  tape.state(length);
  const seeks = Array.from({ length: SEEKS }, (_, place) =>
    milliseconds(() => void tape.state((place * 7919) % (length + 1))),
  );
  const steps = Array.from({ length: SEEKS }, (_, step) => milliseconds(() => void tape.state(length - 1 - step)));
  return {
    rounds: ROUNDS,
    events: length,
    size: text.length,
    compressed: gzipSync(text, { level: 9 }).length / ROUNDS,
    parsed,
    verified,
    replayed,
    opening,
    firstSeek: Math.max(...cold),
    seek: seeks.reduce((sum, one) => sum + one, 0) / SEEKS,
    slowestSeek: Math.max(...seeks),
    slowestStepBack: Math.max(...steps),
  };
}
