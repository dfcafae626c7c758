import { register } from "../../platform/registration.js";
import { TjCardPicker } from "./tj-card-picker.js";

register("tj-card-picker", TjCardPicker);
