// What is loaded when somebody opens the transcript.
import "./tj-transcript.define.js";

export { Transcript } from "./transcript.js";
