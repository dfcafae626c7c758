import { roundNamed } from "@thunderjack/testkit";
import { afterAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { painted } from "./painted.js";

const SIX_HANDS = roundNamed("three seats are split into six hands");

/** How far a part of a colour may be off, of 255, before anybody sees it. */
const UNSEEN = 48;

afterAll(() => page.viewport(1280, 800));

test("both means paint the same picture", async () => {
  await page.viewport(480, 700);
  // In this order: the first table in a page decides on what Pixi makes once for all of them.
  const one = await painted(SIX_HANDS, "RoundSettled", 600, "canvas2d");
  one.host.remove();
  const other = await painted(SIX_HANDS, "RoundSettled", 600, "webgl");
  const [plain, webgl] = [one.picture.data, other.picture.data];
  expect(webgl).toHaveLength(480 * 600 * 4);
  let off = 0;
  for (const [place, part] of webgl.entries()) if (Math.abs(part - (plain[place] ?? 0)) > UNSEEN) off++;
  expect(off / webgl.length).toBeLessThan(0.01);
  // And it is a picture: not all of it is felt.
  expect(new Set(webgl).size).toBeGreaterThan(100);
});
