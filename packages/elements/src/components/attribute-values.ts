import { type CardId, deckOf, isCardId } from "@thunderjack/cards";
import { type Amount, isAmount } from "@thunderjack/core";

/**
 * A list, as a property or as text with its items separated by spaces or commas. Text comes from an attribute, and from
 * frameworks that set the property of the same name.
 */
export type Written<Item> = string | readonly Item[];

/** Returns the items of a list; none for a missing value. Any other value is read as text. */
export function itemsIn<Item = never>(list: Written<Item> | null): readonly (Item | string)[] {
  return Array.isArray(list)
    ? list
    : String(list ?? "")
        .split(/[\s,]+/)
        .filter(Boolean);
}

/** Returns the values of chips, in hundredths of a credit, each once. Invalid amounts are left out. */
export function chipsIn(list: Written<Amount> | null): readonly Amount[] {
  return [...new Set(itemsIn(list).map(Number))].filter((value) => value > 0 && isAmount(value));
}

/** Returns cards; `?` and `null` are face-down cards. Invalid words and cards that are already taken are left out. */
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
 * Returns the card of a word: `a_h` is the first copy that is not taken yet, `a_h_1` a particular one.
 *
 * @param decks the number of packs
 * @returns `null` if the card is taken, and for a word that is no card
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

/** Returns a list that is written as JSON; an empty list for anything else. */
export function jsonIn(list: unknown): readonly unknown[] {
  try {
    const read: unknown = typeof list === "string" ? JSON.parse(list) : list;
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
