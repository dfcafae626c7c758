import { FOUR_COLOURS, INK, type Mark, type SuitLetter } from "@thunderjack/artwork";
import type { Ink } from "./drawing.js";

/*
 * The inks of the cards as tokens. Their defaults are the inks of the built-in deck. Pips and indices use
 * `--tj-hearts`, `--tj-diamonds`, `--tj-clubs` and `--tj-spades`. All other marks use `--tj-ink-paper`, `--tj-ink-red`,
 * …
 */

const SUITS: Readonly<Record<SuitLetter, string>> = { h: "hearts", d: "diamonds", c: "clubs", s: "spades" };

const TOKENS = new Map<string, string>(
  Object.entries(INK).map(([name, colour]) => [colour, `var(--tj-ink-${name}, ${colour})`]),
);

/** Returns the colour of an ink, as a token that a page may set. */
export function cardInk(colour: string, suit?: Mark["suit"]): string {
  return suit === undefined ? (TOKENS.get(colour) ?? colour) : `var(--tj-${SUITS[suit]}, ${colour})`;
}

/** Returns the colour of an ink in a four-colour deck. */
const fourColourInk: Ink = (colour, suit) => cardInk(suit === undefined ? colour : FOUR_COLOURS[suit], suit);

/** Returns whether a word is part of the name of a deck. A name may consist of several words. */
export function isDeck(deck: string, word: "four-colour" | "traditional"): boolean {
  return deck.split(" ").includes(word);
}

/** Returns the inks of a deck. */
export function deckInk(deck: string): Ink {
  return isDeck(deck, "four-colour") ? fourColourInk : cardInk;
}
