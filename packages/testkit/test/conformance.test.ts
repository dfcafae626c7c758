import { readFileSync } from "node:fs";
import type { Renderer } from "@thunderjack/stage";
import { describe, expect, it } from "vitest";
import { conformance, conformanceCases, recordedRounds } from "../src/index.js";
import {
  asksTwice,
  clearsTheTable,
  comesOnlyOnce,
  drawsLate,
  forgetsSplitHands,
  ignoresJumps,
  ignoresThePause,
  keepsRefusals,
  leaksAfterItsEnd,
  showsTheHoleCard,
} from "./broken-renderers.js";
import { onTerminal, type TimedTerminal } from "./terminal.js";
import { textRenderer } from "./text-renderer.js";

describe("a table in text", () => {
  conformance({ describe, it }, onTerminal(textRenderer));

  it("stands in the README as it is", () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
    expect(read("../README.md")).toContain(read("text-renderer.ts"));
  });
});

describe("a renderer that does one thing wrong fails there, and only there:", () => {
  it("one that forgets split hands, in every round with a split", async () => {
    const splits = recordedRounds.filter(({ events }) => events.some(({ type }) => type === "HandSplit"));
    expect(splits).toHaveLength(4);
    expect(Object.keys(await failuresOf(forgetsSplitHands))).toEqual(
      splits.map(({ name }) => `the picture: shows every frame of a round where ${name}`),
    );
  });

  it("one that shows the hole card, at the hole card", async () => {
    expect(await failuresOf(showsTheHoleCard)).toEqual({
      "the hole card: is nowhere in it before it is turned over, in any round":
        '"seven of clubs" is the hole card, and can be read where a Thunderjack is paid three to one at once.',
    });
  });

  it("one that ignores a pause, at the pause", async () => {
    expect(await failuresOf(ignoresThePause)).toEqual({
      "the pace: shows nothing more while it is paused, and goes on afterwards":
        "The renderer went on a minute after it was paused.",
    });
  });

  it("one that leaks after its end, at the end", async () => {
    expect(await failuresOf(leaksAfterItsEnd)).toEqual({
      "the end: leaves nothing behind when it is disposed":
        "how many subscriptions to the frames are left: 1 in place of 0",
    });
  });

  it.each([
    ["ignores jumps", ignoresJumps, "the picture: shows a jump at once, forwards and backwards, and nothing moves"],
    ["keeps refusals", keepsRefusals, "the moves: says why a move is refused, until the next frame comes"],
    ["clears the table", clearsTheTable, "the end: keeps its last picture when the stream ends"],
    ["comes only once", comesOnlyOnce, "the end: can be mounted again where it was disposed"],
  ])("one that %s", async (_what, renderer, expected) => {
    expect(Object.keys(await failuresOf(renderer))).toEqual([expected]);
  });
});

describe("a renderer that does a thing wrong which all others need fails there too:", () => {
  it.each([
    ["draws late", drawsLate, "the pace: shows the final table at once, at an instant"],
    ["asks twice", asksTwice, "the moves: asks for Split exactly once when that is pressed"],
  ])("one that %s", async (_what, renderer, expected) => {
    expect(Object.keys(await failuresOf(renderer))).toContain(expected);
  });
});

/** The cases at which a renderer fails, and what is said of it. */
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
