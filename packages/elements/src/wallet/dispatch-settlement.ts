import { composedEvent } from "../platform/composed-event.js";
import type { Settlement } from "./settlement.js";

/**
 * Dispatches the event `thunderjack-settlement` at a table. If the table was removed from its document, the event is
 * also dispatched at the document, because the listeners of the document do not receive the events of the table.
 */
export function dispatchSettlement(table: Element, settlement: Settlement, acknowledge: () => void): void {
  for (const target of table.isConnected ? [table] : [table, table.ownerDocument]) {
    target.dispatchEvent(Object.assign(composedEvent("thunderjack-settlement", settlement), { acknowledge }));
  }
}
