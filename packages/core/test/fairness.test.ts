import { createHash, createHmac } from "node:crypto";
import { canonicalCards } from "@thunderjack/cards";
import { describe, expect, it } from "vitest";
import { chosenSeeds, commitmentTo, fairChance, randomSeeds, Shoe, Table } from "../src/index.js";

const bytes = (value: number) => new Uint8Array(32).fill(value);

/** A second implementation of the scheme. It uses the cryptography of Node, like an independent verifier. */
function expectedOrder(key: Uint8Array, clientSeed: string, nonce: number, cards: readonly string[]): string[] {
  const words: number[] = [];
  let block = 0;
  const nextWord = (): number => {
    if (words.length === 0) {
      const mac = createHmac("sha256", key).update(`${clientSeed}:${nonce}:${block++}`).digest();
      for (let at = 0; at < 32; at += 4) words.push(mac.readUInt32BE(at));
    }
    return words.shift() ?? 0;
  };
  const order = [...cards];
  for (let i = order.length - 1; i >= 1; i--) {
    let word = nextWord();
    while (word >= Math.floor(2 ** 32 / (i + 1)) * (i + 1)) word = nextWord();
    const j = word % (i + 1);
    [order[i], order[j]] = [order[j] ?? "", order[i] ?? ""];
  }
  return order;
}

describe("the fair shuffle", () => {
  it("rejects a seed with a lone surrogate, which would deal the cards of another text", () => {
    expect(() => chosenSeeds("bolt \ud83c")).toThrow(RangeError);
    expect(() => randomSeeds(bytes(7), "\udca1")).toThrow(/UTF-8/);
    expect(randomSeeds(bytes(7), "⚡🃏").clientSeed).toBe("⚡🃏");
  });

  it("commits to the server seed by its SHA-256", () => {
    expect(commitmentTo(bytes(0))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  });

  it.each([1, 4, 8])("deals %i decks as the scheme defines, shuffle by shuffle", (decks) => {
    const cards = canonicalCards(decks);
    const clientSeed = "the player's own words ♠";
    for (const nonce of [0, 1, 2, 10]) {
      const shoe = new Shoe(decks, fairChance(randomSeeds(bytes(7), clientSeed)), false);
      expect(shoe.shuffle(nonce)).toBe(cards.length);
      const drawn = cards.map(() => shoe.draw("dealer"));
      expect(drawn.reverse()).toEqual(expectedOrder(bytes(7), clientSeed, nonce, cards));
    }
  });

  it("skips the words that would make small numbers more likely", () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    const chance = fairChance(randomSeeds(bytes(7), ""), () => () => words);
    const below = chance(0);
    expect([below(3), below(3)]).toEqual([(2 ** 32 - 2) % 3, 5 % 3]);
    expect(chance(0)(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it("has a name, which a table publishes", () => {
    const { fairness } = new Table({ rules: "thunderjack", seeds: randomSeeds(bytes(7), "words") });
    expect(fairness).toMatchObject({ scheme: "hmac-sha256/1", clientSeed: "words", chosen: false });
  });

  it("derives a server seed from a chosen text, with an empty client seed", () => {
    const seeds = chosenSeeds("a plain win");
    expect(seeds.serverSeed).toEqual(
      new Uint8Array(createHash("sha256").update("thunderjack/seed/1:a plain win").digest()),
    );
    expect(seeds.clientSeed).toBe("");
    expect(seeds.chosen).toBe(true);
  });

  it("rejects a server seed that is not 32 bytes long", () => {
    expect(() => randomSeeds(new Uint8Array(31), "")).toThrow("32 bytes, not 31");
  });

  it("shuffles only the tray if the shoe is empty, from the canonical order of its cards", () => {
    const shoe = new Shoe(1, fairChance(chosenSeeds("dry")), false);
    shoe.shuffle(0);
    const early = Array.from({ length: 40 }, () => shoe.draw("right"));
    shoe.discard();
    const late = Array.from({ length: 12 }, () => shoe.draw("right"));
    expect(shoe.shuffle(1)).toBe(40);
    const tray = canonicalCards(1).filter((card) => early.includes(card));
    const drawn = tray.map(() => shoe.draw("dealer"));
    expect(drawn.reverse()).toEqual(expectedOrder(chosenSeeds("dry").serverSeed, "", 1, tray));
    expect(late.every((card) => shoe.placeOf(card) === "hand")).toBe(true);
  });
});
