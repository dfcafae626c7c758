import { register } from "../../platform/registration.js";
import "../tj-chip/tj-chip.define.js";
import { TjBetControls } from "./tj-bet-controls.js";

register("tj-bet-controls", TjBetControls);
