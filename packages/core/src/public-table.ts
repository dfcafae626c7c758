import type { Command } from "./round/commands.js";
import type { Rejection } from "./round/rejection.js";
import type { TableState } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";
import type { Seat } from "./seat.js";
import type { CommandOptions, Fairness, Table } from "./table.js";

/** The public side of a table: everything that a renderer or a player needs, without the hole card and the seeds. */
export interface PublicTable {
  readonly rules: RuleSet;
  /** The published facts about the shoe, such as its commitment; `null` if the table does not use the fair shuffle. */
  readonly fairness: Fairness | null;
  /** The current state. The hole card is masked until it is revealed. */
  readonly publicState: TableState;
  /** The events. The hole card is masked until it is revealed. */
  readonly publicEvents$: Table["publicEvents$"];
  /** The seats of the player, whose controls are offered; absent if all seats belong to the player. */
  readonly ownSeats?: readonly Seat[];
  /** The names of the players at the seats; absent if they are not shown. */
  readonly players?: Partial<Readonly<Record<Seat, string>>>;
  /**
   * Dispatches a command. {@link PublicTable.publicEvents$} emits its events. With `expected`, a command that is based
   * on an outdated version of the table is rejected.
   *
   * @returns the rejection; `null` if the command was accepted
   */
  dispatch(command: Command, options?: CommandOptions): Rejection | null;
}

/** Returns the public side of a table. The table itself cannot be reached from the result, not even at run time. */
export function publicTable(table: Table): PublicTable {
  const { rules, fairness, publicEvents$ } = table;
  return Object.freeze({
    rules,
    fairness,
    get publicState() {
      return table.publicState;
    },
    publicEvents$,
    dispatch(command: Command, options?: CommandOptions) {
      const decision = table.dispatch(command, options);
      return decision.accepted ? null : decision;
    },
  });
}
