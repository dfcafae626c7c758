import { filmSvg, tableSvg } from "@thunderjack/canvas/svg";
import { Tape } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";
import { filmOf, momentOf } from "@thunderjack/stage/film";
import { recordedRounds } from "@thunderjack/testkit";
import { setPainted } from "@thunderjack/vitest/painting";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { replayed, settled } from "../../test/replayed.js";
import { all } from "../../test/seated.js";

/** The size of the table in the replay and in the film, in CSS pixels. */
const SIZE = { width: 400, height: 560 };

/** The difference of a colour channel, from 0 to 255, up to which two pixels are the same. Edges of letters differ more. */
const SAME = 64;

/**
 * The largest share of the pixels of a frame that differ from the replay. Only edges differ: of letters, and in the web
 * components, which place a card at a fraction of a pixel, also of cards. A frame of another moment differs more.
 */
const TOLERANCE = { lit: 0.06, canvas2d: 0.02 } as const;

/** Every tenth picture. */
const STEP = 10;

/** The pictures per second. With more, neighbouring pictures of a movement would be compared. */
const FPS = 4;

/** Returns the pixels of a picture. */
async function pixelsOf(source: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
}

/** Returns the share of the pixels that differ. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const distance = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0))),
    );
    if (distance > SAME) different++;
  }
  return different / (one.length / 4);
}

/** Waits until the canvas has drawn the table of this time. The textures of a layout are drawn over several frames. */
async function drawn(renderer: "lit" | "canvas2d"): Promise<void> {
  for (let frame = 0; frame < (renderer === "lit" ? 2 : 8); frame++) await new Promise(requestAnimationFrame);
}

/** Returns the share of the pixels of the replay that differ from a picture, and the pixels of both. */
async function compared(element: HTMLElement, renderer: "lit" | "canvas2d", svg: string) {
  await drawn(renderer);
  const table = all(element, renderer === "lit" ? "tj-table" : "canvas")[0] as HTMLElement;
  const { width, height } = table.getBoundingClientRect();
  expect({ width, height }).toEqual(SIZE);
  const shot = await page.elementLocator(element).screenshot({ base64: true, save: false });
  const shown = await pixelsOf(`data:image/png;base64,${typeof shot === "string" ? shot : ""}`);
  const filmed = await pixelsOf(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  return { shown, filmed, difference: differenceOf(shown, filmed) };
}

function painted(): void {
  setPainted(true);
  onTestFinished(() => setPainted(false));
}

test("every tenth picture of a film equals the replay on the canvas at that time, also during movements", {
  timeout: 600_000,
}, async () => {
  await page.viewport(SIZE.width, SIZE.height);
  painted();
  let [count, moving, largest] = [0, 0, 0];
  for (const { text, recording, name } of recordedRounds) {
    const { element, clock } = await replayed({ text, renderer: "canvas2d", controls: false });
    element.style.setProperty("--tj-replay-height", `${SIZE.height}px`);
    await settled(element);
    await vi.waitFor(() => expect(all(element, "canvas")).not.toEqual([]));
    await drawn("canvas2d");
    const tape = new Tape(recording, { pace: pacing() });
    const pictures = [...filmSvg(filmOf(tape), SIZE, { fps: FPS })].filter((_, index) => index % STEP === STEP - 1);
    // The canvas draws the time of the page.
    const now = vi.spyOn(performance, "now").mockImplementation(() => clock.now());
    const start = clock.now();
    element.play();
    let before: Uint8ClampedArray | null = null;
    for (const { svg, time } of pictures) {
      clock.pass(time - (clock.now() - start));
      const { shown, filmed, difference } = await compared(element, "canvas2d", svg);
      largest = Math.max(largest, difference);
      expect(difference, `${name}, ${time} ms`).toBeLessThan(TOLERANCE.canvas2d);
      if (all(element, "[data-moving]").length > 0) moving++;
      if (before !== null) expect(differenceOf(before, filmed), `${name}, another time`).toBeGreaterThan(0.001);
      before = shown;
      count++;
    }
    now.mockRestore();
    element.remove();
  }
  console.info(`canvas2d: ${count} pictures, ${moving} in movement, at most ${(100 * largest).toFixed(2)} % differ`);
  expect(count).toBeGreaterThan(recordedRounds.length);
  expect(moving).toBeGreaterThan(recordedRounds.length / 2);
});

test("the picture of every tenth event equals the replay with web components when its movements have ended", {
  timeout: 600_000,
}, async () => {
  await page.viewport(SIZE.width, SIZE.height);
  painted();
  let [count, largest] = [0, 0];
  for (const { text, recording, name } of recordedRounds) {
    const { element } = await replayed({ text, renderer: "lit", controls: false });
    element.style.setProperty("--tj-replay-height", `${SIZE.height}px`);
    const tape = new Tape(recording);
    for (let seq = Math.min(STEP, tape.length); seq <= tape.length; seq += STEP) {
      element.at = seq;
      await settled(element);
      const { difference } = await compared(element, "lit", tableSvg(momentOf(tape, seq), SIZE));
      largest = Math.max(largest, difference);
      expect(difference, `${name}, event ${seq}`).toBeLessThan(TOLERANCE.lit);
      count++;
    }
    element.remove();
  }
  console.info(`lit: ${count} pictures, at most ${(100 * largest).toFixed(2)} % of the pixels differ`);
  expect(count).toBeGreaterThan(recordedRounds.length);
});
