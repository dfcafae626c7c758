import { register } from "../../platform/registration.js";
import { TjTimeline } from "./tj-timeline.js";

register("tj-timeline", TjTimeline);
