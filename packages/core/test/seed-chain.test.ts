import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentTo, fairChance, LONGEST_CHAIN, randomSeeds, SeedChain, Shoe, Table } from "../src/index.js";

const anyBytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyPlace = fc
  .integer({ min: 1, max: 40 })
  .chain((length) => fc.record({ length: fc.constant(length), index: fc.integer({ min: 1, max: length }) }));

/** A second implementation of the chain, with the cryptography of Node. The seed of shoe k has the index k. */
function expectedSeeds(last: Uint8Array, length: number): readonly Buffer[] {
  const seeds = [Buffer.from(last)];
  while (seeds.length <= length) {
    const [next] = seeds;
    if (next !== undefined) seeds.unshift(createHash("sha256").update(next).digest());
  }
  return seeds;
}

describe("a chain of seeds", () => {
  it("has the seeds and the anchor of the scheme", () => {
    fc.assert(
      fc.property(anyBytes, anyPlace, (last, { length, index }) => {
        const chain = new SeedChain(last, length);
        const seeds = expectedSeeds(last, length);
        expect(chain.anchor).toBe(seeds[0]?.toString("hex"));
        const { serverSeed, chain: place, chosen } = chain.seeds(index, "words");
        expect(Buffer.from(serverSeed)).toEqual(seeds[index]);
        expect({ place, chosen }).toStrictEqual({ place: { anchor: chain.anchor, index, length }, chosen: false });
      }),
    );
  });

  it("commits to each shoe with the seed of the shoe before it, and to the first shoe with the anchor", () => {
    fc.assert(
      fc.property(anyBytes, anyPlace, (last, { length, index }) => {
        const chain = new SeedChain(last, length);
        const before = index === 1 ? chain.anchor : Buffer.from(chain.seeds(index - 1, "").serverSeed).toString("hex");
        expect(commitmentTo(chain.seeds(index, "").serverSeed)).toBe(before);
      }),
    );
  });

  it("does not change the shuffle", () => {
    const seeds = new SeedChain(new Uint8Array(32).fill(7), 3).seeds(2, "words");
    const drawn = ({ serverSeed, clientSeed }: typeof seeds) => {
      const shoe = new Shoe(1, fairChance(randomSeeds(serverSeed, clientSeed)), false);
      shoe.shuffle(0);
      return Array.from({ length: 52 }, () => shoe.draw("dealer"));
    };
    const shoe = new Shoe(1, fairChance(seeds), false);
    shoe.shuffle(0);
    expect(Array.from({ length: 52 }, () => shoe.draw("dealer"))).toEqual(drawn(seeds));
  });

  it("has the anchor of the next chain only at its last shoe", () => {
    const chain = new SeedChain(new Uint8Array(32), 2);
    const next = new SeedChain(new Uint8Array(32).fill(1)).anchor;
    expect(chain.seeds(2, "", next).chain?.nextAnchor).toBe(next);
    expect(() => chain.seeds(1, "", next)).toThrow("Only the last shoe");
  });

  it("rejects a seed of 31 bytes, a length or an index out of range, and a client seed without a UTF-8 form", () => {
    expect(() => new SeedChain(new Uint8Array(31))).toThrow("32 bytes, not 31");
    for (const length of [0, 1.5, LONGEST_CHAIN + 1]) expect(() => new SeedChain(new Uint8Array(32), length)).toThrow();
    for (const length of [1, LONGEST_CHAIN]) expect(new SeedChain(new Uint8Array(32), length).length).toBe(length);
    const chain = new SeedChain(new Uint8Array(32));
    expect(chain.length).toBe(1000);
    for (const index of [0, 1.5, 1001]) expect(() => chain.seeds(index, "")).toThrow(`no shoe ${index}`);
    expect(() => chain.seeds(1, "\ud83c")).toThrow("UTF-8");
  });
});

describe("a table with a chain of seeds", () => {
  it("publishes the place of its shoe", () => {
    const seeds = new SeedChain(new Uint8Array(32), 10).seeds(3, "words");
    const { fairness } = new Table({ rules: "thunderjack", seeds });
    expect(fairness).toEqual({
      scheme: "hmac-sha256/2",
      commitment: commitmentTo(seeds.serverSeed),
      clientSeed: "words",
      chosen: false,
      chain: { anchor: seeds.chain?.anchor, index: 3, length: 10 },
    });
  });
});
