import { register } from "../registration.js";
import { TjThunder } from "./tj-thunder.js";

register("tj-thunder", TjThunder);
