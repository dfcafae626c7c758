import type { TableView } from "./view.js";

/** Returns a view with a notice in place of the message of the table, for example the reason of a rejection. */
export function withNotice(view: TableView, notice: string): TableView {
  return { ...view, message: notice, hasNotice: true };
}
