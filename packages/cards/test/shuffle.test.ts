import { describe, expect, test } from "vitest";
import { Deck, type RandomBelow } from "../src/deck/index.js";
import { seeded, unmoved } from "./chance.js";

function deckOf(count: number, random: RandomBelow = unmoved): Deck {
  const deck = new Deck({ random });
  deck.createCards([{ type: "c", typeArg: 1, nbr: count }]);
  return deck;
}

const pile = (deck: Deck, location = "deck") => deck.getCardsInLocation(location, undefined, "locationArg");
const order = (deck: Deck) => pile(deck).map(({ id }) => id);

describe("A shuffled pile", () => {
  test("has the same cards at the positions 0 to n − 1", () => {
    const deck = deckOf(52, seeded(3));
    deck.moveAllCardsInLocation("deck", "deck", undefined, 9);
    deck.shuffle("deck");
    expect(pile(deck).map(({ locationArg }) => locationArg)).toEqual(Array.from({ length: 52 }, (_, at) => at));
    expect(new Set(order(deck)).size).toBe(52);
    expect(order(deck)).not.toEqual(order(deckOf(52)));
  });

  test("has an order that does not depend on the previous order", () => {
    const tidy = deckOf(20, seeded(5));
    const untidy = deckOf(20, seeded(5));
    untidy.arrange("deck", order(untidy).reverse());
    for (const deck of [tidy, untidy]) deck.shuffle("deck");
    expect(untidy.save()).toEqual(tidy.save());
  });

  test("is drawn from the top down: the top card from all cards, the next one from the other cards", () => {
    const asked: number[] = [];
    const deck = deckOf(4, (below) => {
      asked.push(below);
      return 0;
    });
    deck.shuffle("deck");
    expect(asked).toEqual([4, 3, 2]);
    expect(order(deck)).toEqual(["2", "3", "4", "1"]);
  });

  test("has every order equally often", () => {
    const deck = deckOf(3, seeded(11));
    const counts = new Map<string, number>();
    for (let times = 0; times < 6000; times++) {
      deck.shuffle("deck");
      const key = order(deck).join("");
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("does not change other places", () => {
    const deck = deckOf(6, seeded(1));
    deck.moveCards(["5", "2"], "table", 3);
    deck.shuffle("deck");
    expect(pile(deck, "table").map(({ id }) => id)).toEqual(["5", "2"]);
    expect(deck.countCardInLocation("deck")).toBe(4);
  });

  test("of at most one card does not call the random source", () => {
    const deck = deckOf(1, () => {
      throw new Error("The random source was called.");
    });
    deck.moveCard("1", "deck", 8);
    deck.shuffle("deck");
    deck.shuffle("attic");
    expect(pile(deck)).toMatchObject([{ id: "1", locationArg: 0 }]);
  });

  test.each([-1, 3, 0.5, Number.NaN])("is unchanged when the random source returns %s", (answer) => {
    const deck = deckOf(3, () => answer);
    expect(() => deck.shuffle("deck")).toThrow(`from 0 to 2, not ${answer}`);
    expect(order(deck)).toEqual(["1", "2", "3"]);
  });
});

describe("An arranged pile", () => {
  test("has the given order, bottom to top, at the positions 0 to n − 1", () => {
    const deck = deckOf(3);
    deck.moveAllCardsInLocation("deck", "shoe", undefined, 4);
    deck.arrange("shoe", ["2", "3", "1"]);
    expect(pile(deck, "shoe").map(({ id, locationArg }) => [id, locationArg])).toEqual([
      ["2", 0],
      ["3", 1],
      ["1", 2],
    ]);
    expect(deck.pickCard("shoe", 1)?.id).toBe("1");
  });

  test.each([
    ["a card is missing", ["1", "2"], '"3" is in "deck" and not in the new order.'],
    ["a card is named twice", ["1", "2", "3", "1"], 'The card "1" is named twice.'],
    ["a card is unknown", ["1", "2", "3", "5"], 'There is no card "5".'],
    ["a card is in another place", ["1", "2", "4"], '"4" is not in "deck".'],
  ])("is unchanged when %s", (_, ids, message) => {
    const deck = deckOf(4);
    deck.moveCard("4", "hand", 1);
    const before = deck.save();
    expect(() => deck.arrange("deck", ids)).toThrow(message);
    expect(deck.save()).toEqual(before);
  });

  test("may be empty", () => {
    const deck = deckOf(1);
    deck.arrange("attic", []);
    expect(() => deck.arrange("attic", ["1"])).toThrow('"1" is not in "attic".');
  });
});
