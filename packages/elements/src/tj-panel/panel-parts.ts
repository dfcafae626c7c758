/**
 * The parts of all panels: whatever stands between one of them and the page hands all of them on. The manifest lists them,
 * from here, with those of `tj-panel` and `thunderjack-table`.
 *
 * @csspart panel - what lies over the felt when somebody looks something up
 * @csspart panel-title - its heading
 * @csspart panel-close - the button that closes it
 * @csspart panel-button - any other button in a panel
 * @csspart panel-field - what can be typed into
 * @csspart round - in the history, each round
 * @csspart commitment - what the shoe was promised to be
 * @csspart client-seed - the player's own seed, once it can no longer be changed
 * @csspart server-seed - the seed of a shoe that is done
 * @csspart verdict - what its verification found
 * @csspart reason - why it has no recording to verify
 * @csspart rule - each rule in words
 * @csspart key - each key in the list of keys
 * @csspart picker-card - each card that can be picked
 */
export const PANEL_PARTS =
  "panel,panel-title,panel-close,panel-button,panel-field,round,commitment,client-seed,server-seed,verdict,reason,rule,key,picker-card";
