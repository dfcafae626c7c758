import type { Verification } from "@thunderjack/recording";
import { loadVerifier, type Unfinished, unfinishedBy } from "../../verification/load-verifier.js";

/** The maximum number of events of a recording that is verified without a request. That takes about two seconds. */
export const AUTOMATIC_LIMIT = 200_000;

/** The verification of a recording, or its state. */
export type Verdict =
  | Verification
  | { readonly status: "live" }
  /** The reason is absent unless a verification has begun. */
  | { readonly status: "unchecked"; readonly unfinished?: Unfinished; readonly why?: string }
  /** The progress is from 0 to 1. */
  | { readonly status: "checking"; readonly progress: number };

/**
 * Verifies a recording when the page is idle: a long one in a worker, a short one in slices. Loads the code lazily.
 *
 * @param texts the recording in parts of whole lines
 * @param changed called with the progress, and at the end with the result
 * @returns a function that cancels the verification
 */
export function verifyWhenIdle(texts: readonly string[], changed: (verdict: Verdict) => void): () => void {
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const onProgress = (progress: number) => changed({ status: "checking", progress });
  const cancel = whenIdle(() => {
    void loadVerifier()
      .then(({ verifyInPage }) => verifyInPage(texts, {}, { signal, onProgress }))
      .then(changed, (reason: unknown) => {
        if (signal.aborted) return;
        // The player can start the verification again.
        const why = reason instanceof Error ? reason.message : String(reason);
        changed({ status: "unchecked", unfinished: unfinishedBy(reason), why });
      });
  });
  return () => {
    cancelled.abort();
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
