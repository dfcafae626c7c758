import { chromiumTests } from "@thunderjack/vitest/chromium";

export default chromiumTests("elements (chromium)");
