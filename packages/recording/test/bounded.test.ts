import { createHash } from "node:crypto";
import type * as Core from "@thunderjack/core";
import { LONGEST_CHAIN, type Mac, ruleSet, SeedChain } from "@thunderjack/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { parseRecording, trailerHash } from "../src/index.js";
import { rechained, renumbered } from "./forged.js";
import { playedTable, textOf } from "./played-table.js";
import { recordedLines } from "./vectors/any-recording.js";
import { Random } from "./vectors/random.js";

/** The number of shuffles that were computed. */
let shuffles = 0;
/** The number of hashes of a single seed or commitment: those of the chain, and one for each revealed seed. */
let hashes = 0;

/** Returns the core with a fair shuffle that counts the computed shuffles. */
function counting(core: typeof Core): typeof Core {
  const fairChance: typeof core.fairChance = (seeds, macOf?: (key: Uint8Array) => Mac) => {
    const chance = core.fairChance(seeds, macOf);
    return (shuffle) => {
      const numbers = chance(shuffle);
      let isUsed = false;
      return (below) => {
        if (!isUsed) shuffles++;
        isUsed = true;
        return numbers(below);
      };
    };
  };
  return { ...core, fairChance };
}

/** The verifier with the counting core. Other test files have loaded it with the real one. */
let verify: typeof import("../src/index.js").verify;
let verifySession: typeof import("../src/index.js").verifySession;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock(import("@thunderjack/core"), async (original) => counting(await original()));
  vi.doMock(import("@thunderjack/core/sha256"), async (original) => {
    const sha = await original();
    const sha256: typeof sha.sha256 = (...parts) => {
      if (parts.length === 1 && parts[0]?.length === 32) hashes++;
      return sha.sha256(...parts);
    };
    return { ...sha, sha256 };
  });
  ({ verify, verifySession } = await import("../src/index.js"));
});

afterAll(() => {
  vi.doUnmock("@thunderjack/core");
  vi.doUnmock("@thunderjack/core/sha256");
  vi.resetModules();
});

beforeEach(() => {
  shuffles = 0;
  hashes = 0;
});

const { lines } = playedTable(ruleSet("thunderjack"), "bounded", [1]);
const [header = "", first = ""] = lines;
const cards = 4 * 52;

/** Returns a closed recording with a valid chain and a valid seed. */
function closed(events: readonly object[]): string {
  const serverSeed = "07".repeat(32);
  const commitment = createHash("sha256").update(Buffer.from(serverSeed, "hex")).digest("hex");
  const own = JSON.parse(header);
  const numbered = events.map((event, place) => JSON.stringify({ seq: place + 1, ...event, t: 0 }));
  const zeros = "00".repeat(32);
  return rechained([
    JSON.stringify({ ...own, fairness: { ...own.fairness, commitment } }),
    ...numbered,
    JSON.stringify({ end: true, events: events.length, hash: zeros, state: zeros, serverSeed }),
  ]);
}

describe("a recording with more shuffles than rounds", () => {
  it("is rejected at the first additional shuffle, before any shuffle is computed", () => {
    const text = closed(Array.from({ length: 20_000 }, (_, shuffle) => ({ type: "ShoeShuffled", shuffle, cards })));
    expect(text.length).toBeGreaterThan(1_300_000);
    const { status, checks } = verify(text);
    expect(status).toBe("broken");
    expect(checks).toEqual([
      expect.objectContaining({ name: "format", holds: false, detail: expect.stringContaining("line 2: contradicts") }),
    ]);
    expect(shuffles).toBe(0);
    expect(parseRecording(text).recording?.events).toEqual([]);
  });

  it("is rejected if it is open, and if the shuffles follow the start of a round", () => {
    const { seq: _, t: __, ...started } = JSON.parse(first);
    const events = Array.from({ length: 100 }, (_, shuffle) => ({ type: "ShoeShuffled", shuffle, cards }));
    const text = closed([started, ...events]);
    for (const one of [text, textOf(text.trimEnd().split("\n").slice(0, -1))]) {
      shuffles = 0;
      expect(verify(one).why).toContain("The shoe was shuffled more than once in a round.");
      expect(parseRecording(one).fault?.line).toBe(4);
      expect(shuffles).toBeLessThanOrEqual(1); // the shuffle of the deal that is run again
    }
  });

  it("computes one shuffle for each round, and one each time its first deal is run again", () => {
    const events = Array.from({ length: 300 }, (_, index) => [
      { type: "RoundStarted", round: index + 1, bets: { right: 0, middle: 0, left: 0 } },
      { type: "ShoeShuffled", shuffle: index, cards },
      { type: "RoundSettled", round: index + 1, staked: 0, returned: 0, credits: 0, check: "" },
    ]);
    const { checks } = verify(closed(events.flat()));
    expect(checks.at(-1)).toMatchObject({ name: "commands", holds: false });
    expect(shuffles).toBeLessThanOrEqual(302);
  });
});

describe("the number of shuffles of a valid recording", () => {
  it("is one for each shuffle of the recording, because the deck follows from the commands", () => {
    const text = textOf(playedTable(ruleSet("vingt-et-un"), "every round", [1, 1, 0, 1, 1]).lines);
    shuffles = 0;
    expect(verify(text).status).toBe("consistent");
    expect(shuffles).toBe(text.split('"ShoeShuffled"').length - 1);
  });
});

describe("an event out of order", () => {
  const numbersOf = (type: string) => lines.flatMap((line, place) => (line.includes(`"${type}"`) ? [place] : []));

  it("is a fault if it starts a round during a round, or another round than the next one", () => {
    const [start = 0] = numbersOf("RoundStarted");
    const twice = renumbered([
      ...lines.slice(0, start + 2),
      first.replace('"round":1', '"round":2'),
      ...lines.slice(start + 2),
    ]);
    expect(parseRecording(twice).fault).toMatchObject({ line: 4, reason: expect.stringContaining("not settled yet") });
    const other = renumbered([header, first.replace('"round":1', '"round":7')]);
    expect(parseRecording(other).fault?.reason).toContain("The next round is 1, not 7.");
  });

  it("is a fault if it is not the next shuffle", () => {
    const [shuffle = 0] = numbersOf("ShoeShuffled");
    const other = lines.map((line, place) => (place === shuffle ? line.replace('"shuffle":0', '"shuffle":9') : line));
    expect(parseRecording(textOf(other)).fault?.reason).toContain("The next shuffle is 0, not 9.");
  });
});

describe("the hashes with which the places of shoes in their chains are checked", () => {
  const rules = ruleSet("vingt-et-un");

  /** Returns the lines of a closed recording of a shoe from a chain. */
  function shoeLines(chain: SeedChain, index: number, previous: string | null): readonly string[] {
    const seeds = { ...chain.seeds(index, "words"), clientSeedFrom: "player" as const };
    return recordedLines(new Random(index), { rules, seeds, rounds: 1, end: "closed", options: { previous } });
  }

  /** Returns recordings of the last shoes of different chains. */
  const lastShoes = (count: number, length: number) =>
    Array.from({ length: count }, (_, byte) =>
      shoeLines(new SeedChain(new Uint8Array(32).fill(byte), length), length, "aa".repeat(32)),
    );

  const hasPlace = ({ checks }: { readonly checks: readonly { readonly name: string }[] }) =>
    checks.some(({ name }) => name === "anchor");

  it("are at most one for each recording of a session without missing shoes", () => {
    const chain = new SeedChain(new Uint8Array(32).fill(1), 40);
    const texts: string[] = [];
    let previous: string | null = null;
    for (let index = 1; index <= chain.length; index++) {
      const shoe = shoeLines(chain, index, previous);
      previous = trailerHash(shoe.at(-1) ?? "");
      texts.push(textOf(shoe));
    }
    expect(verifySession(texts, { anchor: chain.anchor })).toMatchObject({ status: "complete" });
    expect(hashes).toBe(texts.length - 1 + texts.length);
  });

  it("are at most 10,000 and one for each recording, if shoes are missing", () => {
    const { status, missing, recordings } = verifySession(lastShoes(20, 3000).map(textOf));
    expect([status, missing[0]?.last]).toEqual(["incomplete", 2999]);
    expect(recordings.filter(hasPlace)).toHaveLength(3);
    for (const recording of recordings) {
      expect(recording.notProven).toContain("commitment-time");
      expect(recording.status).toBe(hasPlace(recording) ? "fair" : "consistent");
    }
    expect(hashes).toBeGreaterThan(0);
    expect(hashes).toBeLessThanOrEqual(LONGEST_CHAIN + 20 + 20);
  });

  it("are no more after the first recording that is not at its place", () => {
    const forged = lastShoes(20, 9000).map(([first = "", ...others]) => {
      const { fairness, ...rest } = JSON.parse(first);
      return rechained([
        JSON.stringify({ ...rest, fairness: { ...fairness, anchor: fairness.commitment } }),
        ...others,
      ]);
    });
    expect(verifySession(forged)).toMatchObject({ status: "broken", wrong: 1 });
    expect(hashes).toBeLessThanOrEqual(LONGEST_CHAIN + 20 + 20);
  });

  it("do not suffice for a forged shoe of the noted anchor, which is then not fair", () => {
    const [chain, other, foreign] = [1, 2, 3].map(
      (byte) => new SeedChain(new Uint8Array(32).fill(byte), LONGEST_CHAIN),
    );
    if (chain === undefined || other === undefined || foreign === undefined) throw new Error("There is no chain.");
    const { anchor } = chain;
    const previous = "aa".repeat(32);
    const [first = "", ...rest] = shoeLines(foreign, 2, previous);
    const header = JSON.parse(first);
    const forged = JSON.stringify({ ...header, fairness: { ...header.fairness, anchor, index: 5000 } });
    const shoes = [shoeLines(chain, 1, null), shoeLines(other, LONGEST_CHAIN, previous)].map(textOf);
    const session = verifySession([...shoes, rechained([forged, ...rest])], { anchor });
    expect(session.recordings.map(({ status }) => status)).toEqual(["fair", "fair", "consistent"]);
    expect(session.recordings[2]?.why).toContain("a place in its chain that was not checked");
    expect(session.notProven).toContain("anchor-time");
    const { notProven } = verifySession(shoes, { anchor });
    expect(notProven).not.toContain("anchor-time");
  });

  it("are at most 9,999 for a recording alone", () => {
    const [text = ""] = lastShoes(1, LONGEST_CHAIN).map(textOf);
    expect(verify(text)).toMatchObject({ status: "fair" });
    expect(hashes).toBe(LONGEST_CHAIN - 1 + 1);
  });
});
