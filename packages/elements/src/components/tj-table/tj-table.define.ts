import { register, registerLength } from "../../platform/registration.js";
import { TjBetControls } from "../tj-bet-controls/tj-bet-controls.js";
import "../tj-chip/tj-chip.define.js";
import "../tj-chip-stack/tj-chip-stack.define.js";
import "../tj-credits/tj-credits.define.js";
import "../tj-seat-toggle/tj-seat-toggle.define.js";
import { TjSeat } from "../tj-seat/tj-seat.js";
import { TjTable } from "./tj-table.js";

registerLength("--tj-seat-card-width", "72px");
registerLength("--tj-card-width", "72px");
registerLength("--tj-spot-size", "76px");
// Without the code that a table does not need. Outside of a table, the elements load it.
register("tj-bet-controls", TjBetControls);
register("tj-seat", TjSeat);
register("tj-table", TjTable);
// Registers the other components, which a page may also use without a table. If they cannot be loaded, each table
// reports the error.
import("./round.js").catch(() => undefined);
