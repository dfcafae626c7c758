import { publicState, ruleSet } from "@thunderjack/core";
import { stateAt, statesOf } from "@thunderjack/recording";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step, TapeConductor } from "../src/tape-conductor.js";
import { played, recordedGame, timed } from "./recorded.js";

const RUNS = process.env.THOROUGH ? 60 : 25;

const anyGame = fc
  .tuple(
    fc.constantFrom(
      ruleSet("thunderjack"),
      ruleSet("casino"),
      ruleSet("vingt-et-un"),
      ruleSet({ preset: "casino", surrender: "early" }),
      ruleSet({ holeCard: "none", peek: false, originalBetsOnly: true }),
      ruleSet({ holeCard: "first", blitz: { cards: 5, dealerBusts: true } }),
    ),
    fc.string(),
    fc.array(fc.nat(), { maxLength: 60 }),
  )
  .map(([rules, seed, choices]) => recordedGame(rules, seed, choices));

const recording = recordedGame(
  ruleSet("thunderjack"),
  "seek",
  Array.from({ length: 600 }, (_, place) => (place * 7919) % 1009),
);
const LAST = recording.events.length;

/** Collects the steps that a conductor emits from now on. */
function stepsOf(conductor: TapeConductor): Step[] {
  const steps: Step[] = [];
  conductor.steps$.subscribe((step) => steps.push(step));
  steps.length = 0;
  return steps;
}

describe("any recorded game", () => {
  it("is shown with the public state after each event, and steps back to the states of a seek", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { conductor } = played(game);
        const steps = stepsOf(conductor);
        const states = [...statesOf(game)].map(publicState);
        for (let seq = 1; seq < states.length; seq++) {
          conductor.stepForward();
          expect(steps.at(-1)).toMatchObject({ seq, state: states[seq], event: { seq } });
        }
        for (let seq = states.length - 2; seq >= 0; seq--) {
          conductor.stepBack();
          const back = steps.at(-1);
          conductor.seek(seq);
          expect(steps.at(-1)).toEqual(back);
          expect(back).toEqual({ seq, event: null, sentence: null, state: states[seq] });
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("never shows the hole card before it is revealed", () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { conductor } = played(game);
        const steps = stepsOf(conductor);
        const frames: unknown[] = [];
        conductor.frames$.subscribe((frame) => frames.push(frame));
        let hidden: string | null = null;
        for (const event of game.events) {
          if (event.type === "CardDealt" && event.faceDown) hidden = event.card;
          if (event.type === "HoleCardRevealed" || event.type === "CardsDiscarded") hidden = null;
          conductor.stepForward();
          if (hidden !== null) expect(JSON.stringify([steps.at(-1), frames.at(-1)])).not.toContain(hidden);
          conductor.seek(event.seq);
          if (hidden !== null) expect(JSON.stringify([steps.at(-1), frames.at(-1)])).not.toContain(hidden);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe("stepping", () => {
  it("pauses, and shows the event forward but not back", () => {
    const { conductor, log } = played(recording);
    conductor.play();
    conductor.stepForward();
    conductor.stepForward();
    conductor.stepBack();
    expect(log).toEqual(["0 jump", "1 RoundStarted", `2 ${recording.events[1]?.type}`, "1 jump"]);
    expect(conductor.status.isPlaying).toBe(false);
  });

  it("stays at the ends", () => {
    const { conductor, log } = played(recording);
    conductor.stepBack();
    expect(log).toEqual(["0 jump"]);
    conductor.seek(LAST);
    expect(conductor.stepForward()).toBe(false);
    expect(log).toEqual(["0 jump", `${LAST} jump`]);
  });

  it("moves to the time of the event", () => {
    const { conductor } = played(timed(recording, [0, 0, 1000, 1500]));
    conductor.seekTime(700);
    conductor.stepForward();
    expect(conductor.status).toMatchObject({ seq: 3, time: 1000 });
    conductor.stepBack();
    expect(conductor.status).toMatchObject({ seq: 2, time: 0 });
  });
});

describe("seeking", () => {
  it("continues to play from the new position", () => {
    const { conductor, clock, log } = played(timed(recording, [0, 0, 1000, 1500]));
    conductor.play();
    clock.pass(0);
    conductor.seekTime(1200);
    expect(conductor.status).toMatchObject({ seq: 3, time: 1200, isPlaying: true });
    clock.pass(300);
    expect(log.slice(3)).toEqual(["3 jump", `4 ${recording.events[3]?.type}`]);
  });

  it("goes to the last event up to a time", () => {
    const { conductor } = played(timed(recording, [0, 0, 1000, 1500]));
    const at = (milliseconds: number) => {
      conductor.seekTime(milliseconds);
      return conductor.seq;
    };
    expect([0, 999, 1000, 1499.9, 1500].map(at)).toEqual([2, 2, 3, 3, 4]);
  });

  it("reaches the start of each round and each chapter", () => {
    const { conductor, tape, log } = played(recording);
    const rounds = tape.chapters.filter(({ kind }) => kind === "round");
    expect(rounds.length).toBeGreaterThan(5);
    for (const { round, seq } of rounds) {
      conductor.seek(tape.roundStart(round));
      expect(log.at(-1)).toBe(`${seq} jump`);
    }
    for (const { seq, time } of tape.chapters) {
      conductor.seek(seq);
      expect(conductor.status).toMatchObject({ seq, time });
    }
  });

  it("throws outside the tape and keeps the position", () => {
    const { conductor } = played(recording);
    conductor.seek(5);
    const { duration } = conductor.status;
    for (const seq of [-1, LAST + 1, 0.5, Number.NaN]) expect(() => conductor.seek(seq)).toThrow(RangeError);
    for (const time of [-1, duration + 1, Number.NaN]) expect(() => conductor.seekTime(time)).toThrow(RangeError);
    expect(conductor.status).toMatchObject({ seq: 5, duration });
  });

  it("shows the same state from every position, also across snapshots", () => {
    expect(LAST).toBeGreaterThan(600);
    const { conductor } = played(recording);
    const steps = stepsOf(conductor);
    for (const seq of [LAST, 0, 511, 512, 513, 255, 256, 257, 1, LAST - 1]) {
      conductor.seek(seq);
      expect(steps.at(-1)?.state).toEqual(publicState(stateAt(recording, seq)));
    }
  });
});
