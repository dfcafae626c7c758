import { register } from "../../platform/registration.js";
import "../tj-card/tj-card.define.js";
import "../tj-result-badge/tj-result-badge.define.js";
import "../tj-total/tj-total.define.js";
import "../tj-turn-marker/tj-turn-marker.define.js";
import "../tj-winnings/tj-winnings.define.js";
import * as loneHand from "./lone-hand.js";
import { loneHands, TjHand } from "./tj-hand.js";

loneHands.module = loneHand;
register("tj-hand", TjHand);
