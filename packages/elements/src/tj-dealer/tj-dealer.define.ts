import { register } from "../registration.js";
import "../tj-card/tj-card.define.js";
import { TjDealer } from "./tj-dealer.js";

register("tj-dealer", TjDealer);
