import { register } from "../../platform/registration.js";
import { TjTotal } from "./tj-total.js";

register("tj-total", TjTotal);
