import { config } from "rxjs";
import { describe, expect, test, vi } from "vitest";
import { type Autoreshuffle, Deck, DeckError, type DeckOptions } from "../src/deck/index.js";
import { seeded, unmoved } from "./chance.js";

type Options = Partial<DeckOptions<string, number, string, string>>;

/** Returns a deck with this number of cards, "1" at the bottom. */
function pileOf(count: number, options: Options = {}): Deck {
  const deck = new Deck({ random: unmoved, ...options });
  deck.createCards([{ type: "c", typeArg: 1, nbr: count }]);
  return deck;
}

const ids = (cards: readonly { id: string }[] | null) => cards?.map(({ id }) => id) ?? null;

describe("A card that is picked", () => {
  test("is moved from the top to the player's hand", () => {
    const deck = pileOf(3);
    expect(deck.pickCard("deck", 5)).toEqual({ id: "3", type: "c", typeArg: 1, location: "hand", locationArg: 5 });
    expect(ids(deck.getPlayerHand(5))).toEqual(["3"]);
    expect(deck.countCardInLocation("deck")).toBe(2);
  });

  test("is the card with the highest position", () => {
    const deck = pileOf(3);
    deck.insertCard("1", "deck", 99);
    expect(deck.pickCard("deck", 1)?.id).toBe("1");
  });

  test("is the card that arrived last, among cards with the same position", () => {
    const deck = pileOf(3);
    deck.moveCards(["3", "1", "2"], "discard");
    expect(ids(deck.pickCards(3, "discard", 1))).toEqual(["2", "1", "3"]);
  });

  test("can be moved to any place, with any argument; the default is 0", () => {
    const deck = pileOf(3);
    expect(deck.pickCardForLocation("deck", "table")).toMatchObject({ id: "3", location: "table", locationArg: 0 });
    expect(deck.pickCardForLocation("deck", "table", -4)).toMatchObject({
      id: "2",
      location: "table",
      locationArg: -4,
    });
  });

  test("can be moved to the bottom of its own pile", () => {
    const deck = pileOf(3);
    deck.pickCardForLocation("deck", "deck", -1);
    expect(ids(deck.getCardsInLocation("deck", undefined, "locationArg"))).toEqual(["3", "1", "2"]);
  });

  test("is null for an empty or unused pile", () => {
    const deck = pileOf(0);
    expect(deck.pickCard("deck", 1)).toBeNull();
    expect(deck.pickCardForLocation("attic", "table")).toBeNull();
  });
});

describe("Cards that are picked together", () => {
  test("are returned in the order in which they were drawn, with their new places", () => {
    const deck = pileOf(4);
    expect(deck.pickCards(2, "deck", 8)).toEqual([
      { id: "4", type: "c", typeArg: 1, location: "hand", locationArg: 8 },
      { id: "3", type: "c", typeArg: 1, location: "hand", locationArg: 8 },
    ]);
  });

  test("are fewer if the pile has fewer", () => {
    expect(ids(pileOf(2).pickCards(5, "deck", 1))).toEqual(["2", "1"]);
  });

  test("are null for an empty pile, and an empty list for the number 0", () => {
    const deck = pileOf(0);
    expect(deck.pickCards(1, "deck", 1)).toBeNull();
    expect(deck.pickCardsForLocation(3, "deck", "table")).toBeNull();
    expect(deck.pickCards(0, "deck", 1)).toEqual([]);
  });

  test("are not drawn twice when they are moved to their own pile", () => {
    expect(ids(pileOf(2).pickCardsForLocation(5, "deck", "deck"))).toEqual(["2", "1"]);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("are not picked if their number is %s", (n) => {
    const deck = pileOf(2);
    expect(() => deck.pickCards(n, "deck", 1)).toThrow(DeckError);
    expect(() => deck.getCardsOnTop(n, "deck")).toThrow(DeckError);
  });

  test("are not moved when the player is not an integer", () => {
    const deck = pileOf(2);
    expect(() => deck.pickCard("deck", Number.NaN)).toThrow("must be a safe integer, not NaN");
    expect(deck.countCardsInLocations()).toEqual({ deck: 2 });
  });
});

describe("The automatic reshuffle", () => {
  /** Returns a deck with two cards in `deck` ("1", "2") and three in `discard` ("3" to "5"). */
  function running(options: Options = {}) {
    const reshuffles: Autoreshuffle[] = [];
    const deck = pileOf(5, { autoreshuffle: true, onAutoreshuffle: (it) => reshuffles.push(it), ...options });
    deck.moveCards(["3", "4", "5"], "discard");
    return { deck, reshuffles };
  }

  test("happens when a card is drawn from an empty pile", () => {
    const { deck, reshuffles } = running();
    deck.pickCards(2, "deck", 1);
    expect(deck.countCardsInLocations()).toEqual({ hand: 2, discard: 3 });
    expect(reshuffles).toEqual([]);
    expect(deck.pickCard("deck", 1)).not.toBeNull();
    expect(deck.countCardsInLocations()).toEqual({ deck: 2, hand: 3 });
    expect(reshuffles).toEqual([{ location: "deck", from: "discard", count: 3 }]);
  });

  test("happens between the last cards of the pile and the remaining ones", () => {
    const { deck, reshuffles } = running({ random: unmoved });
    expect(ids(deck.pickCards(4, "deck", 1))).toEqual(["2", "1", "5", "4"]);
    expect(deck.getCardsInLocation("deck")).toMatchObject([{ id: "3", locationArg: 0 }]);
    expect(reshuffles).toHaveLength(1);
  });

  test("shuffles, and sets the positions from 0", () => {
    const { deck } = running({ random: () => 0 });
    deck.pickCards(2, "deck", 1);
    deck.pickCard("deck", 1);
    expect(deck.getCardsInLocation("deck", undefined, "locationArg")).toMatchObject([
      { id: "4", locationArg: 0 },
      { id: "5", locationArg: 1 },
    ]);
  });

  test("returns fewer cards than requested when both piles run out, and null when both are empty", () => {
    const { deck, reshuffles } = running();
    expect(deck.pickCards(9, "deck", 1)).toHaveLength(5);
    expect(deck.pickCard("deck", 1)).toBeNull();
    expect(reshuffles).toHaveLength(1);
  });

  test("is disabled by default", () => {
    const { deck, reshuffles } = running({ autoreshuffle: false });
    expect(deck.pickCards(4, "deck", 1)).toHaveLength(2);
    expect(deck.pickCard("deck", 1)).toBeNull();
    expect(reshuffles).toEqual([]);
  });

  test("can be disabled for one call", () => {
    const { deck, reshuffles } = running();
    expect(deck.pickCardsForLocation(4, "deck", "table", 0, { noReshuffle: true })).toHaveLength(2);
    expect(deck.pickCardForLocation("deck", "table", 0, { noReshuffle: true })).toBeNull();
    expect(reshuffles).toEqual([]);
    expect(deck.pickCardForLocation("deck", "table", 0, { noReshuffle: false })).not.toBeNull();
  });

  test("never happens for a query", () => {
    const { deck } = running();
    deck.pickCards(2, "deck", 1);
    expect(deck.getCardOnTop("deck")).toBeNull();
    expect(deck.getCardsOnTop(3, "deck")).toEqual([]);
    expect(deck.getExtremePosition(true, "deck")).toBe(0);
    expect(deck.countCardInLocation("discard")).toBe(3);
  });

  test("fills only the configured piles from their sources", () => {
    const deck = pileOf(2, { autoreshuffle: true, autoreshuffleCustom: { shoe: "deck" } });
    expect(deck.pickCard("shoe", 1)?.id).toBe("2");
    expect(deck.countCardsInLocations()).toEqual({ shoe: 1, hand: 1 });
    deck.moveCard("2", "discard");
    deck.moveCard("1", "discard");
    expect(deck.pickCard("deck", 1)).toBeNull();
  });

  test("leaves out the cards that the same call drew into the source pile, so that no card is returned twice", () => {
    const { deck, reshuffles } = running({ random: unmoved });
    expect(ids(deck.pickCardsForLocation(9, "deck", "discard"))).toEqual(["2", "1", "5", "4", "3"]);
    expect(ids(deck.getCardsInLocation("discard", null, "locationArg"))).toEqual(["2", "1", "5", "4", "3"]);
    expect(reshuffles).toEqual([{ location: "deck", from: "discard", count: 3 }]);
  });

  test("does not happen when the source pile has only cards that the same call drew into it", () => {
    const { deck, reshuffles } = running();
    deck.moveAllCardsInLocation("discard", "box");
    expect(ids(deck.pickCardsForLocation(3, "deck", "discard"))).toEqual(["2", "1"]);
    expect(reshuffles).toEqual([]);
    expect(deck.pickCardForLocation("deck", "discard")).not.toBeNull();
    expect(reshuffles).toHaveLength(1);
  });

  test("fills an empty pile from which a card is moved to the same pile", () => {
    const { deck } = running();
    deck.pickCards(2, "deck", 1);
    expect(deck.pickCardForLocation("deck", "deck", 50)).toMatchObject({ location: "deck", locationArg: 50 });
    expect(deck.countCardInLocation("deck")).toBe(3);
  });

  test("calls onAutoreshuffle when the draw is complete, so that the callback can draw too", () => {
    const seen: (string[] | null)[] = [];
    const deck: Deck = pileOf(3, {
      autoreshuffle: true,
      onAutoreshuffle: () => {
        seen.push(ids(deck.getPlayerHand(1)));
        seen.push(ids(deck.pickCards(1, "deck", 2)));
      },
    });
    deck.moveAllCardsInLocation("deck", "discard");
    expect(ids(deck.pickCards(1, "deck", 1))).toEqual(["3"]);
    expect(seen).toEqual([["3"], ["2"]]);
  });

  test("reports an error of onAutoreshuffle as an unhandled error, and returns the cards", () => {
    const onUnhandledError = vi.fn();
    config.onUnhandledError = onUnhandledError;
    vi.useFakeTimers();
    const failing = () => {
      throw new Error("no table");
    };
    const { deck } = running({ random: unmoved, onAutoreshuffle: failing });
    expect(ids(deck.pickCards(3, "deck", 1))).toEqual(["2", "1", "5"]);
    vi.runAllTimers();
    expect(onUnhandledError.mock.calls).toEqual([[new Error("no table")]]);
    vi.useRealTimers();
    config.onUnhandledError = null;
    expect(deck.countCardsInLocations()).toEqual({ deck: 2, hand: 3 });
  });

  test("changes nothing when the random source fails", () => {
    const { deck, reshuffles } = running({ random: () => 99 });
    const before = deck.save();
    expect(() => deck.pickCards(3, "deck", 1)).toThrow("not 99");
    expect(deck.save().cards).toEqual(before.cards);
    expect(deck.countCardsInLocations()).toEqual({ deck: 2, discard: 3 });
    expect(reshuffles).toEqual([]);
  });

  test("cannot use places that are not declared, or fill a pile from itself", () => {
    expect(() => pileOf(0, { locations: ["shoe", "hand"], autoreshuffle: true })).toThrow('There is no place "deck"');
    expect(() => pileOf(0, { autoreshuffle: true, autoreshuffleCustom: { deck: "deck" } })).toThrow("from itself");
  });

  test("deals the same cards from the same seed", () => {
    const deal = () => ids(running({ random: seeded(7) }).deck.pickCards(5, "deck", 1));
    expect(deal()).toEqual(deal());
  });
});
