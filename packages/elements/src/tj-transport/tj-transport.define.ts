import { register } from "../registration.js";
import { TjTransport } from "./tj-transport.js";

register("tj-transport", TjTransport);
