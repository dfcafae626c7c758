import { register } from "../../platform/registration.js";
import { TjFairness } from "./tj-fairness.js";

register("tj-fairness", TjFairness);
