import { LOST_BRIGHTNESS, SUM_BLUR } from "@thunderjack/artwork";
import { expect, test } from "vitest";
import { roundStyles } from "../components/tj-table/round.styles.js";
import { fanStyles } from "./fan.styles.js";

test("the style sheets have the shading of the artwork, which the canvas reads", () => {
  expect(fanStyles.cssText).toContain(`brightness(${LOST_BRIGHTNESS})`);
  expect(roundStyles.cssText).toContain(` * ${SUM_BLUR}px) currentcolor`);
});
