import type { Command, Decision, Fairness, GameEvent, RuleSet, TableState } from "@thunderjack/core";
import type { Observable } from "rxjs";

/**
 * What a table element, or anything else with a conductor, needs of whatever it shows. A `Table` of the core has all of
 * it but {@link PlayedTable.jumps$}.
 */
export interface PlayedTable {
  readonly rules: RuleSet;
  /** What was said about the shoe that is shown. */
  readonly fairness: Fairness | null;
  /** What is shown now: the fold of `publicEvents$`, without the hole card. */
  readonly publicState: TableState;
  /** What happens, the hole card masked: each event once it is saved, or is known not to be. */
  readonly publicEvents$: Observable<GameEvent>;
  /**
   * The public state of a table that takes the place of the one that was shown: a new shoe, a table that was changed
   * elsewhere. The events after it go on from there, and a conductor follows by `seek`.
   */
  readonly jumps$: Observable<TableState>;
  /**
   * Asks for a command.
   *
   * @returns why it is refused, if that is clear at once; or that it is accepted, without its events: they come in
   *   `publicEvents$`
   */
  dispatch(command: Command): Decision;
}
