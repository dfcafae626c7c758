import { type CardId, canonicalCards, type Suit, suitOf } from "@thunderjack/cards";
import { BareDeck, type Place, type RandomBelow, shuffleCards } from "@thunderjack/cards/deck";
import type { ShuffleChance } from "./fairness.js";
import { type Rejection, rejection } from "./round/rejection.js";
import type { CardSource } from "./round/unfolding.js";
import { HAND_NAMES, type HandName } from "./seat.js";

/** The place of a card. Every card is always in exactly one place. */
export type GamePlace = "shoe" | "hand" | "tray";

/**
 * Returns the argument of the cards of a hand. All hands are one place of the deck; the dealer's hand has the number 0.
 */
function handNumber(to: HandName | "dealer"): number {
  return to === "dealer" ? 0 : HAND_NAMES.indexOf(to) + 1;
}

/**
 * The cards of a game. The shoe, the hands and the discard tray are places of one private `BareDeck`.
 *
 * Cards are drawn from a copy of the shoe's order, and between rounds this copy is also what is shuffled. The deck is
 * updated later, and only if it is needed: if the place of a card is requested, if cards are stacked, or if the shoe is
 * shuffled during a round. Most rounds need no update.
 */
export class Shoe implements CardSource {
  readonly #deck: BareDeck<Suit, CardId, GamePlace, CardId>;
  readonly #shoe: Place<GamePlace, CardId>;
  readonly #hands: Place<GamePlace, CardId>;
  readonly #tray: Place<GamePlace, CardId>;
  // The order, bottom to top: the undealt cards, the cards that were drawn in this round, and the cards of earlier
  // rounds.
  #order: readonly CardId[] = [];
  #undealt = 0;
  #notDiscarded = 0; // the number of undealt cards and cards of this round
  #leftInDeck = 0; // the number of cards that the deck still has in the shoe
  #isDeckShuffled = true; // whether the deck has been updated since the last shuffle between rounds
  readonly #canonical: readonly CardId[];
  readonly #drawnTo: (HandName | "dealer")[]; // the receiver of each drawn card, by its index in the order
  #random: RandomBelow;

  /**
   * @param decks the number of decks of 52 cards
   * @param chance the source of the random numbers of each shuffle
   * @param allowStacking whether chosen cards can be put on top
   */
  constructor(
    decks: number,
    private readonly chance: ShuffleChance,
    private readonly allowStacking: boolean,
  ) {
    this.#random = chance(0);
    this.#deck = new BareDeck<Suit, CardId, GamePlace, CardId>({
      locations: ["shoe", "hand", "tray"],
      idOf: (_, id) => id,
      random: (below) => this.#random(below),
    });
    // A deck shuffles from the order in which its cards were created. The fair shuffle requires the canonical order.
    this.#canonical = canonicalCards(decks);
    this.#deck.createCards(
      this.#canonical.map((id) => ({ type: suitOf(id), typeArg: id, nbr: 1 })),
      "shoe",
    );
    this.#shoe = this.#deck.place("shoe");
    this.#hands = this.#deck.place("hand");
    this.#tray = this.#deck.place("tray");
    this.#drawnTo = new Array<HandName | "dealer">(this.#shoe.count).fill("dealer");
    this.#setOrder(this.#shoe.ids());
  }

  /** Returns the current place of a card; `null` for a card that is not in this game. */
  placeOf(card: CardId): GamePlace | null {
    this.#updateDeck();
    return this.#deck.getCard(card)?.location ?? null;
  }

  draw(to: HandName | "dealer"): CardId {
    const card = this.#order[this.#undealt - 1];
    if (card === undefined) throw new RangeError("A card was drawn from an empty shoe.");
    this.#undealt--;
    this.#drawnTo[this.#undealt] = to;
    return card;
  }

  moveCard(card: CardId, to: HandName): void {
    const place = this.#order.indexOf(card, this.#undealt);
    if (place >= 0 && place < this.#leftInDeck) this.#drawnTo[place] = to;
    else this.#deck.moveCard(card, "hand", handNumber(to));
  }

  discard(): void {
    if (this.#hands.count > 0) this.#hands.moveAll(this.#tray);
    this.#notDiscarded = this.#undealt;
  }

  shuffle(shuffle: number): number {
    this.#random = this.chance(shuffle);
    if (this.#undealt < this.#notDiscarded || this.#hands.count > 0) this.#shuffleDuringRound();
    else {
      const order = this.#canonical.slice();
      shuffleCards(order, this.#random);
      this.#setOrder(order);
      this.#isDeckShuffled = false;
    }
    return this.#undealt;
  }

  /** Shuffles the cards that are not on the table, whether the deck has them in the tray or still in the shoe. */
  #shuffleDuringRound(): void {
    this.#updateDeck();
    // Moving the cards of the shoe first is faster, because an empty place receives all cards at once.
    this.#shoe.moveAll(this.#tray);
    this.#tray.moveAll(this.#shoe);
    this.#deck.shuffle("shoe");
    this.#setOrder(this.#shoe.ids());
  }

  whyNotStack(cards: readonly CardId[], afterShuffle: boolean): Rejection | null {
    if (!this.allowStacking) return rejection("stacking-not-allowed", null);
    const chosen = new Set<CardId>();
    for (const card of cards) {
      const place = this.placeOf(card);
      if (place === null) return rejection("card-not-in-shoe", { card, isKnown: false });
      if (place !== "shoe" && !afterShuffle) {
        return rejection("card-not-in-shoe", { card, isKnown: true });
      }
      if (chosen.has(card)) return rejection("card-stacked-twice", { card });
      chosen.add(card);
    }
    return null;
  }

  stack(cards: readonly CardId[]): void {
    this.#updateDeck();
    for (const card of [...cards].reverse()) this.#deck.insertCardOnExtremePosition(card, "shoe", true);
    this.#setOrder(this.#shoe.ids());
  }

  #setOrder(order: readonly CardId[]): void {
    this.#order = order;
    this.#undealt = order.length;
    this.#notDiscarded = this.#undealt;
    this.#leftInDeck = this.#undealt;
  }

  /** Updates the deck with the last shuffle and the cards that were drawn from the order. */
  #updateDeck(): void {
    if (!this.#isDeckShuffled)
      for (const card of this.#order) this.#deck.insertCardOnExtremePosition(card, "shoe", true);
    this.#isDeckShuffled = true;
    while (this.#leftInDeck > this.#undealt) {
      const to = this.#drawnTo[--this.#leftInDeck];
      if (to === undefined || this.#leftInDeck >= this.#notDiscarded) this.#shoe.draw(this.#tray);
      else this.#shoe.draw(this.#hands, handNumber(to));
    }
  }
}
