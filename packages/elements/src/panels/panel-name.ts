/** A panel that can be opened over the table. */
export type PanelName = "history" | "fairness" | "keys" | "rules" | "picker";
