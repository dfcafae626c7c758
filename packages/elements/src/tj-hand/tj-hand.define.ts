import { register } from "../registration.js";
import "../tj-card/tj-card.define.js";
import { TjHand } from "./tj-hand.js";

register("tj-hand", TjHand);
