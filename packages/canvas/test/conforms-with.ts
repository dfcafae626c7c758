import { conformance } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import { canvasRenderer } from "../src/index.js";
import { canvasDriver } from "./canvas-driver.js";

/** Runs the conformance suite with a graphics backend. */
export function conformsWith(prefer: "webgl" | "canvas2d"): void {
  describe(`the canvas table with ${prefer}`, () => {
    conformance({ describe, it }, canvasDriver(canvasRenderer({ prefer })));
  });
}
