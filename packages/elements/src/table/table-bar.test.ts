import { storm } from "@thunderjack/artwork";
import { expect, test } from "vitest";
import { NAME_WIDTH } from "./table-bar.js";

test("`NAME_WIDTH` is the width of the name of the game, whose outline is loaded later", () => {
  expect(storm("THUNDERJACK", 100)?.width).toBe(NAME_WIDTH);
});
