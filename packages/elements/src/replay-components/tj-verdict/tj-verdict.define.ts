import { register } from "../../platform/registration.js";
import { TjVerdict } from "./tj-verdict.js";

register("tj-verdict", TjVerdict);
