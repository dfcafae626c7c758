import { chromiumTests } from "@thunderjack/vitest/chromium";

const OPTIMIZED = ["@noble/hashes/hmac.js", "@noble/hashes/sha2.js", "@noble/hashes/utils.js", "rxjs", "valibot"];

export default chromiumTests("recording (chromium)", { optimized: OPTIMIZED });
