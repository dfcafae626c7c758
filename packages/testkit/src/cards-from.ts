import { type CardId, isCardId } from "@thunderjack/cards";

/**
 * Cards as a script writes them, in the order in which they are drawn: `"a_s 10 9_c"` are the ace of spades, the ten of
 * hearts and the nine of clubs. A suit that is left out is hearts. A card that comes again is the one of the next pack,
 * unless its pack is named: `"k_s_3"`.
 *
 * @throws RangeError for a word that is no card
 */
export function cardsFrom(text: string): readonly CardId[] {
  const seen = new Map<string, number>();
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word) => {
    const [rank, suit = "h", pack] = word.split("_");
    const card = `${rank}_${suit}`;
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    const id = `${card}_${pack ?? before}`;
    if (!isCardId(id)) throw new RangeError(`"${word}" is no card.`);
    return id;
  });
}
