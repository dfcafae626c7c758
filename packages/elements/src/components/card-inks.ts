import { FOUR_COLOURS, INK, type Mark, type SuitLetter } from "@thunderjack/artwork";
import type { Ink } from "./drawing.js";

/*
 * The inks, which are the colours of the cards, as tokens. The default values are the inks of the built-in deck. Pips
 * and indices use `--tj-hearts`, `--tj-diamonds`, `--tj-clubs` and `--tj-spades`. All other marks use `--tj-ink-` and
 * the name of the ink, such as `--tj-ink-red`.
 */

const SUITS: Readonly<Record<SuitLetter, string>> = { h: "hearts", d: "diamonds", c: "clubs", s: "spades" };

const TOKENS = new Map<string, string>(
  Object.entries(INK).map(([name, colour]) => [colour, `var(--tj-ink-${name}, ${colour})`]),
);

/** Returns the token for a colour, with that colour as its default. A colour without a token is returned unchanged. */
export function cardInk(colour: string, suit?: Mark["suit"]): string {
  return suit === undefined ? (TOKENS.get(colour) ?? colour) : `var(--tj-${SUITS[suit]}, ${colour})`;
}

/** Like {@link cardInk}, but the default colours of the suits are those of the four-colour deck. */
const fourColourInk: Ink = (colour, suit) => cardInk(suit === undefined ? colour : FOUR_COLOURS[suit], suit);

/** Returns whether a `deck` attribute contains a word. Spaces separate its words. */
export function isDeck(deck: string, word: "four-colour" | "traditional"): boolean {
  return deck.split(" ").includes(word);
}

/** Returns the function that colours the cards of a deck. */
export function deckInk(deck: string): Ink {
  return isDeck(deck, "four-colour") ? fourColourInk : cardInk;
}
