import type { Verification } from "@thunderjack/recording";

/** The maximum number of events of a recording that is verified without a request. Verification blocks the page. */
export const CHECKED_UNASKED = 20_000;

/** The verification of a recording, or its state. */
export type Verdict = Verification | { readonly status: "live" | "checking" | "unchecked" };

/**
 * Verifies a recording when the page is idle. Loads the code lazily.
 *
 * @returns a function that cancels it
 */
export function verifyWhenIdle(text: string, done: (verification: Verification) => void): () => void {
  let isWanted = true;
  const cancel = whenIdle(() => {
    void import("../../components/verify.js").then(({ verify }) => {
      if (isWanted) done(verify(text));
    });
  });
  return () => {
    isWanted = false;
    cancel();
  };
}

function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
}
