import { type Composition, without } from "../src/composition.js";
import type { Game } from "../src/game.js";
import { HandValues, type Plan } from "../src/hand-values.js";
import { AFTER, BUST, type HandId, handOf, TOTALS } from "../src/hands.js";
import { CLASSES, type RankClass } from "../src/ranks.js";
import { mayDouble } from "../src/split.js";

/**
 * Returns the values of a split hand whose first card has this rank.
 *
 * @param left the unseen cards, without the card of the hand
 * @param chooses whether the hand takes the best moves; otherwise it follows the plan
 */
export function splitHandValues(
  game: Game,
  left: Composition,
  { rank, plan, chooses }: { readonly rank: RankClass; readonly plan: Plan; readonly chooses: boolean },
): HandValues {
  return new HandValues(game, { shoe: without(left, rank, -1), isSplit: true, plan, chooses });
}

/**
 * Returns the value of a split hand with one card that is not split again. The hand takes the best moves or follows the
 * plan.
 */
export function splitHand(game: Game, left: Composition, rank: RankClass, plan: Plan, chooses: boolean): number {
  const values = splitHandValues(game, left, { rank, plan, chooses });
  let value = 0;
  for (let drawn = 0; drawn < CLASSES; drawn++) {
    const hand = AFTER[handOf(rank) * CLASSES + drawn] ?? BUST;
    const chance = values.draw(handOf(rank), drawn);
    if (chance === 0 || hand === BUST) continue;
    value += chance * twoCards(game, values, hand, plan, chooses);
  }
  return value;
}

/** Returns the value of a split hand of two cards. */
export function twoCards(game: Game, values: HandValues, hand: HandId, plan: Plan, chooses: boolean): number {
  const { autoStandOn21 } = game.rules;
  if ((autoStandOn21 && TOTALS[hand] === 21) || !mayDouble(game, hand, true)) return values.playOn(hand);
  if (chooses) return Math.max(values.playOn(hand), values.double(hand));
  return plan.doubles[hand] === 1 ? values.double(hand) : values.playOn(hand);
}
