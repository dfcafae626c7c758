import { roundNamed } from "@thunderjack/testkit";
import { expectPicture } from "@thunderjack/vitest/picture";
import { afterAll, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { painted } from "./painted.js";

const SIX_HANDS = roundNamed("three seats are split into six hands");

/**
 * Colour channels (0 to 255) are rounded to multiples of this step. Otherwise, the texture of the felt would make each
 * screenshot a megabyte large.
 */
const STEP = 24;

/** The maximum width at which an image is stored in full size. */
const MAX_WIDTH = 480;

/** Shows an image in its stored form for the duration of the test. */
function show(image: ImageData): HTMLCanvasElement {
  const scale = image.width > MAX_WIDTH ? 0.5 : 1;
  const [whole, stored] = [
    newContext(image.width, image.height),
    newContext(image.width * scale, image.height * scale),
  ];
  whole.putImageData(image, 0, 0);
  stored.drawImage(whole.canvas, 0, 0, stored.canvas.width, stored.canvas.height);
  const smaller = stored.getImageData(0, 0, stored.canvas.width, stored.canvas.height);
  for (const [index, value] of smaller.data.entries()) {
    if (index % 4 < 3) smaller.data[index] = Math.round(value / STEP) * STEP;
  }
  stored.putImageData(smaller, 0, 0);
  stored.canvas.style.setProperty("display", "block");
  document.body.append(stored.canvas);
  onTestFinished(() => stored.canvas.remove());
  return stored.canvas;
}

function newContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  return context;
}

afterAll(() => page.viewport(1280, 800));

test.for([
  ["a phone", 360, 720],
  ["a tablet", 768, 1024],
  ["a desk", 1440, 900],
] as const)("six hands on %s", async ([, width, height], { task }) => {
  await page.viewport(width, height);
  // The 2D canvas draws the same image on every graphics card.
  const { host, image } = await painted(SIX_HANDS, "TurnStarted", height, "canvas2d");
  host.remove();
  await expectPicture(task, page.elementLocator(show(image)), `six-hands-${width}`, {
    comparatorName: "pixelmatch",
    // Text rendering differs slightly between versions of the system libraries.
    comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 },
  });
});
