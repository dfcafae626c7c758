import { readFileSync } from "node:fs";
import { BareDeck, Deck, DeckError, type DeckOptions, type RandomBelow } from "@thunderjack/cards/deck";
import { config } from "rxjs";
import { describe, expect, test, vi } from "vitest";

/** A random source that swaps every card with itself. A shuffle then results in the order of creation. */
const unmoved: RandomBelow = (below) => below - 1;

/** Returns a deck with this number of cards in the place `deck`, "1" at the bottom. */
function pileOf(count: number, options: Partial<DeckOptions<string, number, string, string>> = {}): Deck {
  const deck = new Deck({ random: unmoved, ...options });
  deck.createCards([{ type: "h", typeArg: 2, nbr: count }]);
  return deck;
}

const ids = (cards: readonly { id: string }[] | null) => cards?.map(({ id }) => id).join(" ");
const pile = (deck: Deck, location: string) =>
  deck
    .getCardsInLocation(location, null, "locationArg")
    .map(({ id, locationArg }) => `${id}@${locationArg}`)
    .join(" ");

/** The tests of the differences to the Deck of Board Game Arena, by the subjects of the table on the page. */
const DIFFERENCES: Record<string, () => void> = {
  Storage() {
    const saved = JSON.stringify(pileOf(2).save());
    expect(pile(Deck.restore(JSON.parse(saved), { random: unmoved }), "deck")).toBe("1@0 2@1");
  },

  "Names of the fields"() {
    expect(Object.keys(pileOf(1).getCard("1") ?? {})).toEqual(["id", "type", "typeArg", "location", "locationArg"]);
  },

  Ids() {
    const deck = pileOf(2);
    expect(deck.createCards([{ type: "h", typeArg: 2, nbr: 1 }])).toMatchObject([{ id: "3" }]);
    const named = new Deck({ random: unmoved, idOf: (suit: string, rank: number, copy) => `${suit}${rank}-${copy}` });
    expect(ids(named.createCards([{ type: "h", typeArg: 2, nbr: 2 }]))).toBe("h2-0 h2-1");
  },

  Types() {
    const [red, black] = [{ colour: 1 }, { colour: 1 }];
    const deck = new Deck<object, string | null>({ random: unmoved });
    deck.createCards([
      { type: red, typeArg: "ace", nbr: 1 },
      { type: black, typeArg: null, nbr: 1 },
    ]);
    expect(deck.getCardsOfType(red)).toMatchObject([{ id: "1" }]);
    expect(deck.getCardsOfType(black, null)).toMatchObject([{ id: "2" }]);
    expect(deck.getCardsOfType(red, null)).toMatchObject([{ id: "1" }]);
  },

  "Names of places"() {
    const long = "the discard pile of the player on the left";
    const deck = pileOf(1);
    deck.moveCard("1", long);
    expect(deck.getCard("1")?.location).toBe(long);
    expect(() => deck.moveCard("1", "")).toThrow(DeckError);
    expect(() => pileOf(1, { locations: ["deck"] }).moveCard("1", "dekc")).toThrow('There is no place "dekc"');
  },

  Options() {
    const onAutoreshuffle = vi.fn();
    const deck = pileOf(2, { autoreshuffle: true, autoreshuffleCustom: { shoe: "deck" }, onAutoreshuffle });
    deck.pickCard("shoe", 1);
    expect(onAutoreshuffle.mock.calls).toEqual([[{ location: "shoe", from: "deck", count: 2 }]]);
  },

  "Reshuffle off for one call"() {
    const deck = pileOf(2, { autoreshuffle: true });
    deck.moveAllCardsInLocation("deck", "discard");
    expect(deck.pickCardsForLocation(1, "deck", "hand", 1, { noReshuffle: true })).toBeNull();
    expect(deck.pickCardForLocation("deck", "hand", 1, { noReshuffle: true })).toBeNull();
    expect(deck.pickCardForLocation("deck", "hand", 1)).not.toBeNull();
  },

  "Reshuffle of cards of the same call"() {
    const deck = pileOf(4, { autoreshuffle: true });
    deck.moveCards(["3", "4"], "discard");
    expect(ids(deck.pickCardsForLocation(6, "deck", "discard"))).toBe("2 1 4 3");
    expect(deck.countCardsInLocations()).toEqual({ discard: 4 });
  },

  "Filling a pile from itself"() {
    expect(() => pileOf(0, { autoreshuffle: true, autoreshuffleCustom: { deck: "deck" } })).toThrow(DeckError);
  },

  "Errors of listeners"() {
    vi.useFakeTimers();
    const onUnhandledError = vi.fn();
    config.onUnhandledError = onUnhandledError;
    const onAutoreshuffle = () => {
      throw new Error("no table");
    };
    const deck = pileOf(2, { autoreshuffle: true, onAutoreshuffle });
    deck.moveAllCardsInLocation("deck", "discard");
    expect(ids(deck.pickCards(1, "deck", 1))).toBe("2");
    vi.runAllTimers();
    expect(onUnhandledError).toHaveBeenCalledExactlyOnceWith(new Error("no table"));
    config.onUnhandledError = null;
    vi.useRealTimers();
  },

  "Errors of arguments"() {
    const deck = pileOf(2);
    expect(() => deck.moveCards(["1", "nine"], "hand")).toThrow(DeckError);
    expect(() => deck.moveCards(["1", "1"], "hand")).toThrow(DeckError);
    expect(() => deck.moveCard("1", "hand", 0.5)).toThrow(DeckError);
    expect(() => deck.pickCards(-1, "deck", 1)).toThrow(DeckError);
    expect(pile(deck, "deck")).toBe("1@0 2@1");
  },

  Lists() {
    const deck = pileOf(3);
    deck.moveCard("1", "deck", 9);
    expect(ids(deck.getCardsInLocation("deck"))).toBe("1 2 3");
    expect(ids(deck.getCards(["3", "1"]))).toBe("3 1");
    expect(ids(deck.pickCards(2, "deck", 1))).toBe("1 3");
  },

  "Order of a list"() {
    const deck = pileOf(3);
    deck.moveCard("1", "deck", 9);
    expect(ids(deck.getCardsInLocation("deck", null, "locationArg"))).toBe("2 3 1");
    expect(ids(deck.getCardsInLocation("deck", null, (a, b) => Number(b.id) - Number(a.id)))).toBe("3 2 1");
  },

  "Result of `createCards`"() {
    expect(ids(pileOf(0).createCards([{ type: "h", typeArg: 2, nbr: 2 }]))).toBe("1 2");
  },

  "Result of picking from an empty pile"() {
    const deck = pileOf(0);
    expect([deck.pickCards(2, "deck", 1), deck.pickCardsForLocation(2, "deck", "table")]).toEqual([null, null]);
    expect(deck.pickCards(0, "deck", 1)).toEqual([]);
  },

  "Cards at one position"() {
    const deck = pileOf(4);
    deck.moveCards(["3", "1"], "table");
    deck.moveCard("2", "table");
    deck.moveAllCardsInLocation("table", "box");
    expect(pile(deck, "box")).toBe("3@0 1@0 2@0");
    expect(deck.getCardOnTop("box")?.id).toBe("2");
  },

  "First position of new cards"() {
    const deck = pileOf(2);
    expect(pile(deck, "deck")).toBe("1@0 2@1");
    deck.moveCard("2", "deck", 7);
    expect(deck.createCards([{ type: "h", typeArg: 2, nbr: 1 }])).toMatchObject([{ locationArg: 8 }]);
  },

  "Own position of an inserted card"() {
    const deck = pileOf(3);
    deck.insertCard("2", "deck", 1);
    expect(pile(deck, "deck")).toBe("1@0 2@1 3@2");
    deck.moveCard("1", "deck", 1);
    deck.insertCard("1", "deck", 1);
    expect(pile(deck, "deck")).toBe("1@1 2@2 3@3");
  },

  "Largest position"() {
    const deck = pileOf(3);
    deck.moveCard("1", "deck", Number.MAX_SAFE_INTEGER);
    deck.insertCardOnExtremePosition("2", "deck", true);
    expect(pile(deck, "deck")).toBe("3@1 1@2 2@3");
    deck.moveCard("3", "deck", Number.MIN_SAFE_INTEGER);
    deck.insertCardOnExtremePosition("1", "deck", false);
    expect(pile(deck, "deck")).toBe("1@-1 3@0 2@2");
  },

  "Random numbers"() {
    const halfway: RandomBelow = (below) => below >> 1;
    const [one, other] = [pileOf(9, { random: halfway }), pileOf(9, { random: halfway })];
    other.arrange("deck", ["9", "8", "7", "6", "5", "4", "3", "2", "1"]);
    for (const deck of [one, other]) deck.shuffle("deck");
    expect(pile(one, "deck")).toBe(pile(other, "deck"));
  },

  Notifications() {
    const deck = pileOf(1);
    const [open, masked] = [vi.fn(), vi.fn()];
    deck.changes$.subscribe(open);
    deck.changesFor(() => false).subscribe(masked);
    deck.playCard("1");
    expect(open.mock.lastCall?.[0]).toMatchObject({ type: "moved", moves: [{ after: { id: "1" } }] });
    expect(masked.mock.lastCall?.[0]).toMatchObject({ type: "moved", moves: [{ after: { id: null } }] });
  },

  "Members that its documentation does not list"() {
    const deck = pileOf(2);
    for (const name of ["countCardsInLocation", "getCardsFromLocation", "reformDeckFromDiscard", "deleteAll"]) {
      expect(name in deck, name).toBe(false);
    }
    deck.moveAllCardsInLocation("deck", "discard");
    deck.moveAllCardsInLocation("discard", "deck");
    deck.shuffle("deck");
    expect(deck.countCardInLocation("deck")).toBe(2);
    expect(ids(deck.getCards(["1", "2"]))).toBe("1 2");
  },

  "Further members"() {
    const deck = pileOf(2);
    deck.arrange("deck", ["2", "1"]);
    expect(deck.place("deck").ids()).toEqual(["2", "1"]);
    expect(deck.asChange()).toMatchObject({ type: "created", cards: [{ id: "2" }, { id: "1" }] });
    const bare = new BareDeck({ random: unmoved });
    bare.createCards([{ type: "h", typeArg: 2, nbr: 2 }], "deck");
    expect(bare.place("deck").ids()).toEqual(["1", "2"]);
  },
};

describe("A difference to the Deck of Board Game Arena", () => {
  test.each(Object.entries(DIFFERENCES))("%s", (_, check) => check());

  test("is in the table of the page, and every row of the table has its test", () => {
    const page = readFileSync(new URL("../card-piles.md", import.meta.url), "utf8");
    const rows = page.split("\n").filter((line) => line.startsWith("|"));
    const subjects = rows.slice(2).map((row) => row.split("|")[1]?.trim());
    expect(subjects).toEqual(Object.keys(DIFFERENCES));
  });
});
