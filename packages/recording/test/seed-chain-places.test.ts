import { commitmentTo, LONGEST_CHAIN, SeedChain } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { SeedChainPlaces } from "../src/verify/seed-chain-places.js";

const LONG = new SeedChain(new Uint8Array(32).fill(1), LONGEST_CHAIN);
const SHORT = new SeedChain(new Uint8Array(32).fill(2), 9);

/** Returns the fields of a header about the place of a shoe in a chain. */
function shoeOf(chain: SeedChain, index: number) {
  return { commitment: commitmentTo(chain.seeds(index, "").serverSeed), anchor: chain.anchor, index };
}

describe("the places of shoes in their chains", () => {
  it("are checked with exactly 10,000 hashes and one for each shoe", () => {
    const places = new SeedChainPlaces();
    expect(places.isPlace(shoeOf(LONG, LONGEST_CHAIN))).toBe(true);
    // Two hashes are left, and one is added.
    expect(places.isPlace(shoeOf(SHORT, 5))).toBeNull();
    const others = new SeedChainPlaces();
    others.isPlace(shoeOf(LONG, LONGEST_CHAIN));
    expect(others.isPlace(shoeOf(SHORT, 4))).toBe(true);
  });

  it("need no hashes for a shoe that was checked before", () => {
    const places = new SeedChainPlaces();
    for (let time = 0; time < 3; time++) expect(places.isPlace(shoeOf(LONG, LONGEST_CHAIN - 1))).toBe(true);
  });
});
