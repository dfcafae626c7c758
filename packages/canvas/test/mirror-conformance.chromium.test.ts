import { conformance } from "@thunderjack/testkit";
import { describe, it } from "vitest";
import { mirrorReading } from "./mirror-reading.js";
import { mirrorRenderer } from "./mirror-renderer.js";

describe("the mirror without a picture", () => {
  conformance<HTMLElement>(
    { describe, it },
    {
      renderer: mirrorRenderer,
      newHost() {
        const host = document.createElement("div");
        document.body.append(host);
        return host;
      },
      removeHost: (host) => host.remove(),
      ...mirrorReading,
      isEmpty: (host) => host.innerHTML === "",
    },
  );
});
