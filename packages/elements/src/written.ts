import { type CardId, deckOf, isCardId } from "@thunderjack/cards";
import { type Amount, isAmount } from "@thunderjack/core";

/**
 * A list as a property, or written down in a page: its items with spaces or commas between them. Text comes from an
 * attribute, and from frameworks that set a property where there is one.
 */
export type Written<Item> = string | readonly Item[];

/** The items of a list; without a list there are none, and what is no list is one that is written. */
export function itemsIn<Item = never>(list: Written<Item> | null): readonly (Item | string)[] {
  return Array.isArray(list)
    ? list
    : String(list ?? "")
        .split(/[\s,]+/)
        .filter(Boolean);
}

/** Values of chips, in hundredths of a credit, each of them once; what is no amount is left out. */
export function chipsIn(list: Written<Amount> | null): readonly Amount[] {
  return [...new Set(itemsIn(list).map(Number))].filter((value) => value > 0 && isAmount(value));
}

/** Cards, of which `?` or `null` lies face down; what is no card, or not there any more, is left out. */
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
 * The card that a word means: `a_h` is the first copy that is not taken yet, `a_h_1` one of its own.
 *
 * @param decks how many packs there are
 * @returns `null` when it is taken, and for what is no card
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

/** A list that is written as JSON; anything else is an empty one. */
export function jsonIn(list: unknown): readonly unknown[] {
  try {
    const read: unknown = typeof list === "string" ? JSON.parse(list) : list;
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
