import { register } from "../../platform/registration.js";
import { TjMoveButtons } from "./tj-move-buttons.js";

register("tj-move-buttons", TjMoveButtons);
