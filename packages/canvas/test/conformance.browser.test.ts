import { conformsWith } from "./conforms-with.js";

conformsWith("canvas2d");
