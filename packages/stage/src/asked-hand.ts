import { type Hand, handNamed, isBust, type RuleSet, type TableState, totalOf, whyNot } from "@thunderjack/core";

/**
 * The hand whose answer the table waits for; `null` when nobody is asked.
 *
 * A state names the hand whose turn it is also while that turn unfolds: when its cards are still on their way, and
 * after its last card, until the next event ends the turn. A renderer draws those moments, but it must not offer moves
 * in them.
 */
export function askedHand(rules: RuleSet, state: TableState): Hand | null {
  const { phase, turn } = state;
  const hand = turn === null ? undefined : handNamed(state, turn);
  if (hand === undefined) return null;
  if (phase !== "players") return hand;
  return isWaitingForCard(rules, state, hand) || isTurnOver(rules, state, hand) ? null : hand;
}

/** Whether a hand of a split has not got its second card yet. */
function isWaitingForCard(rules: RuleSet, { hands }: TableState, hand: Hand): boolean {
  if (hand.cards.length < 2) return true;
  // Where each hand gets its card on its turn, the hands behind this one wait for theirs.
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
