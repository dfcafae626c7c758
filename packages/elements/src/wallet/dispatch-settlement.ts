import { composedEvent } from "../platform/composed-event.js";
import type { Settlement } from "./settlement.js";

/** The parts of a table element that {@link dispatchSettlement} uses. */
export interface SettledTable extends EventTarget {
  readonly isConnected: boolean;
  readonly ownerDocument: EventTarget;
}

/**
 * Dispatches the event `thunderjack-settlement` at a table. If the table was removed from its document, the event is
 * also dispatched at the document, because the listeners of the document do not receive the events of the table.
 */
export function dispatchSettlement(table: SettledTable, settlement: Settlement, acknowledge: () => void): void {
  for (const target of table.isConnected ? [table] : [table, table.ownerDocument]) {
    target.dispatchEvent(Object.assign(composedEvent("thunderjack-settlement", settlement), { acknowledge }));
  }
}
