import { register } from "../../platform/registration.js";
import { TjCard } from "./tj-card.js";

register("tj-card", TjCard);
