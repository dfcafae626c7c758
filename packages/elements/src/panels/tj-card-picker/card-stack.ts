import type { CardId } from "@thunderjack/cards";
import { itemsIn } from "../../components/attribute-values.js";
import { freeCard } from "../../components/card-list.js";

/**
 * Returns the chosen cards together with the cards that a text names. The words are separated by spaces or commas.
 * `a_h` is the first free copy; `a_h_1` is a particular copy.
 *
 * @returns all chosen cards; `null` if one of the words is not a card, or its card is already taken
 */
export function withTyped(text: string, chosen: readonly CardId[], decks: number): readonly CardId[] | null {
  const all = [...chosen];
  for (const word of itemsIn(text)) {
    const card = freeCard(word, all, decks);
    if (card === null) return null;
    all.push(card);
  }
  return all;
}
