import { describe, expect, test } from "vitest";
import { Deck, DeckError } from "../src/deck/index.js";
import { cardId, type Rank, type Suit } from "../src/index.js";
import { unmoved } from "./chance.js";

function blackjack() {
  const deck = new Deck({
    random: unmoved,
    locations: ["shoe", "hand", "tray"],
    idOf: (suit: Suit, rank: Rank, pack) => cardId(rank, suit, pack),
    autoreshuffle: true,
    autoreshuffleCustom: { shoe: "tray" },
  });
  deck.createCards([{ type: "c", typeArg: "7", nbr: 3 }], "shoe");
  return { deck, shoe: deck.place("shoe"), hand: deck.place("hand"), tray: deck.place("tray") };
}

describe("A place", () => {
  test("has its name, its cards and its top card", () => {
    const { shoe, tray } = blackjack();
    expect([shoe.location, shoe.count, shoe.topId]).toEqual(["shoe", 3, "7_c_2"]);
    expect(shoe.ids()).toEqual(["7_c_0", "7_c_1", "7_c_2"]);
    expect([tray.count, tray.topId, tray.ids()]).toEqual([0, null, []]);
  });

  test("moves its top card to another place, like pickCardForLocation", () => {
    const { deck, shoe, hand } = blackjack();
    expect(shoe.draw(hand, 4)).toBe("7_c_2");
    expect(shoe.draw(hand)).toBe("7_c_1");
    expect(deck.countCardsByLocationArgs("hand")).toEqual({ 4: 1, 0: 1 });
    expect(shoe.count).toBe(1);
  });

  test("is filled by the automatic reshuffle when it is empty, and returns null when no card is left", () => {
    const { shoe, hand, tray } = blackjack();
    shoe.moveAll(tray);
    expect(shoe.draw(hand)).toBe("7_c_2");
    expect([shoe.count, tray.count]).toEqual([2, 0]);
    shoe.moveAll(hand);
    expect(shoe.draw(hand)).toBeNull();
  });

  test("moves all its cards in their order, with one argument", () => {
    const { deck, shoe, hand, tray } = blackjack();
    shoe.draw(hand, 2);
    shoe.draw(hand, 1);
    hand.moveAll(tray, 6);
    expect(tray.ids()).toEqual(["7_c_1", "7_c_2"]);
    expect(deck.countCardsByLocationArgs("tray")).toEqual({ 6: 2 });
    tray.moveAll(tray, -1);
    expect(deck.countCardsByLocationArgs("tray")).toEqual({ "-1": 2 });
  });

  test("shows changes that were made through the deck", () => {
    const { deck, shoe, hand } = blackjack();
    deck.moveCard("7_c_0", "hand", 1);
    deck.arrange("shoe", ["7_c_2", "7_c_1"]);
    expect([shoe.topId, hand.ids()]).toEqual(["7_c_1", ["7_c_0"]]);
  });

  test("can contain a thousand cards", () => {
    const deck = new Deck({ random: unmoved });
    deck.createCards([{ type: "x", typeArg: 0, nbr: 1000 }]);
    const [pile, hand] = [deck.place("deck"), deck.place("hand")];
    for (let drawn = 0; drawn < 1000; drawn++) pile.draw(hand, drawn % 3);
    expect([pile.count, hand.count]).toEqual([0, 1000]);
    hand.moveAll(pile);
    expect(new Set(pile.ids()).size).toBe(1000);
  });

  test("rejects a place of another deck, and an argument that is not an integer", () => {
    const { shoe, hand } = blackjack();
    const elsewhere = blackjack().hand;
    expect(() => shoe.draw(elsewhere)).toThrow('The place "hand" belongs to another deck.');
    expect(() => shoe.moveAll(elsewhere)).toThrow(DeckError);
    expect(() => shoe.draw(hand, 0.5)).toThrow(DeckError);
    expect(() => shoe.moveAll(hand, Number.NaN)).toThrow(DeckError);
    expect([shoe.count, hand.count, elsewhere.count]).toEqual([3, 0, 0]);
  });
});
