import { type CardId, isCardId } from "@thunderjack/cards";

/**
 * Parses the cards of a script, in the order in which they are drawn. For example, `"a_s 10 9_c"` is the ace of spades,
 * the ten of hearts and the nine of clubs. The suit defaults to hearts. A repeated card is taken from the next deck,
 * unless its deck is given: `"k_s_3"`.
 *
 * @throws RangeError for a word that is not a card
 */
export function cardsFrom(text: string): readonly CardId[] {
  const seen = new Map<string, number>();
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word) => {
    const [rank, suit = "h", deck] = word.split("_");
    const card = `${rank}_${suit}`;
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    const id = `${card}_${deck ?? before}`;
    if (!isCardId(id)) throw new RangeError(`"${word}" is not a card.`);
    return id;
  });
}
