import { type ClearBets, type Deal, type HandName, type Move, totalOf } from "@thunderjack/core";
import { dealerView } from "./hand-view.js";
import { ENGLISH } from "./languages/en/game.js";
import type { LoneCards } from "./lone-hands.js";
import type { Phrasebook } from "./phrasebook.js";
import type { ButtonView, DealerView, MoveView } from "./view.js";

/*
 * Views of the dealer and of the moves without a table. A table that shows no round does not load this module.
 */

/** Returns the view of a dealer's hand; `null` if it has no card. The hand busts only with a total over 21. */
export function loneDealer(cards: LoneCards, label?: string | null, words: Phrasebook = ENGLISH): DealerView | null {
  if (cards.length === 0) return null;
  const view = dealerView(cards, cards, totalOf(cards) > 21, words);
  return label ? { ...view, label } : view;
}

/** Returns the views of the moves of a hand. */
export function loneMoves(
  moves: readonly Move["type"][],
  hand: HandName,
  words: Phrasebook = ENGLISH,
): readonly MoveView[] {
  return moves.map((type) => ({ ...offered({ type, hand }, words), detail: "" }));
}

/** Returns the view of a button that is enabled. */
export function offered<Kind extends Deal | ClearBets | Move>(
  command: Kind,
  { commands }: Phrasebook,
): ButtonView<Kind> {
  return { command, label: commands[command.type], isLegal: true, reason: null };
}
