import { storm } from "@thunderjack/artwork";
import { expect, test } from "vitest";
import { NAME_WIDTH } from "./table-bar.js";

test("the bar keeps the width of the name free, which is loaded later", () => {
  expect(storm("THUNDERJACK", 100)?.width).toBe(NAME_WIDTH);
});
