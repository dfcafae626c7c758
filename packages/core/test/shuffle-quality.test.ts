import { canonicalCards } from "@thunderjack/cards";
import { describe, expect, it } from "vitest";
import { chosenSeeds, fairChance, Shoe } from "../src/index.js";
import { PositionTally } from "./position-tally.js";

/*
 * The number of shuffles of each test. The unfair shuffles show that it is large enough.
 */

const SHUFFLES = process.env.THOROUGH ? 10_000_000 : 30_000;
const CARDS = 52;
/**
 * A fair shuffle exceeds this deviation about once in two thousand tests. The seeds are fixed, so every run has the
 * same result.
 */
const LARGEST_DEVIATION = 3.5;

/** A fast generator for the unfair shuffles: Marsaglia's xorshift, with 32 bits of state. */
function words(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Returns the deviation of many shuffles of canonical decks from a uniform distribution. */
function deviateOf(shuffled: (order: number[]) => ArrayLike<number>): number {
  const tally = new PositionTally(CARDS);
  const canonical = Array.from({ length: CARDS }, (_, place) => place);
  const order = [...canonical];
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
    for (let place = 0; place < CARDS; place++) order[place] = place;
    tally.add(shuffled(order));
  }
  return tally.deviate;
}

function swap(order: number[], one: number, other: number): void {
  const held = order[one] ?? 0;
  order[one] = order[other] ?? 0;
  order[other] = held;
}

describe("the fair shuffle", () => {
  it("brings every card to every position equally often", () => {
    const shoe = new Shoe(1, fairChance(chosenSeeds("position by card")), false);
    const numbers = new Map(canonicalCards(1).map((card, place) => [card, place]));
    const drawn = new Int32Array(CARDS);
    let shuffle = 0;
    const deviate = deviateOf(() => {
      shoe.discard();
      shoe.shuffle(shuffle++);
      for (let place = 0; place < CARDS; place++) drawn[place] = numbers.get(shoe.draw("dealer")) ?? 0;
      return drawn;
    });
    console.info(`fair shuffle: ${SHUFFLES} shuffles, ${deviate.toFixed(2)} standard deviations from even`);
    expect(Math.abs(deviate)).toBeLessThan(LARGEST_DEVIATION);
  });
});

describe("an unfair shuffle", () => {
  const next = words();
  const below = (bound: number) => Math.floor((next() / 2 ** 32) * bound);

  it.each<[string, (order: number[]) => ArrayLike<number>]>([
    [
      "swaps each card with a card at any position",
      (order) => {
        for (let place = 0; place < CARDS; place++) swap(order, place, below(CARDS));
        return order;
      },
    ],
    ["sorts with a random comparison", (order) => order.sort(() => next() - 2 ** 31)],
    [
      "moves every card (Sattolo's algorithm)",
      (order) => {
        for (let place = CARDS - 1; place > 0; place--) swap(order, place, below(place));
        return order;
      },
    ],
    [
      "takes bytes modulo the bound, and skips none",
      (order) => {
        for (let place = CARDS - 1; place > 0; place--) swap(order, place, (next() >>> 24) % (place + 1));
        return order;
      },
    ],
    [
      "stops one card too early",
      (order) => {
        for (let place = CARDS - 1; place > 1; place--) swap(order, place, below(place + 1));
        return order;
      },
    ],
  ])("is detected: it %s", (_name, shuffled) => {
    expect(deviateOf(shuffled)).toBeGreaterThan(2 * LARGEST_DEVIATION);
  });

  it("differs from a correct one with the same generator, which passes", () => {
    const deviate = deviateOf((order) => {
      for (let place = CARDS - 1; place > 0; place--) swap(order, place, below(place + 1));
      return order;
    });
    expect(Math.abs(deviate)).toBeLessThan(LARGEST_DEVIATION);
  });
});
