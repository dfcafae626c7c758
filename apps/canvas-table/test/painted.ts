import { type CanvasOptions, canvasRenderer } from "@thunderjack/canvas";
import { type GameEventType, VirtualClock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import type { RecordedRound } from "@thunderjack/testkit";
import { NEVER } from "rxjs";
import { onTestFinished } from "vitest";

/** A table on canvas. */
export interface Painted {
  readonly host: HTMLElement;
  /** The last drawn image, at the size of the host. */
  readonly image: ImageData;
}

/** Draws the state of a round after the last event of a type, for the duration of the test. */
export async function painted(
  { rules, publicStates, publicEvents }: RecordedRound,
  last: GameEventType,
  height: number,
  prefer: NonNullable<CanvasOptions["prefer"]>,
): Promise<Painted> {
  const state = publicStates[publicEvents.map(({ type }) => type).lastIndexOf(last) + 1];
  if (state === undefined) throw new RangeError(`There is no ${last} in the round.`);
  const conductor = conduct({ rules, state, events$: NEVER, clock: new VirtualClock(), speed: "instant" });
  const host = document.createElement("div");
  host.style.setProperty("height", `${height}px`);
  document.body.style.setProperty("margin", "0");
  document.body.append(host);
  let dispose = (): void => {};
  const image = await new Promise<ImageData>((resolve) => {
    // The image is read in `onPaint`, because a browser may discard the pixels of a WebGL canvas afterwards.
    const onPaint = () => resolve(imageOf(host));
    const stage = { frames$: conductor.frames$, dispatch: () => null, options: { rules } };
    dispose = canvasRenderer({ prefer, onPaint }).mount(host, stage);
  });
  onTestFinished(() => {
    dispose();
    conductor.dispose();
    host.remove();
  });
  return { host, image };
}

function imageOf(host: HTMLElement): ImageData {
  const canvas = host.querySelector("canvas");
  const copy = new OffscreenCanvas(host.clientWidth, host.clientHeight).getContext("2d");
  if (canvas === null || copy === null) throw new Error("There is no canvas.");
  copy.drawImage(canvas, 0, 0, host.clientWidth, host.clientHeight);
  return copy.getImageData(0, 0, host.clientWidth, host.clientHeight);
}
