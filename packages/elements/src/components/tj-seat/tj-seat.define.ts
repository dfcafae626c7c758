import { register } from "../../platform/registration.js";
import "../tj-chip-stack/tj-chip-stack.define.js";
import "../tj-hand/tj-hand.define.js";
import "../tj-seat-toggle/tj-seat-toggle.define.js";
import * as loneSeat from "./lone-seat.js";
import { loneSeats, TjSeat } from "./tj-seat.js";

loneSeats.module = loneSeat;
// A server needs all styles before the first render.
TjSeat.styles = [...TjSeat.styles, loneSeat.loneSeatStyles];
register("tj-seat", TjSeat);
