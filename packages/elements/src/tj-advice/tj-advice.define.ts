import { register } from "../registration.js";
import { TjAdvice } from "./tj-advice.js";

register("tj-advice", TjAdvice);
