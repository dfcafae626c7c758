import { register } from "../../platform/registration.js";
import "../tj-chip/tj-chip.define.js";
import * as lone from "./lone-bet-controls.js";
import { loneBetControls, TjBetControls } from "./tj-bet-controls.js";

loneBetControls.module = lone;
// A server needs all styles before the first render.
TjBetControls.styles = [...TjBetControls.styles, lone.loneBetControlsStyles];
register("tj-bet-controls", TjBetControls);
