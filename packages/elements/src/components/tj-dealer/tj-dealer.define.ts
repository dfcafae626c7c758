import { register } from "../../platform/registration.js";
import "../tj-card/tj-card.define.js";
import "../tj-result-badge/tj-result-badge.define.js";
import "../tj-total/tj-total.define.js";
import { loneHands } from "../card-fan.js";
import * as lone from "../lone-hands.js";
import { TjDealer } from "./tj-dealer.js";

loneHands.module = lone;
// A server needs all styles before the first render.
TjDealer.styles = [...TjDealer.styles, lone.loneHandStyles];
register("tj-dealer", TjDealer);
