import type { Command } from "./round/commands.js";
import type { Rejection } from "./round/rejection.js";
import type { TableState } from "./round/state.js";
import type { RuleSet } from "./rule-set.js";
import type { Fairness, Table } from "./table.js";

/** The public side of a table: everything that a renderer or a player needs, without the hole card and the seeds. */
export interface PublicTable {
  readonly rules: RuleSet;
  /** The commitment of the shoe; `null` for a table that does not use the fair shuffle. */
  readonly fairness: Fairness | null;
  /** The current state, with a masked hole card. */
  readonly publicState: TableState;
  /** The events, with a hole card that is masked until it is revealed. */
  readonly publicEvents$: Table["publicEvents$"];
  /**
   * Dispatches a command. Its events are emitted by {@link PublicTable.publicEvents$}.
   *
   * @returns the rejection; `null` when the command was accepted
   */
  dispatch(command: Command): Rejection | null;
}

/** Returns the public side of a table. The table itself is not reachable from it, also not at run time. */
export function publicTable(table: Table): PublicTable {
  const { rules, fairness, publicEvents$ } = table;
  return Object.freeze({
    rules,
    fairness,
    get publicState() {
      return table.publicState;
    },
    publicEvents$,
    dispatch(command: Command): Rejection | null {
      const decision = table.dispatch(command);
      return decision.accepted ? null : decision;
    },
  });
}
