import { evolve, type GameEvent, publicEvent, publicState, type TableState } from "@thunderjack/core";
import { openingState, type Recording } from "@thunderjack/recording";
import { type Fold, History } from "../history.js";

/**
 * Returns the fold of a table. A card that lies face down is masked until it is revealed, and the cards of a stacked shoe
 * are masked, even if the state and the events are private, such as `state` and `events$` of a table.
 *
 * @param state the state from which the events continue, such as `publicState` of a table or a session
 */
export function tableFold(state: TableState): Fold<TableState, GameEvent> {
  return { initial: publicState(state), evolve, shown: (event) => publicEvent(event) };
}

/**
 * Returns the history of a recording. Its position n is after the event with the number n. Cards that lie face down are
 * masked, also in a recording that contains them.
 */
export function recordingHistory({ header, events }: Recording): History<TableState, GameEvent> {
  return new History<TableState, GameEvent>(tableFold(openingState(header)), events);
}
