import { type CardId, rankOf, suitOf } from "@thunderjack/cards";

const SUITS = { h: "♥", d: "♦", c: "♣", s: "♠" } as const;

/** Returns the rank and the suit of a card as text, such as "10♥"; empty for a face-down card. */
export function cardFace(card: CardId | null): string {
  return card === null ? "" : `${rankOf(card).toUpperCase()}${SUITS[suitOf(card)]}`;
}

/** Returns whether a card is a heart or a diamond. */
export function isRed(card: CardId | null): boolean {
  return card !== null && "hd".includes(suitOf(card));
}
