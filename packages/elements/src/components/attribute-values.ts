import { type CardId, deckOf, isCardId } from "@thunderjack/cards";
import { type Amount, isAmount } from "@thunderjack/core";

/**
 * A list: an array, or text whose items are separated by spaces or commas. Attributes contain text, and some frameworks
 * set the property to the text of the attribute.
 */
export type Written<Item> = string | readonly Item[];

/** Reflects a property to its attribute only while the value is a string. */
export const ONLY_TEXT = { toAttribute: (value: unknown) => (typeof value === "string" ? value : undefined) };

/** Returns the items of a list. `null` and `undefined` are an empty list. Any other value is converted to text. */
export function itemsIn<Item = never>(list: Written<Item> | null): readonly (Item | string)[] {
  return Array.isArray(list)
    ? list
    : String(list ?? "")
        .split(/[\s,]+/)
        .filter(Boolean);
}

/** Returns the distinct chip values of a list, in hundredths of a credit. Invalid amounts are omitted. */
export function chipsIn(list: Written<Amount> | null): readonly Amount[] {
  return [...new Set(itemsIn(list).map(Number))].filter((value) => value > 0 && isAmount(value));
}

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

/** Returns an array, parsed from JSON if it is text. Returns an empty array for any other value. */
export function jsonIn(list: unknown): readonly unknown[] {
  try {
    const read: unknown = typeof list === "string" ? JSON.parse(list) : list;
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
