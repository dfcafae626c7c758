import { register } from "../../platform/registration.js";
import { TjRules } from "./tj-rules.js";

register("tj-rules", TjRules);
