import { register, registerLength } from "../../platform/registration.js";
import "../tj-bet-controls/tj-bet-controls.define.js";
import "../tj-card/tj-card.define.js";
import "../tj-credits/tj-credits.define.js";
import "../tj-dealer/tj-dealer.define.js";
import "../tj-discard-tray/tj-discard-tray.define.js";
import "../tj-move-buttons/tj-move-buttons.define.js";
import "../tj-seat/tj-seat.define.js";
import "../tj-shoe/tj-shoe.define.js";
import "../tj-winnings/tj-winnings.define.js";
import { TjTable } from "./tj-table.js";

registerLength("--tj-seat-card-width", "72px");
registerLength("--tj-card-width", "72px");
registerLength("--tj-spot-size", "76px");
register("tj-table", TjTable);
