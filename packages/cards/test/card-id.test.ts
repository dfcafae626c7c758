import { describe, expect, test } from "vitest";
import {
  atLeast,
  type CardId,
  canonicalCards,
  cardId,
  compareRanks,
  deckOf,
  isCardId,
  pointsOf,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  suitOf,
} from "../src/index.js";

describe("A card id", () => {
  test("consists of the rank, the suit and the index of the deck", () => {
    expect(cardId("7", "c", 2)).toBe("7_c_2");
    expect(cardId("10", "h", 0)).toBe("10_h_0");
  });

  test("contains the rank, suit and deck that it was created from", () => {
    for (const rank of RANKS) {
      for (const suit of SUITS) {
        for (const deck of [0, 1, 7, 10, 123, Number.MAX_SAFE_INTEGER]) {
          const id = cardId(rank, suit, deck);
          expect([rankOf(id), suitOf(id), deckOf(id)]).toEqual([rank, suit, deck]);
          expect(isCardId(id)).toBe(true);
        }
      }
    }
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("cannot be created for deck %s", (deck) => {
    expect(() => cardId("a", "s", deck)).toThrow(RangeError);
  });

  test.each([
    "",
    "_",
    "a_s",
    "a_s_",
    "a_s_-1",
    "a_s_+1",
    "a_s_01",
    "a_s_00",
    "a_s_1.0",
    "a_s_1e3",
    "a_s_ 1",
    "a_s_1 ",
    " a_s_1",
    "a_s_1\n",
    "A_s_1",
    "a_S_1",
    "1_s_0",
    "0_s_0",
    "11_s_0",
    "10s_0",
    "100_s_0",
    "t_s_0",
    "7_x_0",
    "7-c-0",
    "7_c-0",
    "7c0",
    "7_cc_0",
    "77_c_0",
    "7_c_2_3",
    "7_c_٣",
    "7_c_9007199254740992",
    "7_c_99999999999999999999999",
  ])("cannot be the text %j", (text) => {
    expect(isCardId(text)).toBe(false);
  });
});

describe("The canonical order", () => {
  test("lists deck by deck and suit by suit, from the two to the ace", () => {
    const cards = canonicalCards(2);
    expect(cards).toHaveLength(104);
    expect(cards.slice(0, 14)).toEqual([
      ...["2_h_0", "3_h_0", "4_h_0", "5_h_0", "6_h_0", "7_h_0", "8_h_0", "9_h_0", "10_h_0"],
      ...["j_h_0", "q_h_0", "k_h_0", "a_h_0", "2_d_0"],
    ]);
    expect([cards[26], cards[39], cards[51], cards[52], cards[103]]).toEqual([
      ...["2_c_0", "2_s_0", "a_s_0", "2_h_1", "a_s_1"],
    ]);
    expect(new Set(cards).size).toBe(104);
  });

  test("is empty for no decks, and rejects a number of decks that is not a whole number of 0 or more", () => {
    expect(canonicalCards(0)).toEqual([]);
    expect(() => canonicalCards(0.5)).toThrow(RangeError);
    expect(() => canonicalCards(-1)).toThrow(RangeError);
  });
});

test("pointsOf returns 2 to 10 for the number cards, 10 for a court card and 1 for an ace", () => {
  const points = (rank: Rank) => pointsOf(`${rank}_h_0` satisfies CardId);
  expect(RANKS.map(points)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]);
});

describe("Ranks", () => {
  test("are ordered from the two to the ace", () => {
    expect([...RANKS].reverse().sort(compareRanks)).toEqual([...RANKS]);
    expect(compareRanks("a", "k")).toBeGreaterThan(0);
    expect(compareRanks("9", "10")).toBeLessThan(0);
    expect(compareRanks("q", "q")).toBe(0);
  });

  test("are at least as high as themselves and all lower ranks", () => {
    expect(atLeast("j", "j")).toBe(true);
    expect(atLeast("a", "j")).toBe(true);
    expect(atLeast("10", "j")).toBe(false);
  });

  test("and suits are frozen", () => {
    expect(Object.isFrozen(RANKS) && Object.isFrozen(SUITS)).toBe(true);
  });
});
