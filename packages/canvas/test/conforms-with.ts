import { conformance } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import { canvasRenderer } from "../src/index.js";
import { layerReading } from "./read-layer.js";

/** Runs the conformance suite with a graphics backend. */
export function conformsWith(prefer: "webgl" | "canvas2d"): void {
  describe(`the canvas table with ${prefer}`, () => {
    conformance<HTMLElement>(
      { describe, it },
      {
        renderer: canvasRenderer({ prefer }),
        newHost() {
          const host = document.createElement("div");
          host.style.setProperty("height", "600px");
          document.body.append(host);
          return host;
        },
        removeHost: (host) => host.remove(),
        settled: painted,
        ...layerReading,
        isEmpty: (host) => host.innerHTML === "",
        isMoving: (host) => host.querySelector("[data-moving]") !== null,
      },
    );
  });
}

/** Waits until the mounted table has a canvas. */
async function painted(host: HTMLElement): Promise<void> {
  while (host.isConnected && host.firstElementChild !== null && host.querySelector("canvas") === null) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}
