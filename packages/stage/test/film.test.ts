import { publicEvent, ruleSet } from "@thunderjack/core";
import { Tape } from "@thunderjack/recording";
import { expect, it } from "vitest";
import { filmOf, momentOf } from "../src/film.js";
import { pacing } from "../src/pacing.js";
import { recordedGame } from "./recorded.js";

const tape = new Tape(recordedGame(ruleSet("vingt-et-un"), "page", [1]), { pace: pacing() });

it("shows every event once, in order, with the cue of its movement, and rests at the end", () => {
  const frames = [...filmOf(tape)];
  expect(frames.at(0)).toMatchObject({ seq: 0, time: 0 });
  expect(frames.at(0)?.cue).toBeUndefined();
  const started = frames.flatMap(({ cue }) => (cue?.isStart === true ? [cue.event] : []));
  expect(started).toEqual(Array.from({ length: tape.length }, (_, index) => publicEvent(tape.event(index + 1))));
  expect(frames.at(-1)).toMatchObject({ seq: tape.length, view: momentOf(tape, tape.length) });
  expect(frames.at(-1)?.duration).toBeGreaterThanOrEqual(2000);
});

it("shows a total only when its card has landed, as a replay does", () => {
  const landed = [...filmOf(tape)].filter(({ cue }) => cue?.isLanding === true && !cue.isStart);
  expect(landed.length).toBeGreaterThan(3);
  for (const { seq, time } of landed) expect(time).toBeGreaterThan(tape.timeAt(seq) - 1);
});

it("has frames without gaps, which take as long as the recording and its last movement, plus the rest", () => {
  const frames = [...filmOf(tape, { rest: 500 })];
  let end = 0;
  for (const { time, duration } of frames) {
    expect(time).toBeCloseTo(end, 5);
    expect(duration).toBeGreaterThanOrEqual(0);
    end = time + duration;
  }
  expect(end).toBeGreaterThanOrEqual(tape.timeAt(tape.length) + 500);
  expect(end).toBeLessThan(tape.timeAt(tape.length) + 500 + 3000);
});

it("begins and ends at the given moments", () => {
  const frames = [...filmOf(tape, { from: 2, until: 5 })];
  expect(frames.map(({ seq }) => seq).filter((seq) => seq < 2 || seq > 5)).toEqual([]);
  expect(frames.at(0)).toMatchObject({ seq: 2, time: 0, view: momentOf(tape, 2) });
  expect(frames.at(-1)).toMatchObject({ seq: 5, view: momentOf(tape, 5) });
  expect([...filmOf(tape, { from: tape.length, rest: 700 })]).toMatchObject([{ seq: tape.length, duration: 700 }]);
  expect([...filmOf(tape, { until: 0, rest: 700 })]).toMatchObject([{ seq: 0, duration: 700 }]);
});

it.each([{ from: 5, until: 2 }, { from: -1 }, { until: 999 }, { from: 0.5 }, { until: Number.NaN }])(
  "rejects the moments %j",
  (options) => {
    expect(() => [...filmOf(tape, options)]).toThrow(RangeError);
  },
);

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
