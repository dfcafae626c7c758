import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("session (chromium)", {
  optimized: ["idb", "rxjs"],
});
