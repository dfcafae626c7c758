import { cardFace } from "@thunderjack/artwork";
import { expect, test, vi } from "vitest";
import { TraditionalCourts } from "./traditional-courts.js";

const settled = () => new Promise((done) => setImmediate(done));

test("fetches traditional courts once, and notifies all callers", async () => {
  const traditionalFace: typeof cardFace = (rank, suit) => ({ ...cardFace(rank, suit) });
  const load = vi.fn(async () => ({ traditionalFace }));
  const arrived = vi.fn();
  const courts = new TraditionalCourts(load, vi.fn());
  expect(courts.faces(arrived)).toBe(cardFace);
  expect(courts.faces(arrived)).toBe(cardFace);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(arrived).toHaveBeenCalledTimes(2);
  expect(courts.faces(arrived)).toBe(traditionalFace);
  await settled();
  expect(arrived).toHaveBeenCalledTimes(2);
});

test("keeps the built-in courts when the traditional ones cannot be loaded, and reports that once", async () => {
  const report = vi.fn();
  const arrived = vi.fn();
  const courts = new TraditionalCourts(() => Promise.reject(new Error("no network")), report);
  for (let card = 0; card < 3; card++) {
    expect(courts.faces(arrived)).toBe(cardFace);
    await settled();
  }
  expect(report).toHaveBeenCalledTimes(1);
  expect(arrived).not.toHaveBeenCalled();
});
