import { inSlices, type Steps, type Verification, type VerifyOptions, verifyInSteps } from "@thunderjack/recording";
import { inPage } from "../platform/slices.js";
import type { VerificationReply, VerificationRequest } from "./protocol.js";

// This module is loaded lazily.

/**
 * The number of characters from which a recording is verified in a worker. A shorter one, of about 12,000 events, takes
 * less time than loading the file of the worker.
 */
const WORKER_FROM = 2 ** 20;

/** The number of characters that are sent to the worker at once. Copying them takes about a millisecond. */
const PART = 2 ** 20;

/** The options of {@link verifyInPage}. */
export interface PageOptions {
  /** Cancels the verification. The promise then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Starts the worker. Bundlers recognize exactly this form of the call, and include the file of the worker. */
function startWorker(): Worker {
  return new Worker(new URL("./verification-worker.js", import.meta.url), { type: "module" });
}

/**
 * Verifies a recording while the page responds: a long one in a worker, a short one in slices on the main thread. If
 * workers are unavailable, or the page's policy or origin forbids them, a long one is verified in slices too.
 *
 * @param texts the recording in parts, which are joined where it is verified
 */
export async function verifyInPage(
  texts: readonly string[],
  options: VerifyOptions,
  page: PageOptions,
): Promise<Verification> {
  const { signal, onProgress = () => undefined } = page;
  signal.throwIfAborted();
  const isLong = texts.reduce((length, text) => length + text.length, 0) >= WORKER_FROM;
  const verification = isLong ? await inWorker(texts, options, { signal, onProgress }) : null;
  return verification ?? inSlices(verifyInSteps(texts.join(""), options), inPage(signal, onProgress));
}

/** Verifies a recording in a worker. Returns `null` if the worker cannot be started or fails. */
async function inWorker(
  texts: readonly string[],
  options: VerifyOptions,
  { signal, onProgress }: Required<PageOptions>,
): Promise<Verification | null> {
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return null;
  }
  const answer = new Promise<Verification | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<VerificationReply>) => {
      if (typeof data === "number") onProgress(data);
      else resolve(data);
    });
    // The page's policy blocks the worker, or its file cannot be loaded, or there is not enough memory.
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([answer, sent(texts, options, worker, signal).then(() => answer)]);
  } finally {
    worker.terminate();
  }
}

/** Sends a text to the worker in parts, between which the page responds. */
function sent(texts: readonly string[], options: VerifyOptions, worker: Worker, signal: AbortSignal): Promise<void> {
  const send = (message: VerificationRequest) => worker.postMessage(message);
  function* inParts(): Steps<void> {
    for (const text of texts) {
      for (let start = 0; start < text.length; start += PART) {
        send(text.slice(start, start + PART));
        yield 0;
      }
    }
    send(options);
  }
  return inSlices(inParts(), inPage(signal));
}
