import { register } from "../registration.js";
import { TjAnnouncer } from "./tj-announcer.js";

register("tj-announcer", TjAnnouncer);
