import { describe, expect, test } from "vitest";
import { view } from "../src/index.js";
import { DEAL, DEAL_EVENTS, liveStage, stageOf } from "./stage.js";

describe("speed", () => {
  test.each([
    { speed: "fast", shuffle: 330, deal: 3 * 99 + 165 },
    { speed: "calm", shuffle: 900, deal: 3 * 270 + 450 },
  ] as const)("$speed scales the times of the shuffle and the deal", ({ speed, shuffle, deal }) => {
    const { clock, eventTypes } = stageOf(DEAL, { speed });
    clock.pass(shuffle - 1);
    expect(eventTypes()).toHaveLength(2);
    clock.pass(1 + deal - 1);
    expect(eventTypes()).toHaveLength(DEAL_EVENTS.length - 1);
    clock.pass(1);
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
    clock.pass(360 + 3 * 108 + 108);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
    expect(frames.slice(1).every(({ cue }) => cue?.duration === 0)).toBe(true);
  });

  test("can change at any time, and applies to the current wait", () => {
    const { clock, eventTypes, conductor } = stageOf(DEAL);
    clock.pass(340);
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
    clock.pass(179);
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

describe("finish", () => {
  test("ends the movement in progress and shows no further event before it returns", () => {
    const { conductor, eventTypes, clock } = liveStage("9_h 6_c 2_d k_s 2_c 9_c");
    conductor.act({ type: "Hit", hand: "right" });
    clock.pass(100);
    expect([conductor.finish(), conductor.isSettled, conductor.view.turn]).toEqual([true, true, "right"]);
    expect(eventTypes()).toEqual(["HandHit", "CardDealt", "—"]);
    expect(conductor.view.seats[0]?.hands[0]?.total?.value).toBe(13);
  });

  test("drops no event: pending events follow with their own movements, earlier by the saved time", () => {
    const { conductor, eventTypes, frames, clock, table } = stageOf(DEAL);
    clock.pass(600);
    const { pending } = conductor;
    expect([conductor.finish(), conductor.pending]).toEqual([true, pending]);
    expect(eventTypes()).toEqual([...DEAL_EVENTS.slice(0, 4), "—"]);
    clock.pass(0);
    expect(eventTypes().at(-1)).toBe("CardDealt");
    expect(frames.at(-1)?.cue).toMatchObject({ duration: 300 });
    clock.pass(10_000);
    expect(eventTypes().filter((type) => type !== "—")).toEqual(DEAL_EVENTS);
    expect(conductor.view).toEqual(view(table.rules, table.publicState));
  });

  test("a second call ends the next movement", () => {
    const { conductor, eventTypes, clock } = stageOf(DEAL);
    for (let taps = 0; taps < 20; taps++) {
      conductor.finish();
      clock.pass(0);
    }
    expect(eventTypes().filter((type) => type !== "—")).toEqual(DEAL_EVENTS);
    expect(clock.now()).toBe(0);
  });

  test("does nothing when nothing moves, also while an event is pending", () => {
    const { conductor, eventTypes, clock } = stageOf(DEAL, { speed: "reduced-motion" });
    expect(conductor.finish()).toBe(false);
    expect(eventTypes()).toHaveLength(2);
    clock.pass(10_000);
    expect(conductor.finish()).toBe(false);
    expect(eventTypes()).toEqual(DEAL_EVENTS);
  });

  test("a paused conductor stays paused", () => {
    const { conductor, eventTypes, clock } = stageOf(DEAL);
    clock.pass(700);
    conductor.pause();
    conductor.finish();
    clock.pass(10_000);
    expect(eventTypes()).toEqual([...DEAL_EVENTS.slice(0, 4), "—"]);
  });
});
