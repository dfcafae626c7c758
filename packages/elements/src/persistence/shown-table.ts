import type { PublicTable } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { takeUntil } from "rxjs";

/** Returns the table that a session shows until its next jump. The events of the table end with the jump. */
export function shownTable(session: Session): PublicTable {
  const { rules, fairness } = session;
  return {
    rules,
    fairness,
    publicEvents$: session.publicEvents$.pipe(takeUntil(session.jumps$)),
    get publicState() {
      return session.publicState;
    },
    dispatch: (command, options) => session.dispatch(command, options),
  };
}
