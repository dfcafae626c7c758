import { Deck, type RandomBelow } from "../src/deck/index.js";
import { compareRanks, RANKS, type Rank, SUITS, type Suit } from "../src/index.js";

/*
 * The card play of Hearts: four players with thirteen cards each, and thirteen tricks per deal. The players are
 * numbered 0 to 3. Each player plays the first card of the hand that follows suit, or else the first card of the hand.
 */

const PLAYERS = [0, 1, 2, 3] as const;
const HAND_SIZE = 13;

/** The places of the game. The argument of a card is its player, except in `deck`. */
const LOCATIONS = ["deck", "hand", "table", "won"] as const;

export type HeartsDeck = Deck<Suit, Rank, (typeof LOCATIONS)[number]>;

/** Creates a deck of 52 cards in canonical order. */
export function newDeck(random: RandomBelow): HeartsDeck {
  const deck: HeartsDeck = new Deck({ random, locations: LOCATIONS });
  deck.createCards(SUITS.flatMap((type) => RANKS.map((typeArg) => ({ type, typeArg, nbr: 1 }))));
  return deck;
}

/** Moves all cards to the deck, shuffles them and deals thirteen to each player. */
export function deal(deck: HeartsDeck): void {
  deck.moveAllCardsInLocation(null, "deck");
  deck.shuffle("deck");
  for (const player of PLAYERS) deck.pickCards(HAND_SIZE, "deck", player);
}

/** Plays one trick and moves it to the winner's pile. Returns the winner, who leads the next trick. */
export function playTrick(deck: HeartsDeck, leader: number): number {
  for (let turn = 0; turn < PLAYERS.length; turn++) {
    const player = (leader + turn) % PLAYERS.length;
    const hand = deck.getPlayerHand(player);
    const led = deck.getCardsInLocation("table", leader)[0];
    const card = hand.find(({ type }) => type === led?.type) ?? hand[0];
    if (card) deck.moveCard(card.id, "table", player);
  }
  const led = deck.getCardsInLocation("table", leader)[0]?.type;
  const following = deck.getCardsInLocation("table").filter(({ type }) => type === led);
  const best = following.sort((a, b) => compareRanks(b.typeArg, a.typeArg))[0];
  const winner = best?.locationArg ?? leader;
  deck.moveAllCardsInLocation("table", "won", undefined, winner);
  return winner;
}

/** Plays a deal of thirteen tricks. Returns the points of each player: 1 for a heart, 13 for the queen of spades. */
export function playDeal(deck: HeartsDeck, firstLeader = 0): number[] {
  deal(deck);
  for (let trick = 0, leader: number = firstLeader; trick < HAND_SIZE; trick++) leader = playTrick(deck, leader);
  return PLAYERS.map((player) => {
    const hearts = deck.getCardsOfTypeInLocation("h", undefined, "won", player).length;
    const queens = deck.getCardsOfTypeInLocation("s", "q", "won", player).length;
    return hearts + 13 * queens;
  });
}
