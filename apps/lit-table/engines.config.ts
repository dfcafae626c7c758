import { engineTests } from "@thunderjack/vitest/engine";
import { testRun } from "@thunderjack/vitest/run";

/** The tests in browsers other than Chromium. They are separate tasks, because these browsers may be missing. */
export default testRun(engineTests("lit-table", "firefox"), engineTests("lit-table", "webkit"));
