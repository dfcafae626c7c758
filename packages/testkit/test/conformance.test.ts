import { readFileSync } from "node:fs";
import type { Renderer } from "@thunderjack/stage";
import { describe, expect, it } from "vitest";
import { conformance, conformanceCases, recordedRounds } from "../src/index.js";
import {
  clearsTheTable,
  countsCardsInFlight,
  dispatchesTwice,
  drawsLate,
  ignoresSeeks,
  ignoresThePause,
  keepsRejections,
  mountsOnlyOnce,
  omitsSplitHands,
  showsTheHoleCard,
  staysSubscribed,
} from "./broken-renderers.js";
import { onTerminal, type TimedTerminal } from "./terminal.js";
import { textRenderer } from "./text-renderer.js";

describe("the text renderer", () => {
  conformance({ describe, it }, onTerminal(textRenderer));

  it("is identical to the code in the README", () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
    expect(read("../README.md")).toContain(read("text-renderer.ts"));
  });
});

describe("a renderer with one defect fails exactly the case for it:", () => {
  it("a renderer that omits split hands fails in every round with a split", async () => {
    const splits = recordedRounds.filter(({ events }) => events.some(({ type }) => type === "HandSplit"));
    expect(splits).toHaveLength(4);
    expect(Object.keys(await failuresOf(omitsSplitHands))).toEqual(
      splits.map(({ name }) => `view: shows every frame of the round "${name}"`),
    );
  });

  it("a renderer that shows the hole card fails the case of the hole card in every round that has one", async () => {
    const hidden = recordedRounds.filter(({ events }) => events.some((event) => "faceDown" in event && event.faceDown));
    const failures = await failuresOf(showsTheHoleCard);
    expect(Object.keys(failures)).toEqual(
      hidden.map(
        ({ name }) => `hole card: does not disclose the hole card before it is revealed in the round "${name}"`,
      ),
    );
    expect(Object.values(failures)[0]).toBe(
      'The hole card "seven of clubs" is readable in the round "a Thunderjack is paid three to one at once".',
    );
  });

  it("a renderer that ignores a pause fails the case of the pause", async () => {
    expect(await failuresOf(ignoresThePause)).toEqual({
      "timing: starts no new event while paused, and continues after resume":
        "A new event started a minute after the pause.",
    });
  });

  it("a renderer that stays subscribed fails the case of the disposal", async () => {
    expect(await failuresOf(staysSubscribed)).toEqual({
      "disposal: leaves an empty host, no subscription and no timer": "subscriptions to the frames: 1 instead of 0",
    });
  });

  it.each([
    ["ignores seeks", ignoresSeeks, "view: shows a seek immediately, forwards and backwards, without animation"],
    ["keeps rejections", keepsRejections, "commands: shows the reason for a rejection until the next frame"],
    ["clears the table", clearsTheTable, "disposal: keeps the last view when the stream completes"],
    ["mounts only once", mountsOnlyOnce, "disposal: can be mounted again in the same host after disposal"],
  ])("a renderer that %s", async (_defect, renderer, expected) => {
    expect(Object.keys(await failuresOf(renderer))).toEqual([expected]);
  });
});

describe("a renderer with a defect that affects several cases also fails the case for it:", () => {
  it.each([
    ["draws late", drawsLate, 'timing: shows the final table immediately at the speed "instant"'],
    [
      "counts cards in flight",
      countsCardsInFlight,
      "timing: shows no total, result, message or sentence before its card has landed",
    ],
    ["dispatches twice", dispatchesTwice, "commands: dispatches Split exactly once when its button is pressed"],
  ])("a renderer that %s", async (_defect, renderer, expected) => {
    expect(Object.keys(await failuresOf(renderer))).toContain(expected);
  });
});

/** Returns the failed cases of a renderer with their messages. */
async function failuresOf(renderer: Renderer<TimedTerminal>): Promise<Readonly<Record<string, string>>> {
  const failures: Record<string, string> = {};
  for (const { group, name, run } of conformanceCases(onTerminal(renderer))) {
    try {
      await run();
    } catch (reason) {
      failures[`${group}: ${name}`] = reason instanceof Error ? reason.message : String(reason);
    }
  }
  return failures;
}
