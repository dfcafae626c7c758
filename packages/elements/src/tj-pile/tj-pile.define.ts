import { register } from "../registration.js";
import { TjPile } from "./tj-pile.js";

register("tj-pile", TjPile);
