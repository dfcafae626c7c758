import { register } from "../../platform/registration.js";
import { TjVerification } from "./tj-verification.js";

register("tj-verification", TjVerification);
