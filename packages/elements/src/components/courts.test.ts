import { cardFace, plainFace } from "@thunderjack/artwork";
import { expect, onTestFinished, test, vi } from "vitest";
import { courts } from "./courts.js";

const settled = () => new Promise((done) => setImmediate(done));

test("loads the court cards once, and notifies every caller", async () => {
  const load = vi.fn(async () => cardFace);
  const arrived = vi.fn();
  const faces = courts(load, () => plainFace);
  expect(faces(arrived)).toBe(plainFace);
  expect(faces(arrived)).toBe(plainFace);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(arrived).toHaveBeenCalledTimes(2);
  expect(faces(arrived)).toBe(cardFace);
  await settled();
  expect(arrived).toHaveBeenCalledTimes(2);
});

test("keeps the plain faces when the court cards cannot be loaded, and reports the failure once", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const arrived = vi.fn();
  const faces = courts(
    () => Promise.reject(new Error("no network")),
    () => plainFace,
  );
  for (let card = 0; card < 3; card++) {
    expect(faces(arrived)).toBe(plainFace);
    await settled();
  }
  expect(report).toHaveBeenCalledTimes(1);
  expect(arrived).not.toHaveBeenCalled();
});
