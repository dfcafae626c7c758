import { register } from "../registration.js";
import "../tj-chip/tj-chip.define.js";
import { TjBetControls } from "./tj-bet-controls.js";

register("tj-bet-controls", TjBetControls);
