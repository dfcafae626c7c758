import { conformsWith } from "./conforms-with.js";

// Without a graphics processor, WebGL takes four times as long as a 2D canvas. `npm test` plays the conformance suite with a
// 2D canvas, and tests the painting with both.
conformsWith("webgl");
