import { type CardId, canonicalCards, Deck, type Place, type RandomBelow, type Suit, suitOf } from "@thunderjack/cards";
import type { ShuffleChance } from "./fairness.js";
import { type Rejection, rejection } from "./round/rejection.js";
import type { CardSource } from "./round/unfolding.js";
import type { HandName } from "./seat.js";

/** Where a card of the game can be: every card is always in exactly one of them. */
export type GamePlace = "shoe" | "hand" | "tray";

/** The argument of the place `hand`: whose hand a card lies in. */
const HAND_NUMBERS: Readonly<Record<HandName | "dealer", number>> = {
  dealer: 0,
  right: 1,
  "right-2": 2,
  "right-3": 3,
  "right-4": 4,
  middle: 5,
  "middle-2": 6,
  "middle-3": 7,
  "middle-4": 8,
  left: 9,
  "left-2": 10,
  "left-3": 11,
  "left-4": 12,
};

/** The cards of a game: shoe, hands and discard tray are places of one Deck, and nobody else knows their order. */
export class Shoe implements CardSource {
  readonly #deck: Deck<Suit, CardId, GamePlace, CardId>;
  readonly #shoe: Place<GamePlace, CardId>;
  readonly #hands: Place<GamePlace, CardId>;
  readonly #tray: Place<GamePlace, CardId>;
  #random: RandomBelow;

  /**
   * @param decks how many packs of 52
   * @param chance decides the order of every shuffle
   * @param allowStacking whether cards may be put on top by name
   */
  constructor(
    decks: number,
    private readonly chance: ShuffleChance,
    private readonly allowStacking: boolean,
  ) {
    this.#random = chance(0);
    this.#deck = new Deck<Suit, CardId, GamePlace, CardId>({
      locations: ["shoe", "hand", "tray"],
      idOf: (_, id) => id,
      random: (below) => this.#random(below),
    });
    // A deck shuffles from the order of creation, and the fair shuffle from the canonical one.
    this.#deck.createCards(
      canonicalCards(decks).map((id) => ({ type: suitOf(id), typeArg: id, nbr: 1 })),
      "shoe",
    );
    this.#shoe = this.#deck.place("shoe");
    this.#hands = this.#deck.place("hand");
    this.#tray = this.#deck.place("tray");
  }

  /** Where a card is now; `null` for a card that is not of this shoe. */
  placeOf(card: CardId): GamePlace | null {
    return this.#deck.getCard(card)?.location ?? null;
  }

  draw(to: HandName | "dealer"): CardId {
    const card = this.#shoe.draw(this.#hands, HAND_NUMBERS[to]);
    if (card === null) throw new RangeError("A card was drawn from an empty shoe.");
    return card;
  }

  moveCard(card: CardId, to: HandName): void {
    this.#deck.moveCard(card, "hand", HAND_NUMBERS[to]);
  }

  discard(): void {
    this.#hands.moveAll(this.#tray);
  }

  shuffle(shuffle: number): number {
    this.#shoe.moveAll(this.#tray);
    this.#tray.moveAll(this.#shoe);
    this.#random = this.chance(shuffle);
    this.#deck.shuffle("shoe");
    return this.#shoe.count;
  }

  whyNotStack(cards: readonly CardId[], afterShuffle: boolean): Rejection | null {
    if (!this.allowStacking) return rejection("stacking-not-allowed", "Cards cannot be chosen at this table.");
    const chosen = new Set<CardId>();
    for (const card of cards) {
      const place = this.placeOf(card);
      if (place === null) return rejection("card-not-in-shoe", `There is no card "${card}" at this table.`);
      if (place !== "shoe" && !afterShuffle) {
        return rejection("card-not-in-shoe", `The card "${card}" is not in the shoe now.`);
      }
      if (chosen.has(card)) return rejection("card-stacked-twice", `The card "${card}" was chosen twice.`);
      chosen.add(card);
    }
    return null;
  }

  stack(cards: readonly CardId[]): void {
    for (const card of [...cards].reverse()) this.#deck.insertCardOnExtremePosition(card, "shoe", true);
  }
}
