import { roundNamed } from "@thunderjack/testkit";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { painted } from "./painted.js";

const SIX_HANDS = roundNamed("three seats are split into six hands");

/** Colours are rounded to steps of so many, of 255: the weave of the felt would make each picture a megabyte. */
const STEP = 24;

/** A picture larger than a phone's is kept at half its size. */
const LARGEST = 480;

/** Shows a picture as it is kept, until the test is over. */
function shown(picture: ImageData): HTMLCanvasElement {
  const part = picture.width > LARGEST ? 0.5 : 1;
  const [whole, kept] = [papered(picture.width, picture.height), papered(picture.width * part, picture.height * part)];
  whole.putImageData(picture, 0, 0);
  kept.drawImage(whole.canvas, 0, 0, kept.canvas.width, kept.canvas.height);
  const smaller = kept.getImageData(0, 0, kept.canvas.width, kept.canvas.height);
  for (const [place, value] of smaller.data.entries()) {
    if (place % 4 < 3) smaller.data[place] = Math.round(value / STEP) * STEP;
  }
  kept.putImageData(smaller, 0, 0);
  kept.canvas.style.setProperty("display", "block");
  document.body.append(kept.canvas);
  onTestFinished(() => kept.canvas.remove());
  return kept.canvas;
}

function papered(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("There is no canvas.");
  return paper;
}

afterAll(() => page.viewport(1280, 800));

test.each([
  ["a phone", 360, 720],
  ["a tablet", 768, 1024],
  ["a desk", 1440, 900],
])("six hands on %s", async (_, width, height) => {
  await page.viewport(width, height);
  // Without WebGL: one and the same picture with every graphics card.
  const { host, picture } = await painted(SIX_HANDS, "TurnStarted", height, "canvas2d");
  host.remove();
  await expect.element(page.elementLocator(shown(picture))).toMatchScreenshot(`six-hands-${width}`, {
    comparatorName: "pixelmatch",
    // Letters are drawn a little differently by each version of a system's libraries.
    comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 },
  });
});
