import { evolve, type GameEvent, type TableState } from "@thunderjack/core";
import { openingState, type Recording } from "@thunderjack/recording";
import { type Fold, History } from "../history.js";

/**
 * Returns the fold of a table.
 *
 * @param state the public state from which the events continue, such as `publicState` of a table or a session
 */
export function tableFold(state: TableState): Fold<TableState, GameEvent> {
  return { initial: state, evolve };
}

/** Returns the history of a recording. Its position n is after the event with the number n. */
export function recordingHistory({ header, events }: Recording): History<TableState, GameEvent> {
  return new History<TableState, GameEvent>(tableFold(openingState(header)), events);
}
