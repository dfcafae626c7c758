import { register } from "../../platform/registration.js";
import "../tj-chip/tj-chip.define.js";
import { TjChipStack } from "./tj-chip-stack.js";

register("tj-chip-stack", TjChipStack);
