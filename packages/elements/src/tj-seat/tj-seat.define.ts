import { register } from "../registration.js";
import "../tj-chip/tj-chip.define.js";
import "../tj-hand/tj-hand.define.js";
import { TjSeat } from "./tj-seat.js";

register("tj-seat", TjSeat);
