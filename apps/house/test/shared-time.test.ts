import { afterEach, expect, it, vi } from "vitest";
import { SharedTime } from "../src/shared-time.js";

afterEach(() => {
  vi.useRealTimers();
});

const never = (reason: unknown) => {
  throw reason;
};

it("is the time of the database, and ignores the clock of the machine and its jumps", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"], now: 9_000_000_000 });
  const time = await SharedTime.open(async () => 1_000_000, never);
  expect(time.now()).toBe(1_000_000);
  vi.advanceTimersByTime(500);
  vi.setSystemTime(1);
  expect(time.now()).toBe(1_000_500);
  time.end();
});

it("follows the database, and continues while the database does not answer", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const start = performance.now();
  let ahead = 1_000_000;
  let isDown = false;
  const failures: unknown[] = [];
  const read = async () => {
    if (isDown) throw new Error("down");
    return ahead + performance.now() - start;
  };
  const time = await SharedTime.open(read, (reason) => failures.push(reason));
  ahead += 5000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(time.now()).toBe(1_065_000);
  ahead -= 9000;
  await vi.advanceTimersByTimeAsync(60_000);
  // The clock of another server of the database is four seconds behind the first one.
  expect(time.now()).toBe(1_116_000);
  isDown = true;
  expect(failures).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failures).toHaveLength(1);
  expect(time.now()).toBe(1_176_000);
  time.end();
});

it("runs at half speed after the time of the database has gone back, until it equals that time", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  const start = performance.now();
  let ahead = 1_000_000;
  const time = await SharedTime.open(async () => ahead + performance.now() - start, never);
  await vi.advanceTimersByTimeAsync(59_998);
  expect(time.now()).toBe(1_059_998);
  ahead -= 20_000;
  await vi.advanceTimersByTimeAsync(2);
  expect(time.now()).toBe(1_059_999);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(time.now()).toBe(1_064_999);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(time.now()).toBe(1_074_999);
  // After 40 seconds, the shared time equals the time of the database.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(time.now()).toBe(1_080_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(time.now()).toBe(1_140_000);
  time.end();
});
