/**
 * The parts of all panels. Every element between a panel and the page exports all of them. The manifest adds this list
 * to the parts of `tj-panel` and `thunderjack-table`.
 *
 * @csspart panel - the open panel over the felt
 * @csspart panel-title - the heading of the panel
 * @csspart panel-close - the button that closes the panel
 * @csspart panel-button - any other button in a panel
 * @csspart panel-field - a text field in a panel
 * @csspart statistics - the figures of all listed rounds, with a chart of the credits
 * @csspart round - each round in the history
 * @csspart anchor - the anchor of the session
 * @csspart head - the head of the session, after the first shoe was retired
 * @csspart shoe-place - the number of the shoe in the session
 * @csspart commitment - the commitment to the seed of the shoe
 * @csspart client-seed - the player's own seed, once it can no longer be changed
 * @csspart server-seed - the seed of a retired shoe
 * @csspart verdict - the result of the verification of a retired shoe
 * @csspart session-verdict - the result of the verification of all kept shoes together
 * @csspart not-proven - the facts that the verification of a retired shoe did not prove
 * @csspart rule - each rule as a sentence
 * @csspart key - each key in the list of keys
 * @csspart picker-card - each card that can be picked
 */
export const PANEL_PARTS =
  "panel,panel-title,panel-close,panel-button,panel-field,statistics,round,anchor,head,shoe-place,commitment,client-seed,server-seed,verdict,session-verdict,not-proven,rule,key,picker-card";
