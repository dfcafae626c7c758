import { register } from "../../platform/registration.js";
import "../tj-chip-stack/tj-chip-stack.define.js";
import "../tj-hand/tj-hand.define.js";
import "../tj-seat-toggle/tj-seat-toggle.define.js";
import { TjSeat } from "./tj-seat.js";

register("tj-seat", TjSeat);
