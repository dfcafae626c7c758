import { conformance } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import { layerRenderer } from "./layer-renderer.js";
import { layerReading } from "./read-layer.js";

describe("the accessibility layer without a canvas", () => {
  conformance<HTMLElement>(
    { describe, it },
    {
      renderer: layerRenderer,
      newHost() {
        const host = document.createElement("div");
        document.body.append(host);
        return host;
      },
      removeHost: (host) => host.remove(),
      ...layerReading,
      isEmpty: (host) => host.innerHTML === "",
    },
  );
});
