import type { CardLayout, TableLayout } from "@thunderjack/stage/layout";

/** The place of a card: its centre, in CSS pixels from the top left of the table, and its width. */
export type CardPlace = Pick<CardLayout, "x" | "y" | "width" | "isAcross">;

/** The places of the cards on a table, by the keys of the cards. */
export type CardPlaces = ReadonlyMap<string, CardPlace>;

/** Returns the places of all cards of a layout. */
export function cardPlaces({ dealer, seats }: TableLayout): CardPlaces {
  const hands = seats.flatMap((seat) => seat.hands);
  return new Map([...dealer.cards, ...hands.flatMap(({ cards }) => cards)].map((card) => [card.key, card]));
}
