import { createHash, createHmac } from "node:crypto";
import { fairChance, randomSeeds } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HashChain } from "../src/chain.js";
import { WrittenEvents } from "../src/event-format.js";
import { hasUtf8 } from "../src/fields.js";
import { LIMITS } from "../src/limits.js";
import { LineBytes } from "../src/line-bytes.js";
import { FastHashChain } from "../src/verify/fast-hash-chain.js";
import { hmacOf } from "../src/verify/hmac.js";
import { viewOf } from "../src/verify/sha256.js";

const viewOfText = (text: string) => viewOf(new TextEncoder().encode(text));

/** Returns the hash chain of lines as the platform computes it. */
function platformChain(lines: readonly string[]): string {
  let link = Buffer.alloc(0);
  for (const line of lines) link = createHash("sha256").update(link).update(line, "utf8").digest();
  return link.toString("hex");
}

/** Returns the hash chain of lines as the recorder and the verifier compute it. */
function chain(lines: readonly string[]): string {
  const text = viewOfText(lines.join("\n"));
  const [recorded, verified] = [new HashChain(), new FastHashChain()];
  let start = 0;
  for (const line of lines) {
    const { byteLength } = viewOfText(line);
    expect(recorded.add(line)).toBe(byteLength);
    verified.add(text, start, start + byteLength);
    start += byteLength + 1;
  }
  expect(verified.hash).toBe(recorded.hash);
  for (const { check, hash } of [recorded, verified]) expect(check).toBe(hash.slice(0, 16));
  return verified.hash;
}

const anyLine = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }),
);

describe("the lines of a text as bytes", () => {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  /** Returns the lines of a text, decoded from their bytes. */
  function linesOf(text: string): readonly string[] {
    const lines = new LineBytes(text);
    const decoded: string[] = [];
    while (lines.load()) {
      const { start, end } = lines;
      decoded.push(decoder.decode(lines.bytes.subarray(start, end)));
      lines.next(end);
    }
    return decoded;
  }

  it("are the lines of the text, of any length up to the limit and at any place", () => {
    // Many of the texts are several times as long as the part that is encoded at once.
    const anyLong = fc.tuple(anyLine, fc.nat(LIMITS.bytesPerLine / 4)).map(([line, times]) => line + "€".repeat(times));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyLine, anyLong), { minLength: 1, maxLength: 60 }),
        fc.boolean(),
        (all, isEnded) => {
          // Lone surrogates are replaced, as by every encoder.
          const lines = all.map((line) => decoder.decode(new TextEncoder().encode(line.replaceAll("\n", " "))));
          const text = lines.join("\n") + (isEnded ? "\n" : "");
          // An empty last line without a newline does not count as a line.
          expect(linesOf(text)).toEqual(isEnded || lines.at(-1) !== "" ? lines : lines.slice(0, -1));
        },
      ),
    );
  });

  it("are not continued by the bytes of an earlier part", () => {
    const line = '{"seq":1,"type":"DealerHit","t":123}';
    const cut = `${line}\n`.repeat(2000) + line.slice(0, -3);
    const lines = new WrittenEvents(new LineBytes(cut));
    for (let number = 1; number <= 2000; number++) expect(lines.read()).not.toBeNull();
    expect(lines.read()).toBeNull();
  });

  it("are an empty list for an empty text", () => {
    expect(linesOf("")).toEqual([]);
  });
});

describe("the hash chain", () => {
  it("has known hashes", () => {
    expect(chain([""])).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(chain(["abc"])).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(new FastHashChain().hash).toBe("");
  });

  it("equals the hash of the platform for every length of a line, at the start and later", () => {
    for (let length = 0; length <= 260; length++) {
      const line = String.fromCharCode(...Array.from({ length }, (_, at) => (at * 7 + length) % 128));
      expect(chain([line, line])).toBe(platformChain([line, line]));
    }
  });

  it("equals the hash of the platform for long lines, ASCII or not", () => {
    for (const length of [150, 171, 512, 1000, LIMITS.bytesPerLine]) {
      for (const character of ["a", "é", "€"]) {
        const lines = [character.repeat(length), "short", character.repeat(length)];
        expect(chain(lines)).toBe(platformChain(lines));
        expect(chain(["short", ...lines])).toBe(platformChain(["short", ...lines]));
      }
    }
  });

  it("equals the hash of the platform for any lines, ASCII or not", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        expect(chain(lines)).toBe(platformChain(lines));
      }),
    );
  });

  it("does not depend on another chain", () => {
    const [one, other] = [new FastHashChain(), new FastHashChain()];
    for (const line of ["a", "bb", "ccc"]) {
      one.add(viewOfText(line));
      other.add(viewOfText(`other ${line}`));
    }
    expect(one.hash).toBe(platformChain(["a", "bb", "ccc"]));
  });
});

describe("the message authentication code of a shuffle", () => {
  it("equals the code of the platform for any key and text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(anyLine, { minLength: 1 }), (key, texts) => {
        const mac = hmacOf(key);
        for (const text of texts) {
          const words = Array.from(mac(text), (word) => word.toString(16).padStart(8, "0")).join("");
          expect(words).toBe(createHmac("sha256", key).update(text, "utf8").digest("hex"));
        }
      }),
    );
  });

  it("gives the same shuffles as the code of the core", () => {
    const anySeed = fc.string({ unit: "grapheme" }).filter(hasUtf8);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        anySeed,
        fc.nat(500),
        (serverSeed, text, shuffle) => {
          const seeds = randomSeeds(serverSeed, text);
          const [own, other] = [fairChance(seeds, hmacOf)(shuffle), fairChance(seeds)(shuffle)];
          for (let below = 104; below > 1; below--) expect(own(below)).toBe(other(below));
        },
      ),
      { numRuns: 30 },
    );
  });
});
