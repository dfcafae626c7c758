import { type CardId, canonicalCards } from "@thunderjack/cards";
import { chosenSeeds, fairChance, ruleSet, Shoe } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRecording } from "../src/index.js";
import { type RecordedShoe, recordedShoe } from "../src/verify/recorded-shoe.js";
import { playedTable, textOf } from "./played-table.js";

/* Compares the shoe of a recording without a seed with a complete shoe in which each recorded card is put on top. */

const { recording } = parseRecording(textOf(playedTable(ruleSet("thunderjack"), "recorded", []).lines));
if (recording === null) throw new Error("The recording cannot be read.");
const { decks } = recording.header.rules;
const CARDS = canonicalCards(decks);

/** Returns the shoe of a recording with these cards. */
function shoeWith(cards: readonly CardId[]): RecordedShoe {
  const events = cards.map((card, place) => {
    const dealt = { type: "CardDealt", to: "dealer", card, faceDown: false } as const;
    return { ...dealt, seq: place + 1, t: 0 };
  });
  return recordedShoe({ recording: recording as NonNullable<typeof recording>, events });
}

const anyCard = fc.constantFrom(...CARDS.slice(0, 12), "k_s_99" as CardId);
const anyStep = fc.oneof(
  { weight: 5, arbitrary: anyCard },
  fc.constantFrom("discard" as const, "shuffle" as const),
  fc.record({ stacked: fc.array(anyCard, { maxLength: 4 }), afterShuffle: fc.boolean() }),
);

describe("the shoe of a recording without a seed", () => {
  it("deals the recorded cards that a complete shoe contains, and answers as that shoe does", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        const complete = new Shoe(decks, fairChance(chosenSeeds("")), true);
        const shoe = shoeWith(steps.filter((step): step is CardId => typeof step === "string" && step.includes("_")));
        for (const step of steps) {
          if (step === "discard") {
            complete.discard();
            shoe.discard();
          } else if (step === "shuffle") expect(shoe.shuffle()).toBe(complete.shuffle(1));
          else if (typeof step === "object") {
            const { stacked, afterShuffle } = step;
            expect(shoe.whyNotStack(stacked, afterShuffle)).toEqual(complete.whyNotStack(stacked, afterShuffle));
          } else {
            const isInShoe = complete.placeOf(step) === "shoe";
            const card = shoe.draw();
            expect(card === step).toBe(isInShoe);
            // Another card that is in the shoe replaces the recorded one.
            expect(complete.placeOf(card)).toBe("shoe");
            complete.stack([card]);
            complete.draw("dealer");
          }
        }
      }),
    );
  });

  it("rejects a stack with a card that is unknown, outside the shoe or chosen twice", () => {
    const [first, second, third] = ["a_s_0", "2_s_0", "3_s_0"] as const;
    const shoe = shoeWith([first, second]);
    expect([shoe.draw(), shoe.draw()]).toEqual([first, second]);
    expect(shoe.whyNotStack(["k_s_99" as CardId], true)).toMatchObject({
      code: "card-not-in-shoe",
      detail: { card: "k_s_99", isKnown: false },
    });
    expect(shoe.whyNotStack([first], false)).toMatchObject({
      code: "card-not-in-shoe",
      detail: { card: first, isKnown: true },
    });
    expect(shoe.whyNotStack([third, third], false)).toMatchObject({
      code: "card-stacked-twice",
      detail: { card: third },
    });
    expect(shoe.whyNotStack([third], false)).toBeNull();
    // After a shuffle, the cards of the discard tray are in the shoe again.
    expect(shoe.whyNotStack([first], true)).toBeNull();
  });

  it("shuffles all cards that are not on the table, and replaces a recorded card that is outside the shoe", () => {
    const [first, second] = ["a_s_0", "2_s_0"] as const;
    const shoe = shoeWith([first, first, second]);
    expect(shoe.draw()).toBe(first);
    const other = shoe.draw();
    expect(other).not.toBe(first);
    expect(shoe.shuffle()).toBe(CARDS.length - 2);
    shoe.discard();
    expect(shoe.shuffle()).toBe(CARDS.length);
    const empty = shoeWith([]);
    for (const card of CARDS) expect(empty.draw()).toBe(card);
    expect(() => empty.draw()).toThrow("A card was drawn from an empty shoe.");
  });
});
