import { register } from "../../platform/registration.js";
import { TjTransport } from "./tj-transport.js";

register("tj-transport", TjTransport);
