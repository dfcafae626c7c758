import { register } from "../registration.js";
import { TjShoe } from "./tj-shoe.js";

register("tj-shoe", TjShoe);
