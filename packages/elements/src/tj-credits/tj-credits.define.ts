import { register } from "../registration.js";
import { TjCredits } from "./tj-credits.js";

register("tj-credits", TjCredits);
