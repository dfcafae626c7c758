import { VirtualClock } from "@thunderjack/core";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { textOf } from "../../test/seated.js";
import type { StakeEvent } from "../index.js";

// A server that does not answer a request for the code that deals. The code for stakes that wait arrives.
const code = vi.hoisted(() => {
  let release: (module: object) => void = () => undefined;
  const arrived = new Promise<object>((resolve) => {
    release = resolve;
  });
  return { arrived, release };
});
vi.mock("../game/own-session.js", () => code.arrived);

// The test runner fails if a module is still pending at its end.
afterAll(async () => {
  code.release({});
  await import("../game/own-session.js");
});

test("states why a stake for which the table has waited was not carried out, if the code that deals never arrives", async () => {
  const clock = new VirtualClock();
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { clock, speed: "instant" });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(element.conductor).not.toBeNull());
  const signals: AbortSignal[] = [];
  element.addEventListener("thunderjack-before-deal", (event: StakeEvent) => {
    signals.push(event.signal);
    const answer = Promise.reject(new Error("The page refuses the stake."));
    answer.catch(() => undefined); // The table does not await it before the code for stakes that wait has arrived.
    event.waitUntil(answer);
  });
  element.placeBet("middle", 1000);
  expect(element.deal()).toBeNull();
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  await vi.waitFor(() => expect(element.waiting).toBeNull());
  await vi.waitFor(() => expect(textOf(element, "[part=message]")).toBe("The page cancelled this bet."));
});
