import { register } from "../../platform/registration.js";
import * as lone from "./lone-moves.js";
import { loneMoveButtons, TjMoveButtons } from "./tj-move-buttons.js";

loneMoveButtons.module = lone;
register("tj-move-buttons", TjMoveButtons);
