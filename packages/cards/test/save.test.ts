import { describe, expect, test } from "vitest";
import { Deck, DeckError, type SavedDeck } from "../src/deck/index.js";
import { cardId, isCardId, type Rank, type Suit } from "../src/index.js";
import { seeded, unmoved } from "./chance.js";

const options = { random: unmoved, autoreshuffle: true };

function played(): Deck {
  const deck = new Deck({ ...options, random: seeded(4) });
  deck.createCards([
    { type: "h", typeArg: 2, nbr: 6 },
    { type: "s", typeArg: 9, nbr: 6 },
  ]);
  deck.shuffle("deck");
  deck.pickCards(2, "deck", 1);
  deck.moveCards(["7", "2", "11"], "discard");
  deck.insertCardOnExtremePosition("3", "deck", false);
  deck.moveAllCardsInLocation("hand", "attic", 1, -5);
  return deck;
}

describe("A saved deck", () => {
  test("is plain JSON: the cards in the order of their creation, and the places with their cards", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([{ type: "h", typeArg: 2, nbr: 2 }]);
    deck.moveCard("1", "hand", 7);
    expect(deck.save()).toEqual({
      version: 1,
      cards: [
        { id: "1", type: "h", typeArg: 2 },
        { id: "2", type: "h", typeArg: 2 },
      ],
      places: [
        { location: "deck", cards: [{ id: "2", locationArg: 1 }] },
        { location: "hand", cards: [{ id: "1", locationArg: 7 }] },
      ],
    });
    expect(JSON.parse(JSON.stringify(deck.save()))).toEqual(deck.save());
  });

  test("is restored with every card in its place and every pile in its order", () => {
    const deck = played();
    const again = Deck.restore(JSON.parse(JSON.stringify(deck.save())), options);
    expect(again.save()).toEqual(deck.save());
    for (const place of ["deck", "hand", "discard", "attic"]) {
      expect(again.getCardsInLocation(place, undefined, "locationArg")).toEqual(
        deck.getCardsInLocation(place, undefined, "locationArg"),
      );
    }
  });

  test("gives two restored decks that behave identically", () => {
    const deck = played();
    const again = Deck.restore(deck.save(), { ...options, random: seeded(9) });
    const other = Deck.restore(deck.save(), { ...options, random: seeded(9) });
    for (const each of [again, other]) {
      each.pickCards(8, "deck", 3);
      each.moveAllCardsInLocation(null, "deck");
      each.shuffle("deck");
    }
    expect(again.save()).toEqual(other.save());
  });

  test("does not reuse ids after it is restored", () => {
    const again = Deck.restore(played().save(), options);
    expect(again.createCards([{ type: "h", typeArg: 2, nbr: 1 }])).toMatchObject([{ id: "13" }]);
  });

  test("may be empty", () => {
    const nothing = new Deck({ random: unmoved }).save();
    expect(nothing).toEqual({ version: 1, cards: [], places: [] });
    expect(Deck.restore(nothing, { random: unmoved }).countCardsInLocations()).toEqual({});
  });

  test("does not change with the deck", () => {
    const deck = played();
    const saved = deck.save();
    const text = JSON.stringify(saved);
    deck.moveAllCardsInLocation(null, "box");
    expect(JSON.stringify(saved)).toBe(text);
  });
});

describe("Deck.restore", () => {
  const saved: SavedDeck = {
    version: 1,
    cards: [
      { id: "1", type: "h", typeArg: 2 },
      { id: "2", type: "h", typeArg: 3 },
    ],
    places: [
      { location: "deck", cards: [{ id: "2", locationArg: 0 }] },
      { location: "hand", cards: [{ id: "1", locationArg: 5 }] },
    ],
  };
  const [first, second] = saved.cards;
  const [deck, hand] = saved.places;
  const inHand = (...cards: unknown[]) => ({ ...saved, places: [deck, { location: "hand", cards }] });

  test("accepts a valid saved deck", () => {
    expect(Deck.restore(saved, options).getPlayerHand(5)).toMatchObject([first]);
  });

  test.each<[string, unknown]>([
    ["the value must be an object", null],
    ["the value must be an object", undefined],
    ["the value must be an object", "deck"],
    ["the value must be an object", [saved]],
    ["version must be 1, not 2", { ...saved, version: 2 }],
    ["version must be 1, not undefined", {}],
    ["cards must be a list", { ...saved, cards: {} }],
    ["cards[1] must be an object", { ...saved, cards: [first, "2"] }],
    ["cards[0].id must be a non-empty string", { ...saved, cards: [{ ...first, id: 1 }, second] }],
    ["cards[0].id must be a non-empty string", { ...saved, cards: [{ ...first, id: "" }, second] }],
    ["cards[1].type is missing", { ...saved, cards: [first, { id: "2", typeArg: 3 }] }],
    ["cards[1].typeArg is missing", { ...saved, cards: [first, { id: "2", type: "h" }] }],
    ['cards[2] repeats the id "1"', { ...saved, cards: [first, second, first] }],
    ["places must be a list", { ...saved, places: undefined }],
    ["places[0] must be an object", { ...saved, places: [null, hand] }],
    ["places[0].location must be a non-empty string", { ...saved, places: [{ ...deck, location: 0 }, hand] }],
    ["places[0].location must be a non-empty string", { ...saved, places: [{ ...deck, location: "" }, hand] }],
    ['places[1] repeats the name "deck"', { ...saved, places: [deck, { ...hand, location: "deck" }] }],
    ["places[1].cards must be a list", { ...saved, places: [deck, { location: "hand" }] }],
    ["places[1].cards[0] must be an object", inHand(7)],
    ['places[1].cards[0] has the id "3", which is not a card', inHand({ id: "3", locationArg: 0 })],
    [
      'places[1].cards[0] has the id "2", which is not a card or already has a place',
      inHand({ id: "2", locationArg: 0 }),
    ],
    ["places[1].cards[0].locationArg must be a safe integer", inHand({ id: "1", locationArg: "0" })],
    ["places[1].cards[0].locationArg must be a safe integer", inHand({ id: "1", locationArg: 0.5 })],
    ["places[1].cards[0].locationArg must be a safe integer", inHand({ id: "1" })],
    ['places must contain the card "1"', { ...saved, places: [deck] }],
    [
      "places[0].cards[1] must not lie above a card with a higher argument",
      {
        ...saved,
        places: [
          {
            location: "deck",
            cards: [
              { id: "1", locationArg: 2 },
              { id: "2", locationArg: 1 },
            ],
          },
        ],
      },
    ],
  ])("rejects an invalid one: %s", (message, invalid) => {
    expect(() => Deck.restore(invalid, options)).toThrow(DeckError);
    expect(() => Deck.restore(invalid, options)).toThrow(`This is not a saved deck: ${message}`);
  });

  test("rejects a place that is not declared", () => {
    const locations = ["deck", "discard"];
    expect(() => Deck.restore(saved, { ...options, locations })).toThrow('There is no place "hand"');
  });

  test("rejects a card that recognizes does not accept", () => {
    const packOptions = { random: unmoved, idOf: (suit: Suit, rank: Rank, pack: number) => cardId(rank, suit, pack) };
    const deck = new Deck(packOptions);
    deck.createCards([{ type: "s", typeArg: "a", nbr: 2 }]);
    const text = JSON.stringify(deck.save());
    const recognizes = ({ id, type }: { id: string; type: unknown }) => isCardId(id) && id.includes(`_${type}_`);
    expect(Deck.restore(JSON.parse(text), packOptions, recognizes).save()).toEqual(deck.save());
    const forged = JSON.parse(text.replaceAll("a_s_1", "a_s_01"));
    expect(() => Deck.restore(forged, packOptions, recognizes)).toThrow(
      'cards[1] has the id "a_s_01", which is not a card of this deck',
    );
  });
});
