import type { Renderer } from "@thunderjack/stage";
import type { RendererDriver } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { layerReading } from "./read-layer.js";

/** Returns the driver of the conformance suite for the canvas. */
export function canvasDriver(renderer: Renderer<HTMLElement>): RendererDriver<HTMLElement> {
  return {
    ...domDriver(renderer, painted),
    ...layerReading,
    isMoving: (host) => host.querySelector("[data-moving]") !== null,
  };
}

/** Waits until the mounted table has a canvas. */
async function painted(host: HTMLElement): Promise<void> {
  while (host.isConnected && host.firstElementChild !== null && host.querySelector("canvas") === null) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}
