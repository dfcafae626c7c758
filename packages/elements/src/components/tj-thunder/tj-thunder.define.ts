import { register } from "../../platform/registration.js";
import { TjThunder } from "./tj-thunder.js";

register("tj-thunder", TjThunder);
