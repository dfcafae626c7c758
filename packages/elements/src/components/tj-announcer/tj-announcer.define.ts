import { register } from "../../platform/registration.js";
import { TjAnnouncer } from "./tj-announcer.js";

register("tj-announcer", TjAnnouncer);
