import { register } from "../registration.js";
import { TjChip } from "./tj-chip.js";

register("tj-chip", TjChip);
