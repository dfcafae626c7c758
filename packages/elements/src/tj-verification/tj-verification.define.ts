import { register } from "../registration.js";
import { TjVerification } from "./tj-verification.js";

register("tj-verification", TjVerification);
