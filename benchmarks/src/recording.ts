import { cpus } from "node:os";
import { gzipSync } from "node:zlib";
import { chosenSeeds, legalCommands, ruleSet, Table, type TableState } from "@thunderjack/core";
import {
  type Playback,
  parseRecording,
  playback,
  type Recording,
  record,
  statesOf,
  verify,
} from "@thunderjack/recording";

/*
 * How fast a recording is read, verified, replayed and gone through: ten thousand rounds of one hand of Thunderjack.
 */

const ROUNDS = 10_000;
const SAMPLES = 7;
const SEEKS = 2000;

const rules = ruleSet({ preset: "thunderjack", startingCredits: 1_000_000_000 });

function nextCommand(state: TableState) {
  const wanted = state.turn === null ? "Deal" : state.round % 2 === 0 ? "Hit" : "Stand";
  const legal = legalCommands(rules, state);
  return legal.find(({ type }) => type === wanted) ?? legal.find(({ type }) => type === "Stand");
}

/** The text of the recording. */
function recorded(): string {
  const table = new Table({ rules, seeds: chosenSeeds("benchmark"), bets: { right: 0, middle: 1000, left: 0 } });
  let time = 0;
  const recorder = record(table, { now: () => time, createdAt: "2025-01-31T18:30:00.000Z" });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  while (table.state.round < ROUNDS || table.state.turn !== null) {
    const command = nextCommand(table.state);
    if (command === undefined) throw new Error("Nothing can be asked.");
    time += 800 + ((lines.length * 7919) % 1500);
    table.dispatch(command);
  }
  recorder.close(table.close());
  return lines.map((line) => `${line}\n`).join("");
}

function milliseconds(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** The time of the processor, in milliseconds: with that of collecting garbage, without that of other programs. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The median of some samples, in milliseconds, after one that is not counted. */
function median(work: () => void): number {
  work();
  const samples = Array.from({ length: SAMPLES }, () => processorTime(work)).sort((one, other) => one - other);
  return samples[Math.floor(SAMPLES / 2)] ?? 0;
}

function opened(recording: Recording): Playback {
  return playback(recording, { clock: { now: () => performance.now(), after: () => () => {} } });
}

function show(name: string, value: string): void {
  console.log(`${name.padEnd(44)}${value.padStart(14)}`);
}

const text = recorded();
const { recording } = parseRecording(text);
if (recording === null) throw new Error("The recording cannot be read.");
const { length } = recording.events;
const perSecond = (ms: number) => `${Math.round((length / ms) * 1000).toLocaleString("en")} events/s`;

console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`);
console.log(
  `${ROUNDS} rounds of one hand, ${length.toLocaleString("en")} events, ${(text.length / 1024 / 1024).toFixed(1)} MiB, ` +
    `${(gzipSync(text, { level: 9 }).length / ROUNDS).toFixed(0)} bytes a round with gzip\n`,
);
show("parse, with full validation", perSecond(median(() => void parseRecording(text))));
show("verify, all that can be checked", perSecond(median(() => void verify(text))));
show(
  "replay, every state",
  perSecond(
    median(() => {
      for (const state of statesOf(recording)) if (state.round > ROUNDS) throw new Error("There are no more rounds.");
    }),
  ),
);

const opening = median(() => void opened(recording));
show("open a playback", `${opening.toFixed(1)} ms`);
const cold = Array.from({ length: SAMPLES }, () => {
  const player = opened(recording);
  return processorTime(() => player.seek(length));
});
show("the first seek, to the end (the slowest)", `${Math.max(...cold).toFixed(1)} ms`);
const player = opened(recording);
player.seek(length);
const seeks = Array.from({ length: SEEKS }, (_, place) =>
  milliseconds(() => player.seek((place * 7919) % (length + 1))),
);
show("any other seek, on average", `${(seeks.reduce((sum, one) => sum + one, 0) / SEEKS).toFixed(3)} ms`);
show("any other seek, the slowest", `${Math.max(...seeks).toFixed(1)} ms`);
const steps = Array.from({ length: SEEKS }, () => milliseconds(() => player.stepBack()));
show("a step back, the slowest", `${Math.max(...steps).toFixed(1)} ms`);
