import { systemClock } from "@thunderjack/core/system-clock";
import { inTime } from "../platform/in-time.js";

/** Loads the code that verifies recordings. Rejects if it does not arrive in time. */
export function loadVerifier(): Promise<typeof import("./verify.js")> {
  return inTime(systemClock, import("./verify.js"));
}

/** The reason why a verification has no result, as the name of its sentence. */
export type Unfinished = "tookTooLong" | "notVerified";

/** Returns why a verification was rejected. An error other than the exceeded budget of time is reported to the page. */
export function unfinishedBy(reason: unknown): Unfinished {
  if (reason instanceof Error && reason.name === "BudgetExceeded") return "tookTooLong";
  globalThis.reportError?.(reason);
  return "notVerified";
}
