import { register } from "../../platform/registration.js";
import { TjShoe } from "./tj-shoe.js";

register("tj-shoe", TjShoe);
