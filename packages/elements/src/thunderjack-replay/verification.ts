import type { Verification } from "@thunderjack/recording";

/** Longer recordings, in lines, are checked only when it is asked for: the page would stand still meanwhile. */
export const CHECKED_UNASKED = 20_000;

/** What is known of a recording. */
export type Verdict = Verification | { readonly status: "live" | "checking" | "unchecked" };

/**
 * Checks a recording when the page has time for it; the check is loaded then.
 *
 * @returns gives it up
 */
export function verifyWhenIdle(text: string, done: (verification: Verification) => void): () => void {
  let isWanted = true;
  const cancel = whenIdle(() => {
    void import("./verify.js").then(({ verify }) => {
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
