/*
 * The components for cards and moves, and the layout of a round. A table does not need this module before the first
 * deal, so the first render does not wait for it.
 */

import { BUILT_IN } from "../courts.js";
import "../tj-dealer/tj-dealer.define.js";
import "../tj-discard-tray/tj-discard-tray.define.js";
import "../tj-hand/tj-hand.define.js";
import "../tj-move-buttons/tj-move-buttons.define.js";
import "../tj-shoe/tj-shoe.define.js";

export { tableLayout } from "@thunderjack/stage/round-layout";
export { roundStyles } from "./round.styles.js";
export { netTemplate, overTemplate, sideTemplate } from "./round-templates.js";

// Loads the built-in court cards before the first deal.
BUILT_IN.faces(() => undefined);
