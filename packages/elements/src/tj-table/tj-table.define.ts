import { register, registerLength } from "../registration.js";
import "../tj-bet-controls/tj-bet-controls.define.js";
import "../tj-card/tj-card.define.js";
import "../tj-dealer/tj-dealer.define.js";
import "../tj-move-buttons/tj-move-buttons.define.js";
import "../tj-pile/tj-pile.define.js";
import "../tj-seat/tj-seat.define.js";
import { TjTable } from "./tj-table.js";

registerLength("--tj-seat-card-width", "72px");
registerLength("--tj-card-width", "72px");
registerLength("--tj-spot-size", "76px");
register("tj-table", TjTable);
