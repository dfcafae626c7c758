import { register } from "../../platform/registration.js";
import { TjChip } from "./tj-chip.js";

register("tj-chip", TjChip);
