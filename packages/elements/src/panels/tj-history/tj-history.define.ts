import { register } from "../../platform/registration.js";
import { TjHistory } from "./tj-history.js";

register("tj-history", TjHistory);
