import { describe, expect, test } from "vitest";
import { view } from "../src/index.js";
import { DEAL, DEAL_EVENTS, liveStage, stageOf } from "./stage.js";

describe("speed", () => {
  test("fast takes two fifths of the time", () => {
    const { clock, told } = stageOf(DEAL, { speed: "fast" });
    clock.pass(239);
    expect(told()).toHaveLength(2);
    clock.pass(1 + 4 * 100);
    expect(told()).toEqual(DEAL_EVENTS);
  });

  test("instant shows everything before the command returns", () => {
    const { told, frames, conductor } = stageOf(DEAL, { speed: "instant" });
    expect(told()).toEqual(DEAL_EVENTS);
    expect(frames.slice(1).every(({ cue }) => cue?.duration === 0)).toBe(true);
    expect(conductor.isSettled).toBe(true);
  });

  test("with reduced motion nothing moves, but things happen one after the other", () => {
    const { clock, told, frames } = stageOf(DEAL, { speed: "reduced-motion" });
    expect(told()).toHaveLength(2);
    clock.pass(360 + 4 * 150);
    expect(told()).toEqual(DEAL_EVENTS);
    expect(frames.slice(1).every(({ cue }) => cue?.duration === 0)).toBe(true);
  });

  test("can change at any time, and counts for the wait that goes on", () => {
    const { clock, told, conductor } = stageOf(DEAL);
    clock.pass(300);
    conductor.setSpeed("fast");
    expect(conductor.speed).toBe("fast");
    expect(told()).toHaveLength(4);
    conductor.setSpeed("instant");
    expect(told()).toEqual(DEAL_EVENTS);
  });
});

describe("pause", () => {
  test("shows nothing more until it goes on, with what was left of the wait", () => {
    const { clock, told, conductor } = stageOf(DEAL);
    clock.pass(500);
    conductor.pause();
    expect(conductor.isPaused).toBe(true);
    clock.pass(60_000);
    expect(told()).toHaveLength(2);
    conductor.play();
    clock.pass(99);
    expect(told()).toHaveLength(2);
    clock.pass(1);
    expect(told()).toHaveLength(4);
  });

  test("is one pause, however often it is asked for", () => {
    const { clock, told, conductor } = stageOf(DEAL);
    conductor.pause();
    clock.pass(1000);
    conductor.pause();
    conductor.play();
    clock.pass(599);
    expect(told()).toHaveLength(2);
  });

  test("loses nothing that happens meanwhile", () => {
    const { clock, told, conductor, table } = liveStage("9_h 6_c 8_d k_s 2_c");
    conductor.pause();
    table.dispatch({ type: "Hit", hand: "right" });
    clock.pass(1000);
    expect(told()).toEqual([]);
    expect(conductor.pending).toBe(2);
    conductor.play();
    expect(told()).toEqual(["HandHit", "CardDealt"]);
  });

  test("step shows one event and stays paused", () => {
    const { clock, told, conductor } = stageOf(DEAL);
    conductor.pause();
    expect(conductor.stepForward()).toBe(true);
    expect(told()).toEqual(DEAL_EVENTS.slice(0, 3));
    clock.pass(60_000);
    expect(told()).toHaveLength(3);
    for (let steps = 0; steps < 5; steps++) conductor.stepForward();
    expect(told()).toEqual(DEAL_EVENTS);
    expect(conductor.stepForward()).toBe(false);
  });

  test("after a step the next event waits its time again", () => {
    const { clock, told, conductor } = stageOf(DEAL);
    conductor.pause();
    clock.pass(1000);
    conductor.stepForward();
    conductor.stepForward();
    clock.pass(1000);
    conductor.play();
    expect(told()).toHaveLength(4);
    clock.pass(249);
    expect(told()).toHaveLength(4);
    clock.pass(1);
    expect(told()).toHaveLength(5);
  });
});

describe("skip", () => {
  test("plays everything out at once and ends with a frame without a cue", () => {
    const { told, conductor, frames, states, table, clock } = stageOf(DEAL);
    conductor.skip();
    expect(told()).toEqual([...DEAL_EVENTS, "—"]);
    expect(frames.slice(3, -1).every(({ cue }) => cue?.duration === 0 && cue.next === 0)).toBe(true);
    const last = states[states.length - 1];
    expect(frames[frames.length - 1]).toEqual({ view: last && view(table.rules, last) });
    clock.pass(10_000);
    expect(told()).toHaveLength(DEAL_EVENTS.length + 1);
    expect(clock.waiting).toBe(0);
  });

  test("ends the movement that goes on", () => {
    const { conductor, told } = liveStage("9_h 6_c 8_d k_s 2_c");
    conductor.act({ type: "Hit", hand: "right" });
    expect(conductor.isSettled).toBe(false);
    conductor.skip();
    expect(told()).toEqual(["HandHit", "CardDealt", "—"]);
    expect(conductor.isSettled).toBe(true);
  });

  test("does nothing when everything is seen", () => {
    const { conductor, told, clock } = stageOf(DEAL);
    clock.pass(10_000);
    conductor.skip();
    expect(told()).toEqual(DEAL_EVENTS);
  });

  test("what waits is bounded: one event more, and everything is skipped", () => {
    const { told, events$, conductor } = stageOf(DEAL, { backlog: 6 });
    expect(conductor.pending).toBe(6);
    events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(0);
    expect(told()).toEqual([...DEAL_EVENTS, "HandHit", "—"]);
  });

  test("64 events may wait", () => {
    const { conductor, events$ } = stageOf(DEAL);
    conductor.skip();
    conductor.pause();
    for (let hits = 0; hits < 64; hits++) events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(64);
    events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(0);
  });
});
