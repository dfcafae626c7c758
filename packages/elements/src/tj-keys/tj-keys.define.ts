import { register } from "../registration.js";
import { TjKeys } from "./tj-keys.js";

register("tj-keys", TjKeys);
