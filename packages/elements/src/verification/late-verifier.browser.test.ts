import { VirtualClock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { button, replayed, written } from "../../test/replayed.js";
import { all, click, ownTable, textOf } from "../../test/seated.js";
import type { ReplayVerdict } from "../replay/replay-events.js";

// A server that does not answer a request for the code that verifies.
const code = vi.hoisted(() => {
  let release: (module: object) => void = () => undefined;
  const arrived = new Promise<object>((resolve) => {
    release = resolve;
  });
  return { arrived, release };
});
vi.mock("./verify.js", () => code.arrived);

// The test runner fails if a module is still pending at its end.
afterAll(async () => {
  code.release({});
  await import("./verify.js");
});

const NOT_VERIFIED = "The verification could not be carried out.";
const clock = new VirtualClock();

beforeEach(() => {
  vi.spyOn(systemClock, "schedule").mockImplementation((time, callback) => clock.schedule(time, callback));
  vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
});

/** Waits until the code is requested, and lets its deadline pass. */
async function passDeadline(): Promise<void> {
  await vi.waitFor(() => expect(systemClock.schedule).toHaveBeenCalledWith(15_000, expect.any(Function)));
  clock.pass(16_000);
}

test("states in the badge of a replay and in its event that the recording could not be verified", async () => {
  const verdicts: ReplayVerdict[] = [];
  const { element } = await replayed();
  element.addEventListener("replay-verdict", ({ detail }) => verdicts.push(detail));
  element.text = written().text;
  await passDeadline();
  await expect.poll(() => verdicts).toEqual([{ status: "not-verified", line: null, reason: "> 15 s" }]);
  expect(element.verdict).toBeNull();
  button(element, "Replay not checked").click();
  await vi.waitFor(() => expect(textOf(element, "[part=verdict-reasons]")).toContain(NOT_VERIFIED));
});

test("states in the fairness panel that the shoe, or the session, could not be verified", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  for (let shoe = 1; shoe <= 2; shoe++) {
    expect(element.deal()).toBeNull();
    while (element.table?.publicState.turn !== null) element.stand();
    expect(element.newShoe()).toBe(true);
  }
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, ".shoe")).toHaveLength(2));
  await click("Verify every shoe");
  await passDeadline();
  await vi.waitFor(() => expect(textOf(element, "[part=session-verdict]")).toBe(NOT_VERIFIED));
  vi.mocked(systemClock.schedule).mockClear();
  await click("Verify every round");
  await passDeadline();
  await vi.waitFor(() => expect(textOf(element, "[part=verdict]")).toBe(NOT_VERIFIED));
});
