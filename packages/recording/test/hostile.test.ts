import { Buffer } from "node:buffer";
import { ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openShareLink, parseRecording, shareLink, summaryOf, Tape, type Verification, verify } from "../src/index.js";
import { renumbered } from "./forged.js";
import { playedTable, textOf } from "./played-table.js";

/*
 * The test reads 6,000 hostile texts. Half of them are recordings and half are links. `THOROUGH=1` reads a million and
 * checks the time that they take.
 */

/** The keys of `Object.prototype` before any test has run. */
const PROTOTYPE = Reflect.ownKeys(Object.prototype);

const IS_THOROUGH = Boolean(process.env.THOROUGH);
const RUNS = IS_THOROUGH ? 500_000 : 3000;
const SLOWEST = 100;

// The recording is small because it is verified thousands of times.
const { lines, recording } = playedTable(ruleSet("vingt-et-un"), "hostile", [1, 1]);
const text = textOf(lines);
const link = shareLink(recording);

/**
 * Runs a function. In a thorough run, fails if the fastest of three runs is too slow. The fastest run counts, because
 * other programs can slow down a run.
 */
function withTimeLimit(work: () => void): void {
  work();
  if (!IS_THOROUGH) return;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && best > SLOWEST; round++) {
    const before = performance.now();
    work();
    best = Math.min(best, performance.now() - before);
  }
  expect(best).toBeLessThan(SLOWEST);
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.nat(20),
  fc.constantFrom<unknown>("right", "right-4", "10_h_0", "dealer", null, [], {}, "chosen", 2 ** 53, "__proto__"),
);

/** Recordings with replaced fields, and with missing, repeated or moved lines. */
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

/** Recordings with valid values from other parts of the same recording. */
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
  // Forgeries with valid hashes. The change is found only by dealing and playing the rounds again.
  anyChangedLines.map(renumbered),
  anyForgedLines.map(renumbered),
  anyChangedBytes(Buffer.from(text)).map((bytes) => bytes.toString()),
);

const linkBytes = Buffer.from(link.slice(5), "base64url");
const anyHostileLink = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string().map((any) => `#tj1.${any}`),
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => `#tj1.${Buffer.from(bytes).toString("base64url")}`),
  // Links in which the four bytes of the hash and the first ten bits are valid, and the rest is random.
  fc.uint8Array({ maxLength: 3000 }).map((bytes) => {
    return `#tj1.${Buffer.concat([linkBytes.subarray(0, 5), bytes]).toString("base64url")}`;
  }),
  anyChangedBytes(linkBytes).map((bytes) => `#tj1.${bytes.toString("base64url")}`),
);

/** Returns the rounds of a recording. */
function roundsOf(recorded: string): unknown {
  const { recording } = parseRecording(recorded);
  return recording === null ? null : summaryOf(recording).rounds;
}

/** Reads all properties of a tape. */
function readTape(recorded: string): void {
  const { recording } = parseRecording(recorded);
  if (recording === null) return;
  const tape = new Tape(recording);
  tape.state(tape.decisionBefore(tape.length));
  for (let seq = 0; seq <= tape.length; seq++) tape.state(seq);
  for (const { seq } of tape.chapters) tape.event(seq);
  tape.state(tape.seqAt(tape.duration / 2));
}

describe("hostile input", () => {
  it("verify never throws, never hangs, and reports no other rounds as correct; a tape plays the readable part", () => {
    const reached = new Set<string>();
    const whole = roundsOf(text);
    fc.assert(
      fc.property(anyHostileRecording, (hostile) => {
        let verification: Verification | undefined;
        withTimeLimit(() => {
          verification = verify(hostile);
        });
        const { status = "", checks = [] } = verification ?? {};
        reached.add(checks.at(-1)?.name ?? "");
        if (status === "fair" || status === "consistent") expect(roundsOf(hostile)).toEqual(whole);
        withTimeLimit(() => readTape(hostile));
      }),
      { numRuns: RUNS },
    );
    expect([...reached]).toEqual(expect.arrayContaining(["format", "chain", "deck", "commands"]));
  });

  it("verify accepts no other commitment than the one that was written down", () => {
    fc.assert(
      fc.property(anyHostileRecording, (hostile) => {
        expect(verify(hostile, { commitment: hostile.slice(0, 64) }).status).toBe("broken");
      }),
      { numRuns: RUNS / 20 },
    );
  });

  it("openShareLink never throws and never hangs", () => {
    fc.assert(
      fc.property(anyHostileLink, (hostile) => {
        withTimeLimit(() => void openShareLink(hostile));
      }),
      { numRuns: RUNS },
    );
  });

  it("no prototype is changed", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.keys(Array.prototype)).toEqual([]);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(PROTOTYPE);
  });
});

describe("a page with extended prototypes", () => {
  const ADDED = ["extend", "polluted", "seq", "chosen", "seed", "reshuffleBelow", ""];

  /** Runs a function while every object inherits additional enumerable fields. */
  function polluted<Outcome>(work: () => Outcome): Outcome {
    for (const key of ADDED) {
      Object.defineProperty(Object.prototype, key, {
        value: key,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    try {
      return work();
    } finally {
      for (const key of ADDED) Reflect.deleteProperty(Object.prototype, key);
    }
  }

  it("a recording is read, verified and shared as on any other page", () => {
    const found = polluted(() => ({
      reading: parseRecording(text),
      verification: verify(text),
      link: shareLink(recording),
    }));
    expect(found).toEqual({ reading: parseRecording(text), verification: verify(text), link });
    expect(polluted(() => openShareLink(link))).toEqual(openShareLink(link));
  });

  it("a random seed is not read as a chosen one", () => {
    const { fairness, ...header } = JSON.parse(lines[0] ?? "");
    const { seed: _, ...ofChance } = fairness;
    const { fault } = polluted(() => parseRecording(`${JSON.stringify({ ...header, fairness: ofChance })}\n`));
    expect(fault).toBeNull();
  });

  it("a missing field is not read from a prototype", () => {
    const [header = "", first = ""] = lines;
    const { seq: _, ...rest } = JSON.parse(first);
    const { fault } = polluted(() => parseRecording(`${header}\n${JSON.stringify(rest)}\n`));
    expect(fault?.line).toBe(2);
  });
});
