import { register } from "../../platform/registration.js";
import { TjTranscript } from "./tj-transcript.js";

register("tj-transcript", TjTranscript);
