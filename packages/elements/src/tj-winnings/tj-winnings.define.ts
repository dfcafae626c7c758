import { register } from "../registration.js";
import { TjWinnings } from "./tj-winnings.js";

register("tj-winnings", TjWinnings);
