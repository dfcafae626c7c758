import type { PublicTable, TableEvent } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { Observable } from "rxjs";

/** Returns the table that a session shows until its next jump. The events of the table end with the jump. */
export function shownTable(session: Session): PublicTable {
  const { rules, fairness } = session;
  return {
    rules,
    fairness,
    publicEvents$: eventsUntilJump(session),
    get publicState() {
      return session.publicState;
    },
    dispatch: (command, options) => session.dispatch(command, options),
  };
}

/** The operator `takeUntil` of RxJS would do the same, but contains the code for promises and iterables. */
function eventsUntilJump({ publicEvents$, jumps$ }: Session): Observable<TableEvent> {
  return new Observable((subscriber) => {
    subscriber.add(jumps$.subscribe(() => subscriber.complete()));
    publicEvents$.subscribe(subscriber);
  });
}
