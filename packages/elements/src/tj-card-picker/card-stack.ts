import type { CardId } from "@thunderjack/cards";
import { freeCard, itemsIn } from "../written.js";

/**
 * Cards that were typed, with spaces or commas between them: `a_h` for the first free copy, `a_h_1` for one of its own.
 *
 * @returns all that are chosen then; `null` where one of them is no card, or is not there any more
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
