import { RANKS, type Rank } from "./rank.js";
import { SUITS, type Suit } from "./suit.js";

/**
 * The name of one card of a shoe: rank, suit and the index of the pack it comes from, counted from 0.
 * `7_c_2` is the seven of clubs of the third pack.
 */
export type CardId = `${Rank}_${Suit}_${number}`;

// A simulation reads millions of ids a second: these functions compare character codes and make no new string.
const ZERO = 48;
const ONE = 49;
const TWO = 50;
const NINE = 57;
const UNDERSCORE = 95;

/**
 * Writes a card id.
 *
 * @param deckIndex which pack the card belongs to, counted from 0
 * @throws RangeError when `deckIndex` is not a safe integer of 0 or more
 */
export function cardId(rank: Rank, suit: Suit, deckIndex: number): CardId {
  if (!Number.isSafeInteger(deckIndex) || deckIndex < 0) {
    throw new RangeError(`A deck index is an integer from 0, not ${deckIndex}.`);
  }
  return `${rank}_${suit}_${deckIndex}`;
}

/** The rank of a card. Only for card ids: text from outside goes through {@link isCardId} first. */
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

/** The suit of a card. Only for card ids: text from outside goes through {@link isCardId} first. */
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

/** The index of the pack a card comes from, from 0. Only for card ids, see {@link isCardId}. */
export function deckOf(id: CardId): number {
  let index = 0;
  for (let at = suitStart(id) + 2; at < id.length; at++) index = index * 10 + (id.charCodeAt(at) - ZERO);
  return index;
}

function suitStart(id: string): number {
  return id.charCodeAt(1) === UNDERSCORE ? 2 : 3;
}

/**
 * Whether a text is a card id, to the letter: small letters, decimals without leading zeros or signs, nothing around
 * it. Any pack a safe integer can count is accepted.
 */
export function isCardId(text: string): text is CardId {
  // Read as if it were an id and written again, only an id comes back as it was.
  const id = text as CardId;
  const index = deckOf(id);
  return Number.isSafeInteger(index) && index >= 0 && `${rankOf(id)}_${suitOf(id)}_${index}` === text;
}

/**
 * All cards of a number of packs in canonical order: pack by pack, in each pack suit by suit (hearts, diamonds, clubs,
 * spades), in each suit from the two to the ace.
 *
 * @param decks how many packs of 52
 * @throws RangeError when `decks` is not a safe integer of 0 or more
 */
export function canonicalCards(decks: number): CardId[] {
  if (!Number.isSafeInteger(decks) || decks < 0) throw new RangeError(`A number of packs is needed, not ${decks}.`);
  const cards: CardId[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (const suit of SUITS) {
      for (const rank of RANKS) cards.push(`${rank}_${suit}_${deck}`);
    }
  }
  return cards;
}
