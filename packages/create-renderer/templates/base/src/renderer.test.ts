import { conformance } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { describe, it } from "vitest";
import { renderer } from "./renderer.js";

describe("the renderer", () => {
  conformance({ describe, it }, domDriver(renderer));
});
