import { VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { TooLate, within } from "../src/deadline.js";
import { MemoryChannels, MemoryLock } from "../src/index.js";
import { turn } from "./tab-group.js";

/** Returns a function that requests a lock for a tab, and a log of the grants and losses of the lock. */
function locked() {
  const lock = new MemoryLock();
  const calls: string[] = [];
  const request = (tab: string, { name = "table", steal = false } = {}) =>
    lock.request(
      name,
      { granted: () => calls.push(`${tab} owns`), lost: () => calls.push(`${tab} lost`) },
      ...(steal ? [true] : []),
    );
  return { request, calls };
}

describe("a lock in memory", () => {
  it("is granted to one tab at a time for each name, asynchronously, in the order of the requests", async () => {
    const { request, calls } = locked();
    const [leave] = [request("a"), request("b"), request("c"), request("other", { name: "other" })];
    expect(calls).toEqual([]);
    await turn();
    expect(calls).toEqual(["a owns", "other owns"]);
    leave();
    leave();
    await turn();
    expect(calls).toEqual(["a owns", "other owns", "b owns"]);
  });

  it("is not granted to a tab that has left the queue", async () => {
    const { request, calls } = locked();
    const leaves = [request("a"), request("b"), request("c")];
    leaves[1]?.();
    await turn();
    leaves[0]?.();
    await turn();
    expect(calls).toEqual(["a owns", "c owns"]);
    const { request: ask, calls: none } = locked();
    ask("a")();
    await turn();
    expect(none).toEqual([]);
  });

  it("can be taken over from its owner, and the tabs in the queue wait for the new owner", async () => {
    const { request, calls } = locked();
    const [leave] = [request("a"), request("b")];
    await turn();
    const leaveNew = request("c", { steal: true });
    await turn();
    expect(calls).toEqual(["a owns", "a lost", "c owns"]);
    leave();
    await turn();
    expect(calls).toHaveLength(3);
    leaveNew();
    await turn();
    expect(calls).toEqual(["a owns", "a lost", "c owns", "b owns"]);
    const free = locked();
    free.request("a", { steal: true });
    await turn();
    expect(free.calls).toEqual(["a owns"]);
  });
});

describe("a channel in memory", () => {
  it("delivers a message asynchronously to all listeners of the other tabs of its name", async () => {
    const { open } = new MemoryChannels();
    const [a, b, other] = [open("table"), open("table"), open("other")];
    const received: string[] = [];
    a.listen((text) => received.push(`a ${text}`));
    const stop = b.listen((text) => received.push(`b ${text}`));
    b.listen((text) => received.push(`b again ${text}`));
    other.listen((text) => received.push(`other ${text}`));
    a.post("1");
    expect(received).toEqual([]);
    await turn();
    expect(received).toEqual(["b 1", "b again 1"]);
    stop();
    a.post("2");
    await turn();
    expect(received.slice(2)).toEqual(["b again 2"]);
    b.close();
    a.post("3");
    await turn();
    expect(received).toHaveLength(3);
  });
});

describe("a deadline", () => {
  it("rejects a promise that is not settled in time, and leaves no timer behind", async () => {
    const clock = new VirtualClock();
    const late = within(clock, 100, new Promise(() => {}));
    const failure = late.catch((reason: unknown) => reason);
    clock.pass(99);
    expect(clock.waiting).toBe(1);
    clock.pass(1);
    expect(await failure).toBeInstanceOf(TooLate);
    expect(await failure).toMatchObject({ name: "TooLate", message: "No answer within 100 ms." });
    expect(await within(clock, 100, Promise.resolve("in time"))).toBe("in time");
    await expect(within(clock, 100, Promise.reject(new RangeError()))).rejects.toThrow(RangeError);
    await turn();
    expect(clock.waiting).toBe(0);
  });
});
