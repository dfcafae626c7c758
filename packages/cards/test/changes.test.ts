import { config } from "rxjs";
import { describe, expect, test, vi } from "vitest";
import { maskCard, maskChange } from "../src/deck/changes.js";
import { type Card, Deck, type DeckChange, type SeenCard } from "../src/deck/index.js";
import { unmoved } from "./chance.js";
import { Copy } from "./copy.js";

/** Returns a deck of four cards, "1" at the bottom, and the array of its later changes. */
function subscribed(sees?: (card: Card) => boolean) {
  const deck = new Deck({ random: unmoved, autoreshuffle: true });
  deck.createCards([{ type: "c", typeArg: 1, nbr: 4 }]);
  const changes: DeckChange<SeenCard<Card>>[] = [];
  const changes$ = sees ? deck.changesFor(sees) : deck.changes$;
  const subscription = changes$.subscribe((change) => changes.push(change));
  return { deck, changes, subscription };
}

const card = (id: string, location: string, locationArg: number) => ({
  id,
  type: "c",
  typeArg: 1,
  location,
  locationArg,
});
const hidden = (location: string, locationArg: number) => ({ id: null, location, locationArg });

describe("A subscriber receives", () => {
  test("new cards with their places", () => {
    const { deck, changes } = subscribed();
    deck.createCards([{ type: "c", typeArg: 1, nbr: 2 }], "hand", 3);
    expect(changes).toEqual([{ type: "created", cards: [card("5", "hand", 3), card("6", "hand", 3)] }]);
  });

  test("a moved card before and after the move", () => {
    const { deck, changes } = subscribed();
    deck.pickCard("deck", 2);
    expect(changes).toEqual([
      { type: "moved", moves: [{ before: card("4", "deck", 3), after: card("4", "hand", 2) }] },
    ]);
  });

  test("cards that were moved together, in one change", () => {
    const { deck, changes } = subscribed();
    deck.moveCards(["3", "1"], "table", 5);
    deck.moveAllCardsInLocation("deck", "box");
    expect(changes).toMatchObject([
      { type: "moved", moves: [{ after: card("3", "table", 5) }, { after: card("1", "table", 5) }] },
      { type: "moved", moves: [{ after: card("2", "box", 0) }, { after: card("4", "box", 0) }] },
    ]);
  });

  test("the cards that an inserted card moves up", () => {
    const { deck, changes } = subscribed();
    deck.insertCard("4", "deck", 1);
    expect(changes).toEqual([
      {
        type: "moved",
        moves: [
          { before: card("2", "deck", 1), after: card("2", "deck", 2) },
          { before: card("3", "deck", 2), after: card("3", "deck", 3) },
          { before: card("4", "deck", 3), after: card("4", "deck", 1) },
        ],
      },
    ]);
  });

  test("a renumbered pile as a shuffled one, before the move that caused it", () => {
    const { deck, changes } = subscribed();
    deck.moveCard("1", "deck", Number.MAX_SAFE_INTEGER);
    changes.length = 0;
    deck.insertCardOnExtremePosition("2", "deck", true);
    const cards = [card("2", "deck", 0), card("3", "deck", 1), card("4", "deck", 2), card("1", "deck", 3)];
    expect(changes).toEqual([
      { type: "shuffled", location: "deck", cards },
      { type: "moved", moves: [{ before: card("2", "deck", 0), after: card("2", "deck", 4) }] },
    ]);
  });

  test("the whole pile of a shuffle, bottom to top", () => {
    const { deck, changes } = subscribed();
    deck.moveAllCardsInLocation("deck", "deck", undefined, 8);
    changes.length = 0;
    deck.shuffle("deck");
    const cards = [card("1", "deck", 0), card("2", "deck", 1), card("3", "deck", 2), card("4", "deck", 3)];
    expect(changes).toEqual([{ type: "shuffled", location: "deck", cards }]);
  });

  test("an arranged pile as a shuffled one", () => {
    const { deck, changes } = subscribed();
    deck.moveCards(["1", "2"], "table");
    changes.length = 0;
    deck.arrange("table", ["2", "1"]);
    expect(changes).toEqual([
      { type: "shuffled", location: "table", cards: [card("2", "table", 0), card("1", "table", 1)] },
    ]);
  });

  test("an automatic reshuffle: the last cards, the discard pile, its shuffle, the remaining cards", () => {
    const { deck, changes } = subscribed();
    deck.moveCards(["3", "4"], "discard");
    changes.length = 0;
    deck.pickCards(3, "deck", 1);
    expect(changes.map((change) => change.type)).toEqual(["moved", "moved", "shuffled", "moved"]);
    expect(changes[1]).toEqual({
      type: "moved",
      moves: [
        { before: card("3", "discard", 0), after: card("3", "deck", 0) },
        { before: card("4", "discard", 0), after: card("4", "deck", 0) },
      ],
    });
  });

  test("a draw and a move through the handle of a place", () => {
    const { deck, changes } = subscribed();
    deck.place("deck").draw(deck.place("hand"), 2);
    deck.place("hand").moveAll(deck.place("discard"));
    expect(changes).toMatchObject([
      { type: "moved", moves: [{ after: card("4", "hand", 2) }] },
      { type: "moved", moves: [{ after: card("4", "discard", 0) }] },
    ]);
  });

  test("no change for an operation that changes nothing", () => {
    const { deck, changes } = subscribed();
    deck.createCards([]);
    deck.pickCard("attic", 1);
    deck.moveCards([], "hand");
    deck.moveAllCardsInLocation("attic", "deck");
    deck.moveAllCardsInLocationKeepOrder("deck", "deck");
    deck.shuffle("attic");
    deck.getCardOnTop("deck");
    expect(() => deck.moveCards(["1", "9"], "hand")).toThrow();
    expect(changes).toEqual([]);
  });

  test("no change after it has unsubscribed", () => {
    const { deck, changes, subscription } = subscribed();
    subscription.unsubscribe();
    deck.pickCard("deck", 1);
    expect(changes).toEqual([]);
  });
});

describe("A subscriber that throws", () => {
  test("causes an unhandled error; the operation returns its result, and other subscribers are notified", () => {
    const onUnhandledError = vi.fn();
    config.onUnhandledError = onUnhandledError;
    vi.useFakeTimers();
    const deck = new Deck({ random: unmoved });
    deck.changes$.subscribe(() => {
      throw new Error("no view");
    });
    const types: string[] = [];
    deck.changes$.subscribe(({ type }) => types.push(type));
    deck.createCards([{ type: "c", typeArg: 1, nbr: 2 }]);
    expect(deck.pickCard("deck", 1)).toEqual(card("2", "hand", 1));
    vi.runAllTimers();
    expect(onUnhandledError.mock.calls).toEqual([[new Error("no view")], [new Error("no view")]]);
    vi.useRealTimers();
    config.onUnhandledError = null;
    expect(types).toEqual(["created", "moved"]);
  });
});

describe("Subscribers that move cards themselves", () => {
  test("receive all changes in order, like all other subscribers", () => {
    const { deck, changes } = subscribed();
    const early: string[] = [];
    deck.changes$.subscribe((change) => {
      early.push(change.type);
      if (change.type === "created") deck.pickCard("deck", 1);
    });
    const late = new Copy();
    late.apply(deck.asChange());
    deck.changes$.subscribe((change) => late.apply(change));
    deck.createCards([{ type: "c", typeArg: 1, nbr: 1 }]);
    expect(early).toEqual(["created", "moved"]);
    expect(changes.map(({ type }) => type)).toEqual(["created", "moved"]);
    expect(late.picture()).toEqual({
      deck: deck.getCardsInLocation("deck"),
      hand: [card("5", "hand", 1)],
    });
  });

  test("see the deck after the complete operation", () => {
    const { deck } = subscribed();
    deck.moveCards(["3", "4"], "discard");
    const counts: unknown[] = [];
    deck.changes$.subscribe(() => counts.push(deck.countCardsInLocations()));
    deck.pickCards(3, "deck", 1);
    expect(counts).toEqual(Array(4).fill({ deck: 1, hand: 3 }));
  });
});

describe("A reader who may not see a card", () => {
  const player2 = ({ location, locationArg }: Card) =>
    location === "table" || (location === "hand" && locationArg === 2);

  test("receives only the place of the card", () => {
    const { deck, changes } = subscribed(player2);
    deck.pickCard("deck", 1);
    deck.shuffle("deck");
    deck.createCards([{ type: "c", typeArg: 1, nbr: 1 }], "box");
    expect(changes).toEqual([
      { type: "moved", moves: [{ before: hidden("deck", 3), after: hidden("hand", 1) }] },
      { type: "shuffled", location: "deck", cards: [hidden("deck", 0), hidden("deck", 1), hidden("deck", 2)] },
      { type: "created", cards: [hidden("box", 0)] },
    ]);
  });

  test("receives the card when it moves to a visible place", () => {
    const { deck, changes } = subscribed(player2);
    deck.pickCard("deck", 2);
    deck.pickCard("deck", 1);
    deck.moveCard("3", "table");
    expect(changes).toMatchObject([
      { moves: [{ before: hidden("deck", 3), after: card("4", "hand", 2) }] },
      { moves: [{ before: hidden("deck", 2), after: hidden("hand", 1) }] },
      { moves: [{ before: hidden("hand", 1), after: card("3", "table", 0) }] },
    ]);
  });

  test("receives a visible card that moves to a hidden place", () => {
    const { deck, changes } = subscribed(player2);
    deck.moveCard("1", "table");
    deck.insertCardOnExtremePosition("1", "deck", false);
    expect(changes[1]).toEqual({ type: "moved", moves: [{ before: card("1", "table", 0), after: hidden("deck", 0) }] });
  });

  test("gets visible and masked cards from asChange, in an order that discloses nothing", () => {
    const { deck } = subscribed(player2);
    deck.moveCard("2", "hand", 1);
    deck.moveCard("3", "hand", 2);
    deck.arrange("deck", ["4", "1"]);
    const places = [hidden("deck", 0), hidden("deck", 1), hidden("hand", 1), card("3", "hand", 2)];
    expect(deck.asChange(player2)).toEqual({ type: "created", cards: places });
  });

  test("gets masked cards from maskCard and masked changes from maskChange", () => {
    const mine = card("1", "hand", 2);
    expect(maskCard(mine, player2)).toBe(mine);
    expect(maskCard(card("1", "deck", 0), player2)).toEqual(hidden("deck", 0));
    expect(maskChange({ type: "created", cards: [mine, card("2", "hand", 1)] }, player2)).toEqual({
      type: "created",
      cards: [mine, hidden("hand", 1)],
    });
  });
});
