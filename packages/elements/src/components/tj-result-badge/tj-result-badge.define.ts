import { register } from "../../platform/registration.js";
import { TjResultBadge } from "./tj-result-badge.js";

register("tj-result-badge", TjResultBadge);
