import { register } from "../../platform/registration.js";
import { TjCredits } from "./tj-credits.js";

register("tj-credits", TjCredits);
