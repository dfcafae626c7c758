import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("canvas-table (chromium)", { optimized: ["rxjs"] });
