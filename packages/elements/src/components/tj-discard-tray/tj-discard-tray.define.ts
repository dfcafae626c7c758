import { register } from "../../platform/registration.js";
import { TjDiscardTray } from "./tj-discard-tray.js";

register("tj-discard-tray", TjDiscardTray);
