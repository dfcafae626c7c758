import { tableSvg } from "@thunderjack/canvas/svg";
import { Tape } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";
import { filmOf } from "@thunderjack/stage/film";
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
const TOLERANCE = { lit: 0.05, canvas2d: 0.02 } as const;

/** Every tenth frame. */
const STEP = 10;

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

/** Waits until the table of this moment is on the screen. */
async function drawn(element: HTMLElement, renderer: "lit" | "canvas2d"): Promise<void> {
  if (renderer === "canvas2d") {
    await vi.waitFor(() => expect(all(element, "canvas")).not.toEqual([]));
    await vi.waitFor(() => expect(all(element, "[data-moving]")).toEqual([]));
  }
  // The textures of a layout are drawn over several frames.
  for (let frame = 0; frame < (renderer === "lit" ? 2 : 8); frame++) await new Promise(requestAnimationFrame);
}

test.each(["lit", "canvas2d"] as const)(
  "every tenth frame of a film equals the replay element at that moment, drawn with %s",
  { timeout: 600_000 },
  async (renderer) => {
    await page.viewport(SIZE.width, SIZE.height);
    setPainted(true);
    onTestFinished(() => setPainted(false));
    let compared = 0;
    let largest = 0;
    for (const { text, recording, name } of recordedRounds) {
      const { element } = await replayed({ text, renderer, controls: false });
      element.style.setProperty("--tj-replay-height", `${SIZE.height}px`);
      const tape = new Tape(recording, { pace: pacing() });
      const frames = [...filmOf(tape)];
      let first: Uint8ClampedArray | null = null;
      let last: Uint8ClampedArray | null = null;
      for (const { seq, view } of frames.filter((_, index) => index % STEP === 0)) {
        element.at = seq;
        await settled(element);
        await drawn(element, renderer);
        const table = all(element, renderer === "lit" ? "tj-table" : "canvas")[0] as HTMLElement;
        const { width, height } = table.getBoundingClientRect();
        expect({ width, height }).toEqual(SIZE);
        const shot = await page.elementLocator(element).screenshot({ base64: true, save: false });
        const shown = await pixelsOf(`data:image/png;base64,${typeof shot === "string" ? shot : ""}`);
        const filmed = await pixelsOf(`data:image/svg+xml,${encodeURIComponent(tableSvg(view, SIZE))}`);
        const difference = differenceOf(shown, filmed);
        largest = Math.max(largest, difference);
        expect(difference, `${name}, event ${seq}`).toBeLessThan(TOLERANCE[renderer]);
        first ??= filmed;
        last = shown;
        compared++;
      }
      if (first !== null && last !== null && frames.length > STEP) {
        expect(differenceOf(first, last), `${name}, another moment`).toBeGreaterThan(TOLERANCE[renderer]);
      }
      element.remove();
    }
    console.info(`${renderer}: ${compared} frames, at most ${(100 * largest).toFixed(2)} % of the pixels differ`);
    expect(compared).toBeGreaterThan(recordedRounds.length);
  },
);
