import { register } from "../registration.js";
import { TjResultBadge } from "./tj-result-badge.js";

register("tj-result-badge", TjResultBadge);
