import { register } from "../registration.js";
import { TjTimeline } from "./tj-timeline.js";

register("tj-timeline", TjTimeline);
