import { type CardId, isCardId } from "@thunderjack/cards";

/** The first copy of a card that is not chosen yet; `null` when all of them are. */
export function freeCopy(name: string, chosen: readonly CardId[], decks: number): CardId | null {
  for (let copy = 0; copy < decks; copy++) {
    const id = `${name}_${copy}`;
    if (isCardId(id) && !chosen.includes(id)) return id;
  }
  return null;
}

/**
 * Cards that were typed, with spaces or commas between them: `a_h` for the first free copy, `a_h_1` for one of its own.
 *
 * @returns all that are chosen then; `null` where one of them is no card, or is not there any more
 */
export function withTyped(text: string, chosen: readonly CardId[], decks: number): readonly CardId[] | null {
  const all = [...chosen];
  for (const word of text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const id = isCardId(word) ? word : freeCopy(word, all, decks);
    if (id === null || all.includes(id) || Number(id.split("_")[2]) >= decks) return null;
    all.push(id);
  }
  return all;
}
