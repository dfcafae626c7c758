import { expect, test } from "vitest";
import * as deck from "../src/deck/index.js";
import * as cards from "../src/index.js";

test("the main entry point exports card ids, ranks and suits, and nothing else", () => {
  expect(Object.keys(cards).sort()).toEqual([
    "RANKS",
    "SUITS",
    "atLeast",
    "canonicalCards",
    "cardId",
    "compareRanks",
    "deckOf",
    "isCardId",
    "pointsOf",
    "rankOf",
    "suitOf",
  ]);
});

test("the entry point deck exports the Deck and its shuffle, and nothing else", () => {
  expect(Object.keys(deck).sort()).toEqual(["BareDeck", "Deck", "DeckError", "shuffleCards"]);
});
