import { Deck, type RandomBelow } from "../src/deck/index.js";
import { compareRanks, RANKS, type Rank, SUITS, type Suit } from "../src/index.js";

/*
 * Hearts, as far as the cards go: four players, thirteen cards each, thirteen tricks, and everything gathered and dealt
 * again. The players are 0 to 3; they play whatever follows suit.
 */

const PLAYERS = [0, 1, 2, 3] as const;
const HAND_SIZE = 13;

/** The places of the game. In all but the deck a card's argument is the player it belongs to. */
const LOCATIONS = ["deck", "hand", "table", "won"] as const;

export type HeartsDeck = Deck<Suit, Rank, (typeof LOCATIONS)[number]>;

/** One pack of 52, in the order of its making. */
export function openPack(random: RandomBelow): HeartsDeck {
  const deck: HeartsDeck = new Deck({ random, locations: LOCATIONS });
  deck.createCards(SUITS.flatMap((type) => RANKS.map((typeArg) => ({ type, typeArg, nbr: 1 }))));
  return deck;
}

/** Gathers the cards from wherever they are, shuffles them and gives thirteen to each player. */
export function deal(deck: HeartsDeck): void {
  deck.moveAllCardsInLocation(null, "deck");
  deck.shuffle("deck");
  for (const player of PLAYERS) deck.pickCards(HAND_SIZE, "deck", player);
}

/** Plays one trick, led by a player; it goes to the winner's pile. Returns the winner, who leads the next. */
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

/** Plays all thirteen tricks of a deal and counts the points each player has taken: 1 a heart, 13 the queen of spades. */
export function playDeal(deck: HeartsDeck, firstLeader = 0): number[] {
  deal(deck);
  for (let trick = 0, leader: number = firstLeader; trick < HAND_SIZE; trick++) leader = playTrick(deck, leader);
  return PLAYERS.map((player) => {
    const hearts = deck.getCardsOfTypeInLocation("h", undefined, "won", player).length;
    const queens = deck.getCardsOfTypeInLocation("s", "q", "won", player).length;
    return hearts + 13 * queens;
  });
}
