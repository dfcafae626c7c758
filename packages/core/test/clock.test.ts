import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VirtualClock } from "../src/index.js";
import { systemClock } from "../src/system-clock.js";

describe("VirtualClock", () => {
  it("makes each call at its own time, in the order of the times", () => {
    const clock = new VirtualClock(1000);
    const calls: string[] = [];
    clock.schedule(30, () => calls.push(`second at ${clock.now()}`));
    clock.schedule(10, () => {
      calls.push(`first at ${clock.now()}`);
      clock.schedule(5, () => calls.push(`nested at ${clock.now()}`));
    });
    clock.pass(30);
    expect(calls).toEqual(["first at 1010", "nested at 1015", "second at 1030"]);
    expect(clock.now()).toBe(1030);
  });

  it("makes calls of the same time in the order in which they were scheduled", () => {
    const clock = new VirtualClock();
    const calls: number[] = [];
    for (const call of [1, 2, 3]) clock.schedule(10, () => calls.push(call));
    clock.pass(10);
    expect(calls).toEqual([1, 2, 3]);
  });

  it("makes no call before its time, and no cancelled call", () => {
    const clock = new VirtualClock();
    const call = vi.fn();
    const cancelled = vi.fn();
    const cancel = clock.schedule(10, call);
    clock.schedule(10, cancelled)();
    expect(clock.waiting).toBe(1);
    clock.pass(9);
    expect(call).not.toHaveBeenCalled();
    clock.pass(1);
    expect(call).toHaveBeenCalledTimes(1);
    cancel();
    expect(cancelled).not.toHaveBeenCalled();
    expect(clock.waiting).toBe(0);
  });

  it("advances to the next call, and returns false when there is none", () => {
    const clock = new VirtualClock();
    clock.schedule(70, () => {});
    expect(clock.passToNext()).toBe(true);
    expect(clock.now()).toBe(70);
    expect(clock.passToNext()).toBe(false);
    expect(clock.now()).toBe(70);
  });

  it("makes all calls at the end of a sleep", () => {
    const clock = new VirtualClock();
    const times: number[] = [];
    clock.schedule(10, () => times.push(clock.now()));
    clock.schedule(20, () => times.push(clock.now()));
    clock.sleep(100);
    expect(times).toEqual([100, 100]);
  });
});

describe("systemClock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("advances, and makes a call after the given time", () => {
    const start = systemClock.now();
    const call = vi.fn();
    systemClock.schedule(100, call);
    vi.advanceTimersByTime(99);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
    expect(systemClock.now() - start).toBe(100);
  });

  it("makes no cancelled call", () => {
    const call = vi.fn();
    systemClock.schedule(100, call)();
    vi.advanceTimersByTime(200);
    expect(call).not.toHaveBeenCalled();
  });
});
