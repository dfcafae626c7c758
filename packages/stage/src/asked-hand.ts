import { type Hand, handNamed, isBust, type RuleSet, type TableState, totalOf, whyNot } from "@thunderjack/core";

/**
 * Returns the hand that has a choice now, or `null`.
 *
 * The `turn` of the state can be a hand without a choice: while its cards are being dealt, and after its last card
 * until the next event ends the turn. A renderer must not offer moves for such a state.
 */
export function askedHand(rules: RuleSet, state: TableState): Hand | null {
  const { phase, turn } = state;
  const hand = turn === null ? undefined : handNamed(state, turn);
  if (hand === undefined) return null;
  if (phase !== "players") return hand;
  return isWaitingForCard(rules, state, hand) || isTurnOver(rules, state, hand) ? null : hand;
}

/** Returns whether a split hand still waits for its second card, or for that of another split hand. */
function isWaitingForCard(rules: RuleSet, { hands }: TableState, hand: Hand): boolean {
  if (hand.cards.length < 2) return true;
  // Under `deal: "both"`, all split hands get their second card before the first one plays.
  return rules.split?.deal === "both" && hands.some(({ cards }) => cards.length < 2);
}

function isTurnOver(rules: RuleSet, state: TableState, hand: Hand): boolean {
  const { name, cards } = hand;
  if (hand.outcome !== null || hand.doubled || isBust(cards)) return true;
  if (rules.blitz !== null && cards.length >= rules.blitz.cards) return true;
  if (rules.autoStandOn21 && totalOf(cards) === 21) return true;
  const isOneCardEach = whyNot(rules, state, { type: "Hit", hand: name })?.code === "split-aces-stand";
  return isOneCardEach && whyNot(rules, state, { type: "Split", hand: name }) !== null;
}
