import { register } from "../../platform/registration.js";
import { TjAdvice } from "./tj-advice.js";

register("tj-advice", TjAdvice);
