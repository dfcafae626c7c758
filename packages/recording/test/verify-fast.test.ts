import { chosenSeeds, fairChance, ruleSet, type Seeds, Shoe } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Check, parseRecording, type Recording, verify } from "../src/index.js";
import { finished } from "../src/steps.js";
import { dealAgain } from "../src/verify/dealt-deck.js";
import { knownPart } from "../src/verify/known-part.js";
import { rerun } from "../src/verify/rerun.js";
import { renumbered } from "./forged.js";
import { playedTable, seedsInChain } from "./played-table.js";

/*
 * `verify` deals the deck again only if the commands cause other events. The reference below always deals it, before
 * it runs the commands.
 */

type Finding = Pick<Check, "name" | "line">;

/** Returns the first failure of the deck and the commands; `null` if both hold. */
function byDealing(recording: Recording, serverSeed: string): Finding | null {
  const { clientSeed, seed } = recording.header.fairness;
  const seeds: Seeds = { serverSeed: hexToBytes(serverSeed), clientSeed, chosen: seed === "chosen" };
  const { wrong } = finished(dealAgain(recording, seeds));
  if (wrong !== null) return { name: "deck", line: wrong.line };
  const shoe = new Shoe(recording.header.rules.decks, fairChance(seeds), true);
  const difference = finished(rerun(knownPart(recording), shoe));
  return difference === null ? null : { name: "commands", line: difference.line };
}

const CHOICES = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4];

/** Returns recordings with valid hashes in which values were taken from other lines, and lines were moved or left out. */
function anyForgery(lines: readonly string[]) {
  const anyEvent = fc.integer({ min: 1, max: lines.length - 2 });
  return fc
    .array(fc.tuple(anyEvent, anyEvent, fc.nat(), fc.constantFrom("field", "field", "field", "out", "twice", "swap")), {
      maxLength: 3,
    })
    .map((changes) => {
      const changed = [...lines];
      for (const [place, from, nth, how] of changes) {
        const line = changed[place] ?? "{}";
        const content = JSON.parse(line);
        const other = JSON.parse(lines[from] ?? "{}");
        const shared = Object.keys(content).filter((name) => name in other && !["seq", "type", "check"].includes(name));
        const name = shared[nth % Math.max(1, shared.length)] ?? "t";
        if (content.end === true) continue;
        if (how === "field") changed[place] = JSON.stringify({ ...content, [name]: other[name] });
        else if (how === "out") changed.splice(place, 1);
        else if (how === "twice") changed.splice(place, 0, line);
        else changed.splice(place, 2, changed[place + 1] ?? "{}", line);
      }
      return renumbered(changed);
    });
}

describe("verifying the deck through the commands", () => {
  it.each([
    [1, chosenSeeds("forged")],
    [2, seedsInChain("forged")],
  ])("finds the same failure as dealing the deck first, for any forgery with valid hashes: version %i", (_, seeds) => {
    const { lines } = playedTable(ruleSet("casino"), "forged", CHOICES, seeds);
    const reached = new Map<string, number>();
    fc.assert(
      fc.property(anyForgery(lines), (text) => {
        const { recording, fault } = parseRecording(text);
        const last = verify(text).checks.at(-1);
        reached.set(`${last?.name} ${last?.holds}`, (reached.get(`${last?.name} ${last?.holds}`) ?? 0) + 1);
        if (recording === null || recording.trailer === null || fault !== null || last?.name === "format") return;
        const expected = byDealing(recording, recording.trailer.serverSeed);
        if (expected === null) expect(["commands", "state"]).toContain(last?.name);
        if (expected === null) expect(last?.holds || last?.name === "state").toBe(true);
        else expect({ name: last?.name, line: last?.line }).toEqual(expected);
      }),
      { numRuns: process.env.DEEP ? 20_000 : 600 },
    );
    for (const name of ["format false", "deck false", "commands false", "state true"]) {
      expect(reached.get(name) ?? 0, name).toBeGreaterThan(3);
    }
  });
});
