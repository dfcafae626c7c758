import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("canvas (chromium)", { optimized: ["rxjs", "pixi.js", "pixi.js/unsafe-eval"] });
