import { engineTests } from "@thunderjack/vitest/engine";
import { testRun } from "@thunderjack/vitest/run";

/** The tests in other browsers than Chromium. They are tasks of their own, because these browsers may be missing. */
export default testRun(engineTests("lit-table", "firefox"), engineTests("lit-table", "webkit"));
