// The chunk that is loaded when the player opens the transcript.
import "./tj-transcript.define.js";

export { Transcript } from "./transcript.js";
