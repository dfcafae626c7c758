import { describe, expect, test } from "vitest";
import { Deck, DeckError } from "../src/deck/index.js";
import { unmoved } from "./chance.js";

/** Returns a deck with the cards 1: h2, 2: h2, 3: h9, 4: s9, 5: s2. Card 5 is on top. */
function smallDeck(): Deck {
  const deck = new Deck({ random: unmoved });
  deck.createCards([
    { type: "h", typeArg: 2, nbr: 2 },
    { type: "h", typeArg: 9, nbr: 1 },
    { type: "s", typeArg: 9, nbr: 1 },
    { type: "s", typeArg: 2, nbr: 1 },
  ]);
  return deck;
}

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).join(" ");

describe("getCard", () => {
  test("returns the card with its current place", () => {
    expect(smallDeck().getCard("3")).toEqual({ id: "3", type: "h", typeArg: 9, location: "deck", locationArg: 2 });
  });

  test("returns null for an unknown id", () => {
    expect(smallDeck().getCard("6")).toBeNull();
    expect(smallDeck().getCard("toString")).toBeNull();
  });

  test("returns a snapshot that does not change", () => {
    const deck = smallDeck();
    const card = deck.getCard("3");
    deck.moveCard("3", "hand", 1);
    expect(card).toMatchObject({ location: "deck" });
  });
});

describe("getCards", () => {
  test("returns the cards in the order of the ids", () => {
    expect(ids(smallDeck().getCards(["4", "1", "3"]))).toBe("4 1 3");
    expect(smallDeck().getCards([])).toEqual([]);
  });

  test("rejects an id that is unknown or repeated", () => {
    expect(() => smallDeck().getCards(["1", "6"])).toThrow('There is no card "6".');
    expect(() => smallDeck().getCards(["1", "2", "1"])).toThrow('The card "1" is named twice.');
  });
});

describe("The cards of a place", () => {
  test("are listed in the order of their creation by default", () => {
    const deck = smallDeck();
    deck.insertCard("1", "deck", 9);
    expect(ids(deck.getCardsInLocation("deck"))).toBe("1 2 3 4 5");
    expect(ids(deck.getCardsInLocation("deck", undefined, "id"))).toBe("1 2 3 4 5");
  });

  test("are ordered by number: card 10 comes after card 2", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([{ type: "h", typeArg: 2, nbr: 11 }]);
    expect(ids(deck.getCardsInLocation("deck"))).toBe("1 2 3 4 5 6 7 8 9 10 11");
  });

  test("are listed in the order of the pile, of a field, or of a compare function", () => {
    const deck = smallDeck();
    deck.insertCard("1", "deck", 9);
    expect(ids(deck.getCardsInLocation("deck", undefined, "locationArg"))).toBe("2 3 4 5 1");
    expect(ids(deck.getCardsInLocation("deck", undefined, "typeArg"))).toBe("2 5 1 3 4");
    expect(ids(deck.getCardsInLocation("deck", undefined, "type"))).toBe("2 3 1 4 5");
    expect(ids(deck.getCardsInLocation("deck", undefined, (a, b) => Number(b.id) - Number(a.id)))).toBe("5 4 3 2 1");
  });

  test("can be filtered by their argument", () => {
    const deck = smallDeck();
    deck.pickCards(2, "deck", 1);
    deck.pickCards(1, "deck", 2);
    expect(ids(deck.getCardsInLocation("hand", 1))).toBe("4 5");
    expect(ids(deck.getPlayerHand(1))).toBe("4 5");
    expect(ids(deck.getPlayerHand(2))).toBe("3");
    expect(deck.getPlayerHand(3)).toEqual([]);
  });

  test("are an empty list for an empty or unused place", () => {
    const deck = smallDeck();
    deck.moveAllCardsInLocation("deck", "box");
    expect(deck.getCardsInLocation("deck")).toEqual([]);
    expect(deck.getCardsInLocation("attic")).toEqual([]);
  });
});

describe("An optional argument that is null", () => {
  test("has the same effect as an omitted one", () => {
    const deck = smallDeck();
    deck.pickCards(2, "deck", 1);
    deck.pickCards(1, "deck", 2);
    expect(ids(deck.getCardsInLocation("hand", null))).toBe("3 4 5");
    expect(ids(deck.getCardsInLocation("hand", null, "locationArg"))).toBe("5 4 3");
    expect(ids(deck.getCardsInLocation("hand", 1, null))).toBe("4 5");
    expect(deck.countCardInLocation("hand", null)).toBe(3);
    expect(ids(deck.getCardsOfType("h", null))).toBe("1 2 3");
    expect(ids(deck.getCardsOfTypeInLocation("s", null, "hand", null))).toBe("4 5");
    expect(deck.createCards([{ type: "h", typeArg: 2, nbr: 1 }], "deck", null)).toMatchObject([{ locationArg: 2 }]);
  });
});

describe("The top of a pile", () => {
  test("is returned without moving it", () => {
    const deck = smallDeck();
    expect(deck.getCardOnTop("deck")?.id).toBe("5");
    expect(ids(deck.getCardsOnTop(3, "deck"))).toBe("5 4 3");
    expect(deck.countCardInLocation("deck")).toBe(5);
  });

  test("is the whole pile if more cards are requested", () => {
    const deck = smallDeck();
    expect(ids(deck.getCardsOnTop(9, "deck"))).toBe("5 4 3 2 1");
    expect(deck.getCardsOnTop(0, "deck")).toEqual([]);
  });

  test("of an empty pile is null", () => {
    const deck = smallDeck();
    expect(deck.getCardOnTop("discard")).toBeNull();
    expect(deck.getCardsOnTop(2, "discard")).toEqual([]);
  });
});

describe("The extreme positions of a pile", () => {
  test("are the highest and the lowest", () => {
    const deck = smallDeck();
    deck.insertCardOnExtremePosition("3", "deck", false);
    deck.insertCard("1", "deck", 40);
    expect([deck.getExtremePosition(true, "deck"), deck.getExtremePosition(false, "deck")]).toEqual([40, -1]);
  });

  test("are 0 when it is empty", () => {
    const deck = smallDeck();
    deck.moveCard("1", "table", 8);
    deck.moveCard("1", "deck", 8);
    expect([deck.getExtremePosition(true, "table"), deck.getExtremePosition(false, "attic")]).toEqual([0, 0]);
  });
});

describe("Cards of a type", () => {
  test("are found in all places", () => {
    const deck = smallDeck();
    deck.moveCard("2", "hand", 1);
    expect(ids(deck.getCardsOfType("h"))).toBe("1 2 3");
    expect(ids(deck.getCardsOfType("h", 2))).toBe("1 2");
    expect(deck.getCardsOfType("d")).toEqual([]);
  });

  test("are found in one place, or in one hand", () => {
    const deck = smallDeck();
    deck.moveCards(["1", "3"], "hand", 1);
    deck.moveCards(["2"], "hand", 2);
    expect(ids(deck.getCardsOfTypeInLocation("h", undefined, "hand"))).toBe("1 2 3");
    expect(ids(deck.getCardsOfTypeInLocation("h", 2, "hand"))).toBe("1 2");
    expect(ids(deck.getCardsOfTypeInLocation("h", 2, "hand", 1))).toBe("1");
    expect(deck.getCardsOfTypeInLocation("h", 2, "deck")).toEqual([]);
  });
});

describe("Counting", () => {
  test("returns the number of cards in a place, in all places, and by argument", () => {
    const deck = smallDeck();
    deck.pickCards(2, "deck", 1);
    deck.pickCards(1, "deck", -2);
    expect([deck.countCardInLocation("hand"), deck.countCardInLocation("hand", 1)]).toEqual([3, 2]);
    expect([deck.countCardInLocation("hand", 7), deck.countCardInLocation("attic")]).toEqual([0, 0]);
    expect(deck.countCardsInLocations()).toEqual({ deck: 2, hand: 3 });
    expect(deck.countCardsByLocationArgs("hand")).toEqual({ 1: 2, "-2": 1 });
    expect(deck.countCardsByLocationArgs("attic")).toEqual({});
  });

  test("omits places that were emptied", () => {
    const deck = smallDeck();
    deck.moveAllCardsInLocation("deck", "box");
    expect(deck.countCardsInLocations()).toEqual({ box: 5 });
  });
});

test("DeckError is an Error with its own name", () => {
  const error = new DeckError("No.");
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.message]).toEqual(["DeckError", "No."]);
});
