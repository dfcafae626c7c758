import { register } from "../../platform/registration.js";
import { TjKeys } from "./tj-keys.js";

register("tj-keys", TjKeys);
