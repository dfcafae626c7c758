import type { CardId } from "@thunderjack/cards";
import { isSoft, totalOf } from "@thunderjack/core";
import type { Total } from "./phrasebook.js";

/** Returns the total of the face-up cards. A total of 21 is never soft, because no card can improve it. */
export function cardTotal(cards: readonly (CardId | null)[]): Total {
  const value = totalOf(cards);
  return { value, isSoft: value < 21 && isSoft(cards) };
}
