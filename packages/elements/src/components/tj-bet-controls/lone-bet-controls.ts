/*
 * The code for the controls without a table, which a table does not load.
 */

export { loneBetButtons } from "@thunderjack/stage";
export { loneBetControlsStyles } from "./lone-bet-controls.styles.js";
