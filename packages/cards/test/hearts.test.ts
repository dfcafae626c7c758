import { describe, expect, test } from "vitest";
import { deal, newDeck, playDeal, playTrick } from "../examples/hearts.js";
import { seeded } from "./chance.js";

describe("Hearts", () => {
  test("begins with thirteen cards for each of four players", () => {
    const deck = newDeck(seeded(1));
    deal(deck);
    expect(deck.countCardsInLocations()).toEqual({ hand: 52 });
    expect(deck.countCardsByLocationArgs("hand")).toEqual({ 0: 13, 1: 13, 2: 13, 3: 13 });
  });

  test("moves one card of each player to the table for a trick, and all four to the winner", () => {
    const deck = newDeck(seeded(2));
    deal(deck);
    const winner = playTrick(deck, 3);
    expect(deck.countCardsByLocationArgs("hand")).toEqual({ 0: 12, 1: 12, 2: 12, 3: 12 });
    expect(deck.countCardsByLocationArgs("won")).toEqual({ [winner]: 4 });
    expect(deck.countCardInLocation("table")).toBe(0);
  });

  test("has twenty-six points in every deal, each of which deals all cards again", () => {
    const deck = newDeck(seeded(3));
    const hands: string[] = [];
    for (let round = 0; round < 20; round++) {
      const points = playDeal(deck, round % 4);
      expect(points.reduce((sum, taken) => sum + taken)).toBe(26);
      expect(deck.countCardsInLocations()).toEqual({ won: 52 });
      hands.push(points.join());
    }
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});
