/*
 * The layout of a round and its parts. A table does not need this module before the first deal, so the first render does
 * not wait for it.
 */

import "./round-parts.define.js";

export { tableLayout } from "@thunderjack/stage/round-layout";
export { roundStyles } from "./round.styles.js";
export { messageTemplate, netTemplate, overTemplate, sideTemplate } from "./round-templates.js";
