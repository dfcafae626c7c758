import { register } from "../registration.js";
import { TjMoveButtons } from "./tj-move-buttons.js";

register("tj-move-buttons", TjMoveButtons);
