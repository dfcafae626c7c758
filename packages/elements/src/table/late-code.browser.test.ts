import { VirtualClock } from "@thunderjack/core";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { textOf } from "../../test/seated.js";
import type { StakeEvent } from "../index.js";

/** The code whose requests the server never answers. They are released after the tests, so that the page can be closed. */
const code = vi.hoisted(() => {
  let release: (module: object) => void = () => undefined;
  const arrived = new Promise<object>((resolve) => {
    release = resolve;
  });
  return { arrived, release };
});

vi.mock("./table-wallet.js", () => code.arrived);
vi.mock("../game/own-session.js", () => code.arrived);

afterAll(() => code.release({}));

test("states after the deadline that the code for a stake that waits could not be loaded, and returns the stake", async () => {
  const clock = new VirtualClock();
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { clock, speed: "instant" });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(element.conductor).not.toBeNull());
  const signals: AbortSignal[] = [];
  element.addEventListener("thunderjack-before-deal", (event: StakeEvent) => {
    signals.push(event.signal);
    event.waitUntil(Promise.resolve());
  });
  element.placeBet("middle", 1000);
  expect(element.deal()).toBeNull();
  expect(element.waiting).not.toBeNull();
  clock.pass(14_000);
  await Promise.resolve();
  expect(element.waiting).not.toBeNull();
  clock.pass(2000);
  await vi.waitFor(() => expect(element.waiting).toBeNull());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await vi.waitFor(() => expect(textOf(element, "[part=message]")).toContain("> 15 s"));
});

test("states after the deadline that the code that shuffles could not be loaded", async () => {
  const clock = new VirtualClock();
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { clock, speed: "instant" });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(element.conductor).not.toBeNull());
  element.placeBet("middle", 1000);
  expect(element.deal()).toBeNull();
  await vi.waitFor(() => expect(textOf(element, "[part=loading]")).toBe("Loading table…"));
  clock.pass(16_000);
  await vi.waitFor(() => expect(textOf(element, "[part=problem]")).toContain("> 15 s"));
  expect(textOf(element, "[part=loading]")).toBeNull();
});
