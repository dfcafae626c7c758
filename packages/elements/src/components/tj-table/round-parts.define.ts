/*
 * Registers the components for cards and moves inside a table.
 */

import { register } from "../../platform/registration.js";
import { BUILT_IN } from "../courts.js";
import { drawn } from "../drawing.js";
import { joined } from "../joined-marks.js";
import { TjDealer } from "../tj-dealer/tj-dealer.js";
import "../tj-discard-tray/tj-discard-tray.define.js";
import { TjHand } from "../tj-hand/tj-hand.js";
import { TjMoveButtons } from "../tj-move-buttons/tj-move-buttons.js";
import "../tj-card/tj-card.define.js";
import "../tj-result-badge/tj-result-badge.define.js";
import "../tj-shoe/tj-shoe.define.js";
import "../tj-total/tj-total.define.js";
import "../tj-turn-marker/tj-turn-marker.define.js";
import "../tj-winnings/tj-winnings.define.js";

// Without the code that a table does not need. Outside of a table, the elements load it.
register("tj-dealer", TjDealer);
register("tj-hand", TjHand);
register("tj-move-buttons", TjMoveButtons);

// Loads the built-in court cards before the first deal.
BUILT_IN(() => undefined);
drawn.replaced = joined;
