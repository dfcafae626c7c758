import { register } from "../../platform/registration.js";
import { TjWinnings } from "./tj-winnings.js";

register("tj-winnings", TjWinnings);
