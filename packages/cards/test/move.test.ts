import { describe, expect, test } from "vitest";
import { Deck, DeckError } from "../src/deck/index.js";
import { unmoved } from "./chance.js";

/** Returns a deck with five cards in the place `deck`, "1" at the bottom. */
function five(): Deck {
  const deck = new Deck({ random: unmoved });
  deck.createCards([{ type: "c", typeArg: 1, nbr: 5 }]);
  return deck;
}

/** Returns the ids and positions of a place, from the bottom to the top. */
function pile(deck: Deck, location: string): string {
  const cards = deck.getCardsInLocation(location, undefined, "locationArg");
  return cards.map(({ id, locationArg }) => `${id}@${locationArg}`).join(" ");
}

describe("A card that is moved", () => {
  test("is in its new place, whatever its place was before", () => {
    const deck = five();
    deck.moveCard("3", "table", 12);
    expect(deck.getCard("3")).toMatchObject({ location: "table", locationArg: 12 });
    deck.moveCard("3", "hand");
    expect(deck.getCard("3")).toMatchObject({ location: "hand", locationArg: 0 });
    expect(pile(deck, "deck")).toBe("1@0 2@1 4@3 5@4");
    expect(pile(deck, "table")).toBe("");
  });

  test("gets a new position when it is moved within its pile", () => {
    const deck = five();
    deck.moveCard("5", "deck", 1);
    expect(pile(deck, "deck")).toBe("1@0 2@1 5@1 3@2 4@3");
  });

  test("must exist", () => {
    const deck = five();
    expect(() => deck.moveCard("6", "hand")).toThrow('There is no card "6".');
    expect(() => deck.moveCard("", "hand")).toThrow(DeckError);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("cannot have the argument %s", (arg) => {
    const deck = five();
    expect(() => deck.moveCard("1", "hand", arg)).toThrow(DeckError);
    expect(() => deck.insertCard("1", "deck", arg)).toThrow(DeckError);
    expect(() => deck.moveAllCardsInLocation("deck", "hand", undefined, arg)).toThrow(DeckError);
    expect(pile(deck, "deck")).toBe("1@0 2@1 3@2 4@3 5@4");
  });
});

describe("Cards that are moved together", () => {
  test("lie in the order of the list", () => {
    const deck = five();
    deck.moveCards(["4", "1", "3"], "table");
    expect(pile(deck, "table")).toBe("4@0 1@0 3@0");
    expect(pile(deck, "deck")).toBe("2@1 5@4");
  });

  test("may come from several places", () => {
    const deck = five();
    deck.moveCard("2", "table", 3);
    deck.moveCards(["2", "5"], "hand", 1);
    expect(pile(deck, "hand")).toBe("2@1 5@1");
    expect(pile(deck, "table")).toBe("");
  });

  test("are not moved when one of them is unknown or repeated", () => {
    const deck = five();
    expect(() => deck.moveCards(["1", "2", "nine"], "hand")).toThrow('There is no card "nine".');
    expect(() => deck.moveCards(["1", "2", "1"], "hand")).toThrow('The card "1" is named twice.');
    expect(deck.countCardsInLocations()).toEqual({ deck: 5 });
  });

  test("can be an empty list", () => {
    const deck = five();
    deck.moveCards([], "hand");
    expect(deck.countCardsInLocations()).toEqual({ deck: 5 });
  });
});

describe("A card inserted into a pile", () => {
  test("moves the cards at its position and above up by one", () => {
    const deck = five();
    deck.moveCard("5", "hand");
    deck.insertCard("5", "deck", 2);
    expect(pile(deck, "deck")).toBe("1@0 2@1 5@2 3@3 4@4");
  });

  test("moves no card at a free position", () => {
    const deck = five();
    deck.moveCards(["2", "3"], "hand");
    deck.insertCard("2", "deck", 1);
    expect(pile(deck, "deck")).toBe("1@0 2@1 4@3 5@4");
  });

  test("moves cards above a gap up too, if its position is taken", () => {
    const deck = five();
    deck.moveCards(["2", "3"], "hand");
    deck.insertCard("2", "deck", 0);
    expect(pile(deck, "deck")).toBe("2@0 1@1 4@4 5@5");
  });

  test("does not change the order of cards at one position", () => {
    const deck = five();
    deck.moveCards(["1", "2", "3", "4"], "table", 3);
    deck.insertCard("5", "table", 3);
    expect(pile(deck, "table")).toBe("5@3 1@4 2@4 3@4 4@4");
  });

  test("is removed first when it comes from the same pile, so that its own position is free", () => {
    const deck = five();
    deck.insertCard("2", "deck", 3);
    expect(pile(deck, "deck")).toBe("1@0 3@2 2@3 4@4 5@5");
    deck.insertCard("5", "deck", 0);
    expect(pile(deck, "deck")).toBe("5@0 1@1 3@3 2@4 4@5");
    deck.insertCard("3", "deck", 3);
    expect(pile(deck, "deck")).toBe("5@0 1@1 3@3 2@4 4@5");
  });

  test("can have any position, even below zero", () => {
    const deck = five();
    deck.moveCard("1", "hand");
    deck.insertCard("1", "deck", -3);
    expect(pile(deck, "deck")).toBe("1@-3 2@1 3@2 4@3 5@4");
  });

  test("must exist", () => {
    const deck = five();
    expect(() => deck.insertCard("6", "deck", 0)).toThrow(DeckError);
    expect(() => deck.insertCardOnExtremePosition("6", "deck", true)).toThrow(DeckError);
    expect(() => deck.playCard("6")).toThrow(DeckError);
    expect(pile(deck, "deck")).toBe("1@0 2@1 3@2 4@3 5@4");
  });
});

describe("A card put on top or at the bottom", () => {
  test("gets the next position, even below zero", () => {
    const deck = five();
    deck.insertCardOnExtremePosition("3", "deck", false);
    expect(pile(deck, "deck")).toBe("3@-1 1@0 2@1 4@3 5@4");
    deck.insertCardOnExtremePosition("5", "deck", false);
    expect(pile(deck, "deck")).toBe("5@-2 3@-1 1@0 2@1 4@3");
    deck.insertCardOnExtremePosition("3", "deck", true);
    expect(pile(deck, "deck")).toBe("5@-2 1@0 2@1 4@3 3@4");
  });

  test("has the position 1 or -1 in an empty pile", () => {
    const deck = five();
    deck.insertCardOnExtremePosition("2", "table", true);
    deck.insertCardOnExtremePosition("3", "attic", false);
    expect([pile(deck, "table"), pile(deck, "attic")]).toEqual(["2@1", "3@-1"]);
  });

  test("gets the next position even when it is already on top or at the bottom", () => {
    const deck = five();
    deck.insertCardOnExtremePosition("5", "deck", true);
    deck.insertCardOnExtremePosition("1", "deck", false);
    expect(pile(deck, "deck")).toBe("1@-1 2@1 3@2 4@3 5@5");
  });

  test("is on top of the discard pile after playCard", () => {
    const deck = five();
    deck.playCard("2");
    deck.playCard("5");
    deck.playCard("1");
    expect(pile(deck, "discard")).toBe("2@1 5@2 1@3");
    expect(deck.getCardOnTop("discard")?.id).toBe("1");
  });
});

describe("A position beyond the safe integers", () => {
  const { MAX_SAFE_INTEGER: highest, MIN_SAFE_INTEGER: lowest } = Number;

  test("makes the deck renumber the pile from 0, in the same order", () => {
    const deck = five();
    deck.moveCard("1", "deck", highest);
    deck.insertCardOnExtremePosition("2", "deck", true);
    expect(pile(deck, "deck")).toBe("3@1 4@2 5@3 1@4 2@5");
    deck.moveCard("3", "deck", lowest);
    deck.insertCardOnExtremePosition("4", "deck", false);
    expect(pile(deck, "deck")).toBe("4@-1 3@0 5@2 1@3 2@4");
  });

  test("is not reached by inserted cards", () => {
    const deck = five();
    deck.moveCard("1", "deck", highest);
    deck.insertCard("2", "deck", highest);
    expect(pile(deck, "deck")).toBe("3@1 4@2 5@3 2@4 1@5");
    deck.moveCard("1", "deck", highest);
    deck.moveCards(["4", "5"], "hand");
    deck.insertCard("4", "deck", 1);
    expect(pile(deck, "deck")).toBe("4@0 3@1 2@2 1@3");
    deck.insertCard("5", "deck", highest);
    expect(pile(deck, "deck")).toBe(`4@0 3@1 2@2 1@3 5@${highest}`);
  });

  test("is not reached by new cards", () => {
    const deck = five();
    deck.moveCard("1", "deck", highest - 1);
    deck.createCards([{ type: "c", typeArg: 1, nbr: 1 }]);
    expect(deck.getCard("6")?.locationArg).toBe(highest);
    deck.createCards([{ type: "c", typeArg: 1, nbr: 2 }]);
    expect(pile(deck, "deck")).toBe("2@0 3@1 4@2 5@3 1@4 6@5 7@6 8@7");
  });

  test("is not the lowest or the highest safe integer, which are valid positions", () => {
    const deck = five();
    deck.insertCard("1", "deck", lowest);
    deck.insertCard("2", "deck", highest - 1);
    deck.insertCard("5", "deck", lowest);
    expect(pile(deck, "deck")).toBe(`5@${lowest} 1@${lowest + 1} 3@3 4@4 2@${highest}`);
  });
});

describe("All cards of a place", () => {
  test("are moved together, and keep their order but not their positions", () => {
    const deck = five();
    deck.moveAllCardsInLocation("deck", "discard");
    expect(pile(deck, "discard")).toBe("1@0 2@0 3@0 4@0 5@0");
    deck.moveAllCardsInLocation("discard", "hand", undefined, 4);
    expect(pile(deck, "hand")).toBe("1@4 2@4 3@4 4@4 5@4");
  });

  test("are placed above the cards with the same argument, below those with a higher one", () => {
    const deck = five();
    deck.moveCards(["4", "5"], "table");
    deck.moveAllCardsInLocation("table", "deck", undefined, 1);
    expect(pile(deck, "deck")).toBe("1@0 2@1 4@1 5@1 3@2");
  });

  test("can be filtered by their argument", () => {
    const deck = five();
    deck.pickCards(2, "deck", 1);
    deck.pickCards(2, "deck", 2);
    deck.moveAllCardsInLocation("hand", "table", 2, 9);
    expect([pile(deck, "hand"), pile(deck, "table")]).toEqual(["5@1 4@1", "3@9 2@9"]);
  });

  test("are not filtered by the argument null", () => {
    const deck = five();
    deck.moveAllCardsInLocation("deck", "table", null, 9);
    expect(pile(deck, "table")).toBe("1@9 2@9 3@9 4@9 5@9");
    deck.moveAllCardsInLocation(null, "hand", null);
    expect(pile(deck, "hand")).toBe("1@0 2@0 3@0 4@0 5@0");
  });

  test("can stay in their place and get a new argument", () => {
    const deck = five();
    deck.moveAllCardsInLocation("deck", "deck", undefined, 7);
    expect(pile(deck, "deck")).toBe("1@7 2@7 3@7 4@7 5@7");
  });

  test("can come from all places, collected place by place", () => {
    const deck = five();
    deck.moveCard("1", "table");
    deck.moveCard("4", "hand", 1);
    deck.moveCard("2", "table");
    deck.moveAllCardsInLocation(null, "hand", undefined, 3);
    expect(pile(deck, "hand")).toBe("3@3 5@3 1@3 2@3 4@3");
    expect(deck.countCardsInLocations()).toEqual({ hand: 5 });
  });

  test("can come from all places, filtered by their argument", () => {
    const deck = five();
    deck.moveCards(["4", "5"], "hand", 1);
    deck.moveAllCardsInLocation(null, "box", 1);
    expect(pile(deck, "box")).toBe("2@0 4@0 5@0");
  });

  test("may be none, if the place is empty", () => {
    const deck = five();
    deck.moveAllCardsInLocation("attic", "deck");
    deck.moveAllCardsInLocationKeepOrder("attic", "deck");
    expect(pile(deck, "deck")).toBe("1@0 2@1 3@2 4@3 5@4");
  });

  test("can keep their positions", () => {
    const deck = five();
    deck.moveCard("3", "table", 1);
    deck.moveAllCardsInLocationKeepOrder("deck", "table");
    expect(pile(deck, "table")).toBe("1@0 3@1 2@1 4@3 5@4");
    deck.moveAllCardsInLocationKeepOrder("table", "table");
    expect(pile(deck, "table")).toBe("1@0 3@1 2@1 4@3 5@4");
  });
});
