import { register } from "../registration.js";
import { TjVerdict } from "./tj-verdict.js";

register("tj-verdict", TjVerdict);
