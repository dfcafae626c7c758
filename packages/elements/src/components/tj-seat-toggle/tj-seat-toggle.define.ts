import { register } from "../../platform/registration.js";
import { TjSeatToggle } from "./tj-seat-toggle.js";

register("tj-seat-toggle", TjSeatToggle);
