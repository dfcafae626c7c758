import { FOUR_COLOURS, INK, type Mark, type SuitLetter } from "@thunderjack/artwork";
import type { Ink } from "./drawing.js";

/*
 * The inks of the cards as tokens, each with the ink of the built-in deck as what it is when nobody sets it: `--tj-hearts`,
 * `--tj-diamonds`, `--tj-clubs` and `--tj-spades` for pips and indices, `--tj-ink-paper`, `--tj-ink-red`, … for the rest.
 */

const SUITS: Readonly<Record<SuitLetter, string>> = { h: "hearts", d: "diamonds", c: "clubs", s: "spades" };

const TOKENS = new Map<string, string>(
  Object.entries(INK).map(([name, colour]) => [colour, `var(--tj-ink-${name}, ${colour})`]),
);

/** The colour of something on a card, as a page may have set it. */
export function cardInk(colour: string, suit?: Mark["suit"]): string {
  return suit === undefined ? (TOKENS.get(colour) ?? colour) : `var(--tj-${SUITS[suit]}, ${colour})`;
}

/** The same for a deck of four colours. */
const fourColourInk: Ink = (colour, suit) => cardInk(suit === undefined ? colour : FOUR_COLOURS[suit], suit);

/** A deck is named by words; those that nobody knows are passed over. */
export function isDeck(deck: string, word: "four-colour" | "traditional"): boolean {
  return deck.split(" ").includes(word);
}

/** What the cards of a deck are printed in. */
export function deckInk(deck: string): Ink {
  return isDeck(deck, "four-colour") ? fourColourInk : cardInk;
}
