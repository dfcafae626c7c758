import { roundNamed } from "@thunderjack/testkit";
import { afterAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { painted } from "./painted.js";

const SIX_HANDS = roundNamed("three seats are split into six hands");

/** The largest difference of a colour channel (0 to 255) that is not visible. */
const TOLERANCE = 48;

afterAll(() => page.viewport(1280, 800));

test("both backends draw the same image", async () => {
  await page.viewport(480, 700);
  // The order of the tables matters, because the first table of a page determines the size of Pixi's shared batch
  // shader.
  const one = await painted(SIX_HANDS, "RoundSettled", 600, "canvas2d");
  one.host.remove();
  const other = await painted(SIX_HANDS, "RoundSettled", 600, "webgl");
  const [plain, webgl] = [one.image.data, other.image.data];
  expect(webgl).toHaveLength(480 * 600 * 4);
  let different = 0;
  for (const [index, channel] of webgl.entries()) if (Math.abs(channel - (plain[index] ?? 0)) > TOLERANCE) different++;
  expect(different / webgl.length).toBeLessThan(0.01);
  // An image of empty felt would have fewer values.
  expect(new Set(webgl).size).toBeGreaterThan(100);
});
