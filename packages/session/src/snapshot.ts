import { type Command, type Fairness, isBetOrDeal, isInPlay, type RuleSet, type TableState } from "@thunderjack/core";
import { stateHash } from "@thunderjack/recording";

/** The public state of a table at one point in time, with the facts that are fixed for its shoe. */
export interface TableSnapshot {
  readonly rules: RuleSet;
  readonly fairness: Fairness;
  /** The number of the shoe in the session, from 1. */
  readonly shoe: number;
  /** The public state. The hole card is masked until it is revealed. */
  readonly state: TableState;
}

/**
 * Returns whether a stored table differs from the shown one: during a round in any field but the version, otherwise in
 * the credits or bets.
 */
export function lacks(shown: TableSnapshot, found: TableSnapshot): boolean {
  if (isInPlay(shown.state)) return unversioned(shown) !== unversioned(found);
  const [before, after] = [shown, found].map(({ state: { credits, bets } }) => JSON.stringify([credits, bets]));
  return before !== after;
}

/**
 * Returns a text that changes when a command of this kind gets another meaning at the table. For a bet or a deal, it
 * changes when a round begins or ends, and with each shoe. For all other commands, it changes with each event. The text
 * contains neither the version of the state, which a recovery changes, nor the number of the shoe, which a recovery can
 * use again.
 */
export function basisOf({ fairness, state }: TableSnapshot, command: Command): string {
  return isBetOrDeal(command)
    ? `${fairness.commitment} ${state.round} ${isInPlay(state)}`
    : tableBasis({ fairness, state });
}

/** Returns a text that is different for every state of every shoe. It does not contain the version of the state. */
export function tableBasis({ fairness, state }: Pick<TableSnapshot, "fairness" | "state">): string {
  return `${fairness.commitment} ${stateHash(state)}`;
}

/**
 * Returns a table as text, without its version: a recovered table counts its events from the first deal of the shoe,
 * but the lost table also counted the bets before it.
 */
function unversioned({ state: { version: _, ...state }, ...snapshot }: TableSnapshot): string {
  return JSON.stringify({ ...snapshot, state });
}
