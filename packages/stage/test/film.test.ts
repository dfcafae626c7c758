import { ruleSet } from "@thunderjack/core";
import { Tape } from "@thunderjack/recording";
import { expect, it } from "vitest";
import { filmOf, momentOf } from "../src/film.js";
import { pacing } from "../src/pacing.js";
import { recordedGame } from "./recorded.js";

const tape = new Tape(recordedGame(ruleSet("vingt-et-un"), "page", [1]), { pace: pacing() });

it("has a frame for each event that is followed by a later one, and rests at the end", () => {
  const frames = [...filmOf(tape)];
  expect(frames.at(0)?.seq).toBe(0);
  expect(frames.at(-1)).toMatchObject({ seq: tape.length, duration: 2000 });
  for (const { seq, duration } of frames.slice(0, -1)) {
    expect(duration).toBe(tape.timeAt(seq + 1) - tape.timeAt(seq));
    expect(duration).toBeGreaterThan(0);
  }
});

it("takes as long as the recording, plus the rest at its end", () => {
  const total = [...filmOf(tape, { rest: 500 })].reduce((sum, { duration }) => sum + duration, 0);
  expect(total).toBeCloseTo(tape.timeAt(tape.length) + 500, 5);
});

it("begins and ends at the given moments", () => {
  const seqs = [...filmOf(tape, { from: 2, until: 5 })].map(({ seq }) => seq);
  expect(seqs.at(0)).toBeGreaterThanOrEqual(2);
  expect(seqs.at(-1)).toBe(5);
  expect(() => [...filmOf(tape, { from: 5, until: 2 })]).toThrow(RangeError);
});

it("shows a table without a turn and without a legal move", () => {
  for (let seq = 0; seq <= tape.length; seq++) {
    const { turn, moves, betting } = momentOf(tape, seq);
    expect({ turn, legal: moves.filter(({ isLegal }) => isLegal), isOpen: betting.isOpen }).toEqual({
      turn: null,
      legal: [],
      isOpen: false,
    });
  }
});
