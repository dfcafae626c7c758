import { describe, expect, test } from "vitest";
import { BareDeck, Deck, DeckError } from "../src/deck/index.js";

/** Returns a source of pseudo-random numbers. Every source returns the same sequence. */
function numbers() {
  let state = 7;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const LOCATIONS = ["shoe", "hand", "tray"] as const;
const PACK = ["h", "d", "c", "s"].map((type) => ({ type, typeArg: 1, nbr: 5 }));

describe("A bare deck", () => {
  test("equals a Deck after the same operations", () => {
    const bare = new BareDeck({ random: numbers(), locations: LOCATIONS });
    const whole = new Deck({ random: numbers(), locations: LOCATIONS });
    for (const deck of [bare, whole]) {
      deck.createCards(PACK, "shoe");
      deck.shuffle("shoe");
      for (let player = 1; player <= 3; player++) deck.place("shoe").draw(deck.place("hand"), player);
      deck.moveCard("4", "tray", 2);
      deck.insertCardOnExtremePosition("9", "shoe", true);
      deck.insertCardOnExtremePosition("12", "shoe", false);
      deck.moveCard("1", "shoe", Number.MAX_SAFE_INTEGER);
      deck.insertCardOnExtremePosition("2", "shoe", true);
      deck.place("hand").moveAll(deck.place("tray"), 3);
    }
    for (const location of LOCATIONS) {
      expect(bare.place(location).ids()).toEqual(whole.place(location).ids());
    }
    for (const id of ["4", "9", "12", "21"]) expect(bare.getCard(id), id).toEqual(whole.getCard(id));
  });

  test("throws the same errors as a Deck, and stays unchanged", () => {
    const deck = new BareDeck({ random: numbers(), locations: LOCATIONS, idOf: (type) => type });
    deck.createCards([{ type: "h", typeArg: 1, nbr: 1 }], "shoe");
    expect(() => deck.createCards([{ type: "h", typeArg: 1, nbr: 1 }], "shoe")).toThrow(DeckError);
    expect(() => deck.moveCard("d", "hand")).toThrow(DeckError);
    expect(() => deck.moveCard("h", "hand", 0.5)).toThrow(DeckError);
    expect(() => deck.place("pocket" as "hand")).toThrow('There is no place "pocket"');
    expect(deck.place("shoe").ids()).toEqual(["h"]);
  });
});
