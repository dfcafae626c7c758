import { createHash, createHmac } from "node:crypto";
import { fairChance, randomSeeds } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HashChain } from "../src/chain.js";
import { hasUtf8 } from "../src/fields.js";
import { FastHashChain } from "../src/verify/fast-hash-chain.js";
import { hmacOf } from "../src/verify/hmac.js";

/** Returns the hash chain of lines as the platform computes it. */
function platformChain(lines: readonly string[]): string {
  let link = Buffer.alloc(0);
  for (const line of lines) link = createHash("sha256").update(link).update(line, "utf8").digest();
  return link.toString("hex");
}

/** Returns the hash chain of lines as the recorder and the verifier compute it. */
function chain(lines: readonly string[]): string {
  const text = lines.join("\n");
  const [recorded, verified] = [new HashChain(), new FastHashChain()];
  let start = 0;
  for (const line of lines) {
    recorded.add(line);
    verified.add(text, start, start + line.length);
    start += line.length + 1;
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

  it("equals the hash of the platform for any lines, ASCII or not", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), (lines) => {
        expect(chain(lines)).toBe(platformChain(lines));
      }),
    );
  });

  it("is not disturbed by another chain", () => {
    const [one, other] = [new FastHashChain(), new FastHashChain()];
    for (const line of ["a", "bb", "ccc"]) {
      one.add(line);
      other.add(`other ${line}`);
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
