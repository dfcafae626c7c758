import { conformsWith } from "./conforms-with.js";

// Without a graphics processor, WebGL takes four times as long as a 2D canvas. `npm test` runs the conformance suite
// with a 2D canvas, and the painting tests with both backends.
conformsWith("webgl");
