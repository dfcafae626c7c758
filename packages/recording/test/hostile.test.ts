import { Buffer } from "node:buffer";
import { ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openShareLink, parseRecording, shareLink, summaryOf, verify } from "../src/index.js";
import { renumbered } from "./forged.js";
import { playedTable, textOf } from "./played-table.js";

/*
 * Texts that mean no good. `DEEP=1` tries fifty times as many.
 */

const RUNS = 2000 * (process.env.DEEP ? 50 : 1);
const TIMEOUT = 60_000 * (process.env.DEEP ? 50 : 1);
const SLOWEST = 100;

const { lines, recording } = playedTable(ruleSet("casino"), "hostile", [1, 1, 0, 1, 1]);
const text = textOf(lines);
const link = shareLink(recording);

/** Does something and says how long it took, in milliseconds. The best of three: other programs run here too. */
function timed(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > SLOWEST; round++) {
    const before = performance.now();
    work();
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.nat(20),
  fc.constantFrom<unknown>("right", "right-4", "10_h_0", "dealer", null, [], {}, "chosen", 2 ** 53, "__proto__"),
);

/** The recording with some fields of some lines replaced, lines left out, told twice, and put elsewhere. */
const anyChangedLines = fc
  .array(
    fc.tuple(fc.nat(lines.length - 1), fc.nat(), anyValue, fc.constantFrom("field", "field", "out", "twice", "swap")),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((changes) => {
    const changed = [...lines];
    for (const [nth, key, value, how] of changes) {
      const place = nth % changed.length;
      const line = changed[place] ?? "{}";
      if (how === "out") changed.splice(place, 1);
      else if (how === "twice") changed.splice(place, 0, line);
      else if (how === "swap") changed.splice(place, 1, changed[(place + 1) % changed.length] ?? "", line);
      else {
        const content = JSON.parse(line);
        const keys = Object.keys(content);
        content[keys[key % keys.length] ?? ""] = value;
        changed[place] = JSON.stringify(content);
      }
    }
    return changed;
  });

/** The recording with other values in it that the format allows, taken from elsewhere in it. */
const anyForgedLines = fc
  .array(fc.tuple(fc.nat(lines.length - 3), fc.nat(lines.length - 3), fc.nat()), { minLength: 1, maxLength: 6 })
  .map((changes) => {
    const changed = [...lines];
    for (const [place, from, key] of changes) {
      const content = JSON.parse(changed[place + 1] ?? "");
      const other = JSON.parse(lines[from + 1] ?? "");
      const shared = Object.keys(content).filter((name) => name in other && name !== "type");
      const name = shared[key % Math.max(1, shared.length)];
      changed[place + 1] = JSON.stringify(name === undefined ? other : { ...content, [name]: other[name] });
    }
    return changed;
  });

const anyChangedBytes = (whole: Buffer) =>
  fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }).map((changes) => {
    const bytes = Buffer.from(whole);
    for (const [at, byte] of changes) bytes[at] = byte;
    return bytes;
  });

const anyHostileRecording = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string().map((any) => `${lines[0]}\n${any}\n`),
  anyChangedLines.map(textOf),
  // By somebody who knows the format: what is wrong only shows when it is dealt and played again.
  anyChangedLines.map(renumbered),
  anyForgedLines.map(renumbered),
  anyChangedBytes(Buffer.from(text)).map((bytes) => bytes.toString()),
);

const linkBytes = Buffer.from(link.slice(5), "base64url");
const anyHostileLink = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string().map((any) => `#tj1.${any}`),
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => `#tj1.${Buffer.from(bytes).toString("base64url")}`),
  // Behind four bytes of hash and ten bits that are right: whatever may come there.
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => {
    return `#tj1.${Buffer.concat([linkBytes.subarray(0, 5), bytes]).toString("base64url")}`;
  }),
  anyChangedBytes(linkBytes).map((bytes) => `#tj1.${bytes.toString("base64url")}`),
);

/** What the rounds of a recording come to. */
function roundsOf(recorded: string): unknown {
  const { recording } = parseRecording(recorded);
  return recording === null ? null : summaryOf(recording).rounds;
}

describe("whatever it is given", () => {
  const reached = new Set<string>();

  it("verify never throws, never hangs, and finds no other rounds whole", {
    timeout: TIMEOUT,
  }, () => {
    fc.assert(
      fc.property(anyHostileRecording, (hostile) => {
        let status = "";
        const took = timed(() => {
          status = verify(hostile, { commitment: hostile.slice(0, 64) }).status;
        });
        expect(took).toBeLessThan(SLOWEST);
        expect(status).toBe("broken");
        const { status: alone, checks } = verify(hostile);
        reached.add(checks.at(-1)?.name ?? "");
        if (alone === "fair" || alone === "consistent") expect(roundsOf(hostile)).toEqual(roundsOf(text));
      }),
      { numRuns: RUNS },
    );
    expect([...reached]).toEqual(expect.arrayContaining(["format", "chain", "deck", "commands"]));
  });

  it("openShareLink never throws and never hangs", { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(anyHostileLink, (hostile) => {
        expect(timed(() => void openShareLink(hostile))).toBeLessThan(SLOWEST);
      }),
      { numRuns: RUNS },
    );
  });

  it("no prototype is touched", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Array.prototype)).toEqual([]);
  });
});
