import { register } from "../../platform/registration.js";
import "../tj-card/tj-card.define.js";
import "../tj-result-badge/tj-result-badge.define.js";
import "../tj-total/tj-total.define.js";
import "../tj-turn-marker/tj-turn-marker.define.js";
import "../tj-winnings/tj-winnings.define.js";
import { loneHands } from "../card-fan.js";
import * as lone from "../lone-hands.js";
import { TjHand } from "./tj-hand.js";

loneHands.module = lone;
// A server needs all styles before the first render.
TjHand.styles = [...TjHand.styles, lone.loneHandStyles];
register("tj-hand", TjHand);
