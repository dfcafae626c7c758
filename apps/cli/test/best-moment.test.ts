import { parseRecording, Tape } from "@thunderjack/recording";
import { expect, test } from "vitest";
import { bestMoment } from "../src/render/best-moment.js";
import { CASES, playing } from "./in-process.js";

async function played(script: unknown): Promise<Tape> {
  const { stdout, stderr } = await playing(script);
  const { recording } = parseRecording(stdout);
  if (recording === null) throw new Error(stderr);
  return new Tape(recording);
}

/** Returns the number of the event that settles a round. */
function endOf({ chapters }: Tape, wanted: number): number | undefined {
  return chapters.find(({ kind, round }) => kind === "settled" && round === wanted)?.seq;
}

const bets = { middle: 1000 };
const LOST = { bets, stack: ["10_s_0", "9_h_0", "8_s_0", "10_c_0"], moves: ["stand"] };
const WON = { bets, stack: ["10_h_0", "9_d_0", "10_d_0", "9_c_0"], moves: ["stand"] };
const LOST_AGAIN = { bets, stack: ["10_s_1", "9_h_1", "8_s_1", "10_c_1"], moves: ["stand"] };
const BLACKJACK = { bets, stack: ["a_h_1", "9_s_1", "10_c_1", "7_c_1"] };

test("a round that is won is better than rounds that are lost", async () => {
  const tape = await played({ seed: "best", rounds: [LOST, WON, LOST_AGAIN] });
  expect(bestMoment(tape)).toBe(endOf(tape, 2));
});

test("a small win is better than a push of a large bet", async () => {
  const push = { bets: { middle: 5000 }, stack: ["10_h_1", "9_d_1", "9_h_1", "10_c_1"], moves: ["stand"] };
  const tape = await played({ seed: "best", rounds: [push, WON] });
  expect(bestMoment(tape)).toBe(endOf(tape, 2));
});

test("a special win is better than a larger win", async () => {
  const high = { ...WON, bets: { middle: 5000 } };
  const tape = await played({ seed: "best", rounds: [high, BLACKJACK] });
  expect(bestMoment(tape)).toBe(endOf(tape, 2));
});

test("Thunderjacks that cancel each other are no win", async () => {
  const cancelled = CASES.find(({ name }) => name.startsWith("two Thunderjacks cancel"))?.script as {
    readonly rounds: readonly object[];
  };
  const tape = await played({ ...cancelled, rounds: [...cancelled.rounds, BLACKJACK] });
  expect(tape.chapters.some(({ kind, hand }) => kind === "thunderjack" && hand === null)).toBe(true);
  expect(bestMoment(tape)).toBe(endOf(tape, 2));
});

test("without a settled round the end is shown", async () => {
  const { recording } = await played({ seed: "best", rounds: [LOST] });
  expect(bestMoment(new Tape({ ...recording, events: recording.events.slice(0, 6), trailer: null }))).toBe(6);
});
