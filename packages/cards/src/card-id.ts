import { RANKS, type Rank } from "./rank.js";
import { SUITS, type Suit } from "./suit.js";

/**
 * The id of one card of a shoe: its rank, its suit and the index of its deck, from 0. `7_c_2` is the seven of clubs of
 * the third deck.
 */
export type CardId = `${Rank}_${Suit}_${number}`;

// A simulation reads millions of ids per second. `rankOf`, `suitOf` and `deckOf` therefore compare character codes and
// create no strings.
const ZERO = 48;
const ONE = 49;
const TWO = 50;
const NINE = 57;
const UNDERSCORE = 95;

/**
 * Returns the id of a card.
 *
 * @param deckIndex the index of the deck, from 0
 * @throws RangeError when `deckIndex` is not a safe integer of 0 or more
 */
export function cardId(rank: Rank, suit: Suit, deckIndex: number): CardId {
  if (!Number.isSafeInteger(deckIndex) || deckIndex < 0) {
    throw new RangeError(`A deck index must be a safe integer of 0 or more, not ${deckIndex}.`);
  }
  return `${rank}_${suit}_${deckIndex}`;
}

/** Returns the rank of a card. The id is not validated; see {@link isCardId}. */
export function rankOf(id: CardId): Rank {
  const code = id.charCodeAt(0);
  if (code >= TWO && code <= NINE) return RANKS[code - TWO] as Rank;
  switch (code) {
    case ONE:
      return "10";
    case 106:
      return "j";
    case 113:
      return "q";
    case 107:
      return "k";
    default:
      return "a";
  }
}

/** Returns the suit of a card. The id is not validated; see {@link isCardId}. */
export function suitOf(id: CardId): Suit {
  switch (id.charCodeAt(suitStart(id))) {
    case 104:
      return "h";
    case 100:
      return "d";
    case 99:
      return "c";
    default:
      return "s";
  }
}

/** Returns the index of the deck of a card, from 0. The id is not validated; see {@link isCardId}. */
export function deckOf(id: CardId): number {
  let index = 0;
  for (let at = suitStart(id) + 2; at < id.length; at++) index = index * 10 + (id.charCodeAt(at) - ZERO);
  return index;
}

function suitStart(id: string): number {
  return id.charCodeAt(1) === UNDERSCORE ? 2 : 3;
}

/**
 * Returns whether a string is a card id. A card id has lower-case letters, a deck index without a sign or leading
 * zeros, and no white space. The deck index is any safe integer of 0 or more.
 */
export function isCardId(text: string): text is CardId {
  // The string is read as an id and formatted again. Only a valid id results in the same string.
  const id = text as CardId;
  const index = deckOf(id);
  return Number.isSafeInteger(index) && index >= 0 && `${rankOf(id)}_${suitOf(id)}_${index}` === text;
}

/**
 * Returns all cards of a number of decks in canonical order: by deck, then by suit (hearts, diamonds, clubs, spades),
 * then by rank from the two to the ace.
 *
 * @param decks the number of decks of 52 cards
 * @throws RangeError when `decks` is not a safe integer of 0 or more
 */
export function canonicalCards(decks: number): CardId[] {
  if (!Number.isSafeInteger(decks) || decks < 0) {
    throw new RangeError(`The number of decks must be a safe integer of 0 or more, not ${decks}.`);
  }
  const cards: CardId[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (const suit of SUITS) {
      for (const rank of RANKS) cards.push(`${rank}_${suit}_${deck}`);
    }
  }
  return cards;
}
