import { expect, test } from "vitest";
import * as cards from "../src/index.js";

test("The package offers these names, and no others, wherever there is JavaScript", () => {
  expect(Object.keys(cards).sort()).toEqual([
    "BareDeck",
    "Deck",
    "DeckError",
    "RANKS",
    "SUITS",
    "atLeast",
    "canonicalCards",
    "cardId",
    "compareRanks",
    "deckOf",
    "isCardId",
    "maskCard",
    "maskChange",
    "pointsOf",
    "rankOf",
    "suitOf",
  ]);
});
