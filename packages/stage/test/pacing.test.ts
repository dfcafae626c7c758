import { describe, expect, test } from "vitest";
import { view } from "../src/index.js";
import { DEAL, DEAL_EVENTS, liveStage, stageOf } from "./stage.js";

describe("speed", () => {
  test("fast takes two fifths of the time", () => {
    const { clock, eventTypes } = stageOf(DEAL, { speed: "fast" });
    clock.pass(239);
    expect(eventTypes()).toHaveLength(2);
    clock.pass(1 + 3 * 100 + 140);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
  });

  test("instant shows everything before the command returns", () => {
    const { eventTypes, frames, conductor } = stageOf(DEAL, { speed: "instant" });
    expect(eventTypes()).toEqual(DEAL_EVENTS);
    expect(frames.slice(1).every(({ cue }) => cue?.duration === 0)).toBe(true);
    expect(conductor.isSettled).toBe(true);
  });

  test("with reduced motion nothing moves, but events are still shown one after the other", () => {
    const { clock, eventTypes, frames } = stageOf(DEAL, { speed: "reduced-motion" });
    expect(eventTypes()).toHaveLength(2);
    clock.pass(360 + 4 * 150);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
    expect(frames.slice(1).every(({ cue }) => cue?.duration === 0)).toBe(true);
  });

  test("can change at any time, and applies to the current wait", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    clock.pass(300);
    conductor.setSpeed("fast");
    expect(conductor.speed).toBe("fast");
    expect(eventTypes()).toHaveLength(4);
    conductor.setSpeed("instant");
    expect(eventTypes().filter((type) => type !== "—")).toEqual(DEAL_EVENTS);
    expect(conductor.isSettled).toBe(true);
  });
});

describe("pause", () => {
  test("stops until play() is called, then continues with the rest of the wait", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    clock.pass(500);
    conductor.pause();
    expect(conductor.isPaused).toBe(true);
    clock.pass(60_000);
    expect(eventTypes()).toHaveLength(2);
    conductor.play();
    clock.pass(99);
    expect(eventTypes()).toHaveLength(2);
    clock.pass(1);
    expect(eventTypes()).toHaveLength(4);
  });

  test("ignores a second call of pause() or play()", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    conductor.pause();
    clock.pass(1000);
    conductor.pause();
    conductor.play();
    clock.pass(599);
    expect(eventTypes()).toHaveLength(2);
  });

  test("keeps the events that arrive during the pause", () => {
    const { clock, eventTypes, conductor, table } = liveStage("9_h 6_c 8_d k_s 2_c");
    conductor.pause();
    table.dispatch({ type: "Hit", hand: "right" });
    clock.pass(1000);
    expect(eventTypes()).toEqual([]);
    expect(conductor.pending).toBe(2);
    conductor.play();
    expect(eventTypes()).toEqual(["HandHit", "CardDealt"]);
  });

  test("stepForward() shows one event and stays paused", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    conductor.pause();
    expect(conductor.stepForward()).toBe(true);
    // A step ends the movement of the step before.
    expect(eventTypes()).toEqual(["RoundStarted", "ShoeShuffled", "—", "ShoeStacked"]);
    clock.pass(60_000);
    expect(eventTypes()).toHaveLength(4);
    for (let steps = 0; steps < 5; steps++) conductor.stepForward();
    expect(eventTypes().filter((type) => type !== "—")).toEqual(DEAL_EVENTS);
    expect(conductor.stepForward()).toBe(false);
  });

  test("after a step, the next event waits for its full pace", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    conductor.pause();
    clock.pass(1000);
    conductor.stepForward();
    conductor.stepForward();
    clock.pass(1000);
    conductor.play();
    expect(eventTypes()).toHaveLength(4);
    clock.pass(249);
    expect(eventTypes()).toHaveLength(4);
    clock.pass(1);
    expect(eventTypes()).toHaveLength(5);
  });
});

describe("skip", () => {
  test("shows all pending events at once and ends with a frame without a cue", () => {
    const { eventTypes, conductor, frames, states, table, clock } = stageOf(DEAL);
    conductor.skip();
    expect(eventTypes()).toEqual([...DEAL_EVENTS, "—"]);
    expect(frames.slice(3, -1).every(({ cue }) => cue?.duration === 0 && cue.next === 0)).toBe(true);
    const last = states[states.length - 1];
    expect(frames[frames.length - 1]).toEqual({ view: last && view(table.rules, last) });
    clock.pass(10_000);
    expect(eventTypes()).toHaveLength(DEAL_EVENTS.length + 1);
    expect(clock.waiting).toBe(0);
  });

  test("ends the current movement", () => {
    const { conductor, eventTypes } = liveStage("9_h 6_c 8_d k_s 2_c");
    conductor.act({ type: "Hit", hand: "right" });
    expect(conductor.isSettled).toBe(false);
    conductor.skip();
    expect(eventTypes()).toEqual(["HandHit", "CardDealt", "—"]);
    expect(conductor.isSettled).toBe(true);
  });

  test("does nothing when the conductor is settled", () => {
    const { conductor, eventTypes, clock } = stageOf(DEAL);
    clock.pass(10_000);
    conductor.skip();
    expect(eventTypes()).toEqual(DEAL_EVENTS);
  });

  test("skips all pending events when there are more than `backlog`", () => {
    const { eventTypes, events$, conductor } = stageOf(DEAL, { backlog: 6 });
    expect(conductor.pending).toBe(6);
    events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(0);
    expect(eventTypes()).toEqual([...DEAL_EVENTS, "HandHit", "—"]);
  });

  test("keeps up to 64 pending events by default", () => {
    const { conductor, events$ } = stageOf(DEAL);
    conductor.skip();
    conductor.pause();
    for (let hits = 0; hits < 64; hits++) events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(64);
    events$.next({ type: "HandHit", hand: "right" });
    expect(conductor.pending).toBe(0);
  });
});
