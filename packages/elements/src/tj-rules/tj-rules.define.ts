import { register } from "../registration.js";
import { TjRules } from "./tj-rules.js";

register("tj-rules", TjRules);
