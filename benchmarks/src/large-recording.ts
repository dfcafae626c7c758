import { Buffer } from "node:buffer";
import { SeedChain } from "@thunderjack/core";
import { parseInSteps, type Recording, type Steps, Tape, verifyInSteps } from "@thunderjack/recording";
import { table } from "./markdown-table.js";
import { recordedRounds } from "./recording.js";

/*
 * Measures a recording of nearly the maximum size: the durations of the steps in which it is parsed, verified and
 * prepared for playback, and the memory that each of these tasks uses. `pnpm --filter benchmarks bench:large [ROUNDS]`
 * prints a table, and fails if a task uses more memory than it may. Garbage is collected before each measurement of the
 * memory, so the figures contain only memory in use. The times are processor time in a process with one thread: they
 * include garbage collection, but not the load of other programs.
 */

const ROUNDS = 52_000;
/** The number of measurements of the memory during a task, at equal intervals of its progress. */
const SAMPLES = 20;

/** The maximum memory in use, as a multiple of the file: to parse it (no limit), to verify it, and to replay it. */
const MEMORY = [null, 3, 8] as const;

const collectGarbage = globalThis.gc;
if (collectGarbage === undefined) throw new Error("Run Node with --expose-gc.");

function used(): number {
  collectGarbage?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

interface Steady<Result> {
  readonly result: Result;
  readonly steps: number;
  /** The longest step in milliseconds of processor time. */
  readonly longest: number;
  readonly percentile: number;
  readonly total: number;
}

function timed<Result>(steps: Steps<Result>): Steady<Result> {
  const times: number[] = [];
  for (;;) {
    const start = process.cpuUsage();
    const step = steps.next();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    if (step.done !== true) continue;
    times.sort((one, other) => one - other);
    return {
      result: step.value,
      steps: times.length,
      longest: times.at(-1) ?? 0,
      percentile: times[Math.floor(times.length * 0.999)] ?? 0,
      total: times.reduce((sum, time) => sum + time, 0),
    };
  }
}

/**
 * Runs steps and returns the maximum memory in use during them, in bytes. The result is not returned, because it would
 * count as memory of the next task.
 */
function peakMemory(steps: Steps<unknown>): number {
  let most = 0;
  let next = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return Math.max(most, used());
    if (step.value < next) continue;
    most = Math.max(most, used());
    next = step.value + 1 / SAMPLES;
  }
}

function* prepared(text: string): Steps<Tape> {
  const tape = yield* Tape.inSteps(recordingOf((yield* parseInSteps(text)).recording));
  for (const { seq } of tape.chapters) tape.state(seq);
  return tape;
}

function recordingOf(recording: Recording | null): Recording {
  if (recording === null) throw new Error("The recording cannot be read.");
  return recording;
}

/** Returns a text of ASCII characters as one flat string, which takes one byte of memory per character. */
function flat(text: string): string {
  return Buffer.from(text).toString("latin1");
}

const others = used(); // the memory in use before the recording is created
const seeds = new SeedChain(new Uint8Array(32).fill(7)).seeds(1, "benchmark"); // the current format requires a chain
const text = flat(recordedRounds(Number(process.argv[2] ?? ROUNDS), seeds));
const size = text.length; // all characters are ASCII

const memory = (most: number) => (most - others) / size;
const times = ({ steps, total, percentile, longest }: Steady<unknown>) => [
  String(steps),
  `${(total / 1000).toFixed(2)} s`,
  `${percentile.toFixed(1)} ms`,
  `${longest.toFixed(1)} ms`,
];

// The memory is measured first, while no recording is in use.
const memories: readonly number[] = [
  memory(peakMemory(parseInSteps(text))),
  memory(peakMemory(verifyInSteps(text))),
  memory(peakMemory(prepared(text))),
];
const parsed = timed(parseInSteps(text));
const recording = recordingOf(parsed.result.recording);
const tasks = [
  ["parse", ...times(parsed)],
  ["verify", ...times(timed(verifyInSteps(text)))],
  ["prepare for playback", ...times(timed(Tape.inSteps(recording)))],
];
const factor = (times: number) => `${times.toFixed(2)} ×`;
const rows = tasks.map((task, place) => {
  const most = MEMORY[place] ?? null;
  return [...task, factor(memories[place] ?? 0), most === null ? "" : `≤ ${most} ×`];
});
process.stdout.write(
  `${(size / 2 ** 20).toFixed(1)} MiB, ${recording.events.length} events\n\n${table([
    ["", "steps", "total", "99.9 % of the steps", "longest step", "memory / file", "required"],
    ...rows,
  ])}\n`,
);
process.exitCode = MEMORY.some((most, place) => most !== null && (memories[place] ?? 0) > most) ? 1 : 0;
