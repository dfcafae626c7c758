import type { TableLayout } from "../layout/table-layout.js";
import type { TableView } from "../view.js";

/** A view and its layout. */
export interface Scene {
  readonly view: Pick<TableView, "seats" | "dealer" | "betting" | "turn" | "net" | "netText" | "language">;
  readonly layout: TableLayout;
}
