import { type CardId, deckOf, isCardId } from "@thunderjack/cards";
import { itemsIn, type Written } from "./attribute-values.js";

/**
 * Returns the cards of a list. A face-down card is `?` or `null` in the list, and `null` in the result. Invalid items
 * and repeated cards are omitted.
 */
export function cardsIn(list: Written<CardId | null> | null): readonly (CardId | null)[] {
  const cards: (CardId | null)[] = [];
  for (const item of itemsIn(list)) {
    const isDown = item === null || item === "?";
    const card = isDown ? null : freeCard(item, cards);
    if (isDown || card !== null) cards.push(card);
  }
  return cards;
}

/**
 * Returns the card for a word. `a_h` is the first copy that is not taken yet; `a_h_1` is the copy of the second deck.
 *
 * @param taken the cards that cannot be used again
 * @param decks the number of decks; unlimited by default
 * @returns `null` if the word is not a card of these decks, or if the card is taken
 */
export function freeCard(
  word: string,
  taken: readonly (CardId | null)[],
  decks = Number.POSITIVE_INFINITY,
): CardId | null {
  const name = String(word).toLowerCase();
  if (isCardId(name)) return taken.includes(name) || deckOf(name) >= decks ? null : name;
  for (let copy = 0; copy < decks; copy++) {
    const id = `${name}_${copy}`;
    if (!isCardId(id)) return null;
    if (!taken.includes(id)) return id;
  }
  return null;
}
