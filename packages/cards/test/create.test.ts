import { describe, expect, expectTypeOf, test } from "vitest";
import { Deck, DeckError } from "../src/deck/index.js";
import { type CardId, cardId, type Rank, type Suit } from "../src/index.js";
import { unmoved } from "./chance.js";

const twoHearts = { type: "h", typeArg: 2, nbr: 1 };

describe("New cards", () => {
  test("lie in the deck, with successive positions from 0, the last on top", () => {
    const deck = new Deck({ random: unmoved });
    const cards = deck.createCards([
      { type: "h", typeArg: 2, nbr: 2 },
      { type: "s", typeArg: 3, nbr: 1 },
    ]);
    expect(cards).toEqual([
      { id: "1", type: "h", typeArg: 2, location: "deck", locationArg: 0 },
      { id: "2", type: "h", typeArg: 2, location: "deck", locationArg: 1 },
      { id: "3", type: "s", typeArg: 3, location: "deck", locationArg: 2 },
    ]);
    expect(deck.getCardOnTop("deck")?.id).toBe("3");
  });

  test("are placed on top of the existing cards", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([twoHearts]);
    deck.insertCard("1", "deck", 40);
    expect(deck.createCards([twoHearts])).toMatchObject([{ id: "2", locationArg: 41 }]);
  });

  test("can be created in any place, with one argument", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([{ type: "h", typeArg: 2, nbr: 3 }], "hand", 7);
    expect(deck.countCardsByLocationArgs("hand")).toEqual({ 7: 3 });
  });

  test("get successive numbers as ids, even after other cards were moved", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([{ ...twoHearts, nbr: 2 }]);
    deck.moveAllCardsInLocation("deck", "box");
    expect(deck.createCards([{ ...twoHearts, nbr: 2 }]).map(({ id }) => id)).toEqual(["3", "4"]);
  });

  test("can get ids from their type, type argument and number of the copy", () => {
    const deck = new Deck({ random: unmoved, idOf: (suit: Suit, rank: Rank, pack) => cardId(rank, suit, pack) });
    deck.createCards([
      { type: "c", typeArg: "7", nbr: 3 },
      { type: "s", typeArg: "a", nbr: 1 },
    ]);
    expect(deck.getCardsInLocation("deck").map(({ id }) => id)).toEqual(["7_c_0", "7_c_1", "7_c_2", "a_s_0"]);
    expect(deck.getCard("7_c_2")).toMatchObject({ type: "c", typeArg: "7" });
  });

  test("may be an empty list", () => {
    const deck = new Deck({ random: unmoved });
    expect(deck.createCards([])).toEqual([]);
    expect(deck.createCards([{ ...twoHearts, nbr: 0 }])).toEqual([]);
    expect(deck.countCardsInLocations()).toEqual({});
  });
});

describe("createCards creates no card", () => {
  const named = () => new Deck({ random: unmoved, idOf: (type: string, typeArg: number) => `${type}${typeArg}` });

  test("when a new id is in use", () => {
    const deck = named();
    deck.createCards([twoHearts]);
    const before = deck.save();
    expect(() => deck.createCards([{ type: "s", typeArg: 9, nbr: 1 }, twoHearts])).toThrow(
      'The card "h2" exists already',
    );
    expect(deck.save()).toEqual(before);
  });

  test("when two new cards have the same id", () => {
    const deck = named();
    expect(() => deck.createCards([{ ...twoHearts, nbr: 2 }])).toThrow('The id "h2" is given to two cards');
    expect(deck.countCardsInLocations()).toEqual({});
  });

  test("when an id is not a non-empty string", () => {
    const empty = new Deck({ random: unmoved, idOf: () => "" });
    expect(() => empty.createCards([twoHearts])).toThrow(DeckError);
    const number: Deck = Reflect.construct(Deck, [{ random: unmoved, idOf: () => 7 }]);
    expect(() => number.createCards([twoHearts])).toThrow(DeckError);
  });

  test.each([-1, 1.5, Number.NaN])("when the number of cards is %s", (nbr) => {
    const deck = new Deck({ random: unmoved });
    expect(() => deck.createCards([twoHearts, { ...twoHearts, nbr }])).toThrow(DeckError);
    expect(deck.countCardsInLocations()).toEqual({});
  });

  test("when the argument is not an integer", () => {
    const deck = new Deck({ random: unmoved });
    expect(() => deck.createCards([twoHearts], "hand", 0.5)).toThrow(DeckError);
    expect(deck.countCardsInLocations()).toEqual({});
  });

  test("in a place that is not declared", () => {
    const deck = new Deck({ random: unmoved, locations: ["shoe", "tray"] });
    expect(() => deck.createCards([twoHearts])).toThrow('There is no place "deck" (declared: shoe, tray).');
    expect(deck.getCard("1")).toBeNull();
  });
});

describe("A deck with declared places", () => {
  const make = () => {
    const deck = new Deck({ random: unmoved, locations: ["shoe", "tray"] });
    deck.createCards([{ ...twoHearts, nbr: 2 }], "shoe");
    return deck;
  };
  const typo = "sheo" as "shoe";

  test("rejects every other place by name, in queries and in operations", () => {
    const deck = make();
    const before = deck.save();
    const attempts: (() => unknown)[] = [
      () => deck.place(typo),
      () => deck.pickCard("shoe", 1), // "hand" is not declared
      () => deck.pickCardForLocation(typo, "tray"),
      () => deck.pickCardForLocation("shoe", typo),
      () => deck.moveCard("1", typo),
      () => deck.moveCards([], typo),
      () => deck.insertCard("1", typo, 0),
      () => deck.insertCardOnExtremePosition("1", typo, true),
      () => deck.playCard("1"), // "discard" is not declared
      () => deck.moveAllCardsInLocation(typo, "tray"),
      () => deck.moveAllCardsInLocation("shoe", typo),
      () => deck.moveAllCardsInLocation(null, typo),
      () => deck.moveAllCardsInLocationKeepOrder("shoe", typo),
      () => deck.moveAllCardsInLocationKeepOrder(typo, "tray"),
      () => deck.shuffle(typo),
      () => deck.arrange(typo, []),
      () => deck.getCardsInLocation(typo),
      () => deck.getPlayerHand(1),
      () => deck.getCardOnTop(typo),
      () => deck.getCardsOnTop(1, typo),
      () => deck.getExtremePosition(true, typo),
      () => deck.getCardsOfTypeInLocation("h", 2, typo),
      () => deck.countCardInLocation(typo),
      () => deck.countCardsByLocationArgs(typo),
    ];
    for (const attempt of attempts) {
      expect(attempt, attempt.toString()).toThrow(DeckError);
      expect(attempt, attempt.toString()).toThrow(/^There is no place "(sheo|hand|discard)"/);
    }
    expect(deck.save()).toEqual(before);
  });

  test("ignores later changes of the list of names", () => {
    const locations = ["shoe"];
    const deck = new Deck({ random: unmoved, locations });
    locations.push("tray");
    expect(() => deck.place("tray")).toThrow(DeckError);
  });
});

test("The name of a place must be a non-empty string", () => {
  const deck = new Deck({ random: unmoved });
  expect(() => deck.place("")).toThrow(DeckError);
  expect(() => Reflect.apply(deck.getCardsInLocation, deck, [undefined])).toThrow(DeckError);
});

test("An invalid operation creates no place", () => {
  const deck = new Deck({ random: unmoved });
  const before = deck.save();
  expect(() => deck.pickCardForLocation("attic", "")).toThrow(DeckError);
  expect(() => deck.moveAllCardsInLocationKeepOrder("attic", "")).toThrow(DeckError);
  expect(() => deck.moveCard("none", "attic")).toThrow(DeckError);
  expect(deck.save()).toEqual(before);
});

test("The types of a deck follow from its options", () => {
  const deck = new Deck({
    random: unmoved,
    locations: ["shoe", "hand", "tray"],
    idOf: (suit: Suit, rank: Rank, pack) => cardId(rank, suit, pack),
  });
  expectTypeOf(deck).toEqualTypeOf<Deck<Suit, Rank, "shoe" | "hand" | "tray", CardId>>();
  expectTypeOf(deck.place("shoe").topId).toEqualTypeOf<CardId | null>();
  expectTypeOf(new Deck({ random: unmoved })).toEqualTypeOf<Deck<string, number, string, string>>();
  expectTypeOf<"sheo">().not.toExtend<Parameters<typeof deck.shuffle>[0]>();
});

test("Places can have the names of properties of Object.prototype", () => {
  const deck = new Deck({ random: unmoved });
  deck.createCards([{ ...twoHearts, nbr: 2 }], "__proto__");
  deck.moveCard("1", "constructor");
  expect(Object.entries(deck.countCardsInLocations())).toEqual([
    ["__proto__", 1],
    ["constructor", 1],
  ]);
  expect(deck.countCardInLocation("toString")).toBe(0);
});
