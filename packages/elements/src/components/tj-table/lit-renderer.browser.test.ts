import { conformance } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import "../../define.js";
import { litDriver } from "../../../test/lit-driver.js";
import { litRenderer } from "../../index.js";
// A table loads this module with its first round. `updateComplete` may resolve before that.
import "./round.js";

describe("the Lit table", () => {
  conformance({ describe, it }, litDriver(litRenderer));
});
