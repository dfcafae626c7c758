import { register } from "../registration.js";
import { TjTranscript } from "./tj-transcript.js";

register("tj-transcript", TjTranscript);
