import { describe, expect, test } from "vitest";
import { maskCard, maskChange } from "../src/deck/changes.js";
import { type Card, Deck, type DeckChange, type SeenCard } from "../src/deck/index.js";
import { unmoved } from "./chance.js";
import { Copy } from "./copy.js";

/** Four cards in the deck, "1" at the bottom, and all that is told of them afterwards. */
function listening(sees?: (card: Card) => boolean) {
  const deck = new Deck({ random: unmoved, autoreshuffle: true });
  deck.createCards([{ type: "c", typeArg: 1, nbr: 4 }]);
  const told: DeckChange<SeenCard<Card>>[] = [];
  const changes$ = sees ? deck.changesFor(sees) : deck.changes$;
  const subscription = changes$.subscribe((change) => told.push(change));
  return { deck, told, subscription };
}

const card = (id: string, location: string, locationArg: number) => ({
  id,
  type: "c",
  typeArg: 1,
  location,
  locationArg,
});
const hidden = (location: string, locationArg: number) => ({ id: null, location, locationArg });

describe("A listener is told", () => {
  test("of new cards, as they lie", () => {
    const { deck, told } = listening();
    deck.createCards([{ type: "c", typeArg: 1, nbr: 2 }], "hand", 3);
    expect(told).toEqual([{ type: "created", cards: [card("5", "hand", 3), card("6", "hand", 3)] }]);
  });

  test("of a card that moved: how it lay before, how it lies now", () => {
    const { deck, told } = listening();
    deck.pickCard("deck", 2);
    expect(told).toEqual([{ type: "moved", moves: [{ before: card("4", "deck", 3), after: card("4", "hand", 2) }] }]);
  });

  test("of cards that moved together, in one change", () => {
    const { deck, told } = listening();
    deck.moveCards(["3", "1"], "table", 5);
    deck.moveAllCardsInLocation("deck", "box");
    expect(told).toMatchObject([
      { type: "moved", moves: [{ after: card("3", "table", 5) }, { after: card("1", "table", 5) }] },
      { type: "moved", moves: [{ after: card("2", "box", 0) }, { after: card("4", "box", 0) }] },
    ]);
  });

  test("of the cards that make room for another", () => {
    const { deck, told } = listening();
    deck.insertCard("4", "deck", 1);
    expect(told).toEqual([
      {
        type: "moved",
        moves: [
          { before: card("2", "deck", 1), after: card("2", "deck", 2) },
          { before: card("3", "deck", 2), after: card("3", "deck", 3) },
        ],
      },
      { type: "moved", moves: [{ before: card("4", "deck", 3), after: card("4", "deck", 1) }] },
    ]);
  });

  test("of a shuffle: the whole pile, bottom to top", () => {
    const { deck, told } = listening();
    deck.moveAllCardsInLocation("deck", "deck", undefined, 8);
    told.length = 0;
    deck.shuffle("deck");
    const cards = [card("1", "deck", 0), card("2", "deck", 1), card("3", "deck", 2), card("4", "deck", 3)];
    expect(told).toEqual([{ type: "shuffled", location: "deck", cards }]);
  });

  test("of an arranged pile as of a shuffled one", () => {
    const { deck, told } = listening();
    deck.moveCards(["1", "2"], "table");
    told.length = 0;
    deck.arrange("table", ["2", "1"]);
    expect(told).toEqual([
      { type: "shuffled", location: "table", cards: [card("2", "table", 0), card("1", "table", 1)] },
    ]);
  });

  test("of an automatic reshuffle: the last cards, the discard pile, its shuffle, the rest", () => {
    const { deck, told } = listening();
    deck.moveCards(["3", "4"], "discard");
    told.length = 0;
    deck.pickCards(3, "deck", 1);
    expect(told.map((change) => change.type)).toEqual(["moved", "moved", "shuffled", "moved"]);
    expect(told[1]).toEqual({
      type: "moved",
      moves: [
        { before: card("3", "discard", 0), after: card("3", "deck", 0) },
        { before: card("4", "discard", 0), after: card("4", "deck", 0) },
      ],
    });
  });

  test("of a draw by a place's handle", () => {
    const { deck, told } = listening();
    deck.place("deck").draw(deck.place("hand"), 2);
    deck.place("hand").moveAll(deck.place("discard"));
    expect(told).toMatchObject([
      { type: "moved", moves: [{ after: card("4", "hand", 2) }] },
      { type: "moved", moves: [{ after: card("4", "discard", 0) }] },
    ]);
  });

  test("nothing when nothing happened", () => {
    const { deck, told } = listening();
    deck.createCards([]);
    deck.pickCard("attic", 1);
    deck.moveCards([], "hand");
    deck.moveAllCardsInLocation("attic", "deck");
    deck.moveAllCardsInLocationKeepOrder("deck", "deck");
    deck.shuffle("attic");
    deck.getCardOnTop("deck");
    expect(() => deck.moveCards(["1", "9"], "hand")).toThrow();
    expect(told).toEqual([]);
  });

  test("nothing after it has stopped listening", () => {
    const { deck, told, subscription } = listening();
    subscription.unsubscribe();
    deck.pickCard("deck", 1);
    expect(told).toEqual([]);
  });
});

describe("Listeners that move cards themselves", () => {
  test("hear, like all others, everything in the order in which it happened", () => {
    const { deck, told } = listening();
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
    expect(told.map(({ type }) => type)).toEqual(["created", "moved"]);
    expect(late.picture()).toEqual({
      deck: deck.getCardsInLocation("deck"),
      hand: [card("5", "hand", 1)],
    });
  });

  test("find the deck as it is when the operation is done", () => {
    const { deck } = listening();
    deck.moveCards(["3", "4"], "discard");
    const counts: unknown[] = [];
    deck.changes$.subscribe(() => counts.push(deck.countCardsInLocations()));
    deck.pickCards(3, "deck", 1);
    expect(counts).toEqual(Array(4).fill({ deck: 1, hand: 3 }));
  });
});

describe("Who may not see a card", () => {
  const player2 = ({ location, locationArg }: Card) =>
    location === "table" || (location === "hand" && locationArg === 2);

  test("is told where it lies, and no more", () => {
    const { deck, told } = listening(player2);
    deck.pickCard("deck", 1);
    deck.shuffle("deck");
    deck.createCards([{ type: "c", typeArg: 1, nbr: 1 }], "box");
    expect(told).toEqual([
      { type: "moved", moves: [{ before: hidden("deck", 3), after: hidden("hand", 1) }] },
      { type: "shuffled", location: "deck", cards: [hidden("deck", 0), hidden("deck", 1), hidden("deck", 2)] },
      { type: "created", cards: [hidden("box", 0)] },
    ]);
  });

  test("learns it when it comes where it can be seen", () => {
    const { deck, told } = listening(player2);
    deck.pickCard("deck", 2);
    deck.pickCard("deck", 1);
    deck.moveCard("3", "table");
    expect(told).toMatchObject([
      { moves: [{ before: hidden("deck", 3), after: card("4", "hand", 2) }] },
      { moves: [{ before: hidden("deck", 2), after: hidden("hand", 1) }] },
      { moves: [{ before: hidden("hand", 1), after: card("3", "table", 0) }] },
    ]);
  });

  test("sees it go when it leaves for where it cannot be seen", () => {
    const { deck, told } = listening(player2);
    deck.moveCard("1", "table");
    deck.insertCardOnExtremePosition("1", "deck", false);
    expect(told[1]).toEqual({ type: "moved", moves: [{ before: card("1", "table", 0), after: hidden("deck", 0) }] });
  });

  test("sees the open places of the whole deck, and the backs of the rest, in an order that says nothing", () => {
    const { deck } = listening(player2);
    deck.moveCard("2", "hand", 1);
    deck.moveCard("3", "hand", 2);
    deck.arrange("deck", ["4", "1"]);
    const places = [hidden("deck", 0), hidden("deck", 1), hidden("hand", 1), card("3", "hand", 2)];
    expect(deck.asChange(player2)).toEqual({ type: "created", cards: places });
  });

  test("can be served from a stream that was kept", () => {
    const mine = card("1", "hand", 2);
    expect(maskCard(mine, player2)).toBe(mine);
    expect(maskCard(card("1", "deck", 0), player2)).toEqual(hidden("deck", 0));
    expect(maskChange({ type: "created", cards: [mine, card("2", "hand", 1)] }, player2)).toEqual({
      type: "created",
      cards: [mine, hidden("hand", 1)],
    });
  });
});
