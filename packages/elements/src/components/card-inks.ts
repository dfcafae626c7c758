import { FOUR_COLOURS, INK, type Mark, type SuitLetter } from "@thunderjack/artwork";
import type { Ink } from "./drawing.js";

/*
 * The inks of the cards as tokens, with the inks of the built-in deck as defaults: `--tj-hearts`, `--tj-diamonds`,
 * `--tj-clubs` and `--tj-spades` for pips and indices, `--tj-ink-paper`, `--tj-ink-red`, … for the rest.
 */

const SUITS: Readonly<Record<SuitLetter, string>> = { h: "hearts", d: "diamonds", c: "clubs", s: "spades" };

const TOKENS = new Map<string, string>(
  Object.entries(INK).map(([name, colour]) => [colour, `var(--tj-ink-${name}, ${colour})`]),
);

/** Returns the colour of an ink, as a token that a page may set. */
export function cardInk(colour: string, suit?: Mark["suit"]): string {
  return suit === undefined ? (TOKENS.get(colour) ?? colour) : `var(--tj-${SUITS[suit]}, ${colour})`;
}

/** Returns the same for a deck of four colours. */
const fourColourInk: Ink = (colour, suit) => cardInk(suit === undefined ? colour : FOUR_COLOURS[suit], suit);

/** Reads the words that name a deck; unknown words are ignored. */
export function isDeck(deck: string, word: "four-colour" | "traditional"): boolean {
  return deck.split(" ").includes(word);
}

/** The inks of a deck. */
export function deckInk(deck: string): Ink {
  return isDeck(deck, "four-colour") ? fourColourInk : cardInk;
}
