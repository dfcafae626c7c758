import { register } from "../registration.js";
import { TjCard } from "./tj-card.js";

register("tj-card", TjCard);
