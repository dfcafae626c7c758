import type { Clock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import {
  BudgetExceeded,
  inSlices,
  type SessionOptions,
  type SessionVerification,
  type Steps,
  TIME_BUDGET,
  type Verification,
  type VerifyOptions,
} from "@thunderjack/recording";
import { LOADING_DEADLINE } from "../platform/in-time.js";
import { inPage } from "../platform/slices.js";
import type { VerificationReply, VerificationRequest, VerificationTask } from "./protocol.js";
import { verificationSteps } from "./verification-steps.js";

// This module is loaded lazily.

/**
 * The number of characters from which recordings are verified in a worker. Shorter ones, of about 12,000 events, take
 * less time than loading the file of the worker.
 */
const WORKER_FROM = 2 ** 20;

/** The number of characters that are sent to the worker at once. Copying them takes about a millisecond. */
const PART = 2 ** 20;

/** The options of a verification in a page. */
export interface PageOptions {
  /** Cancels the verification. The promise then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  /**
   * The time that the verification may take, in milliseconds, without the pauses in which the page responds; one minute
   * by default. If it takes longer, the promise rejects with `BudgetExceeded`: the recording is neither passed nor broken.
   */
  readonly budget?: number;
}

/** The options of the verification of a session in a page. */
export interface VerifySessionOptions extends SessionOptions, Partial<PageOptions> {}

/** A recording in parts of whole lines. */
type Parts = readonly string[];

/** Starts the worker. Bundlers recognize exactly this form of the call, and include the file of the worker. */
function startWorker(): Worker {
  return new Worker(new URL("./verification-worker.js", import.meta.url), { type: "module" });
}

/**
 * Verifies a recording while the page responds: a long one in a worker, a short one in slices on the main thread. If
 * workers are unavailable, or the page's policy or origin forbids them, or the file of the worker does not arrive in
 * time, a long one is verified in slices too.
 */
export async function verifyInPage(
  parts: Parts,
  options: VerifyOptions,
  page: PageOptions,
  clock: Clock = systemClock,
): Promise<Verification> {
  const { budget = TIME_BUDGET } = page;
  return (await verified({ kind: "recording", options, budget }, [parts], page, clock)) as Verification;
}

/**
 * Verifies the recordings of a session, each by itself and together, in the same way as {@link verifyInPage}.
 *
 * @param texts the recordings in the order of the session
 */
export async function verifySession(
  texts: readonly string[],
  {
    signal = new AbortController().signal,
    onProgress = () => undefined,
    budget = TIME_BUDGET,
    ...options
  }: VerifySessionOptions = {},
): Promise<SessionVerification> {
  const recordings = texts.map((text) => [text]);
  const task = { kind: "session", options, budget } as const;
  return (await verified(task, recordings, { signal, onProgress }, systemClock)) as SessionVerification;
}

async function verified(task: VerificationTask, recordings: readonly Parts[], page: PageOptions, clock: Clock) {
  const { signal, onProgress = () => undefined } = page;
  signal.throwIfAborted();
  const isLong = recordings.flat().reduce((length, part) => length + part.length, 0) >= WORKER_FROM;
  const result = isLong ? await inWorker(task, recordings, { signal, onProgress }, clock) : null;
  if (result !== null) return result;
  return inSlices(verificationSteps(task, recordings), inPage(signal, onProgress));
}

/**
 * Carries out a verification in a worker. Returns `null` if the worker cannot be started or fails, or does not start in
 * time, for example because the server does not answer the request for its file.
 */
async function inWorker(
  task: VerificationTask,
  recordings: readonly Parts[],
  { signal, onProgress }: Required<Pick<PageOptions, "signal" | "onProgress">>,
  clock: Clock,
): Promise<Verification | SessionVerification | null> {
  let worker: Worker;
  try {
    worker = startWorker();
  } catch {
    return null;
  }
  let stopWaiting = () => {};
  const answer = new Promise<Verification | SessionVerification | null>((resolve, reject) => {
    stopWaiting = clock.schedule(LOADING_DEADLINE * 1000, () => resolve(null));
    worker.addEventListener("message", ({ data }: MessageEvent<VerificationReply>) => {
      stopWaiting();
      if (typeof data === "number") onProgress(data);
      else if (data.status === "took-too-long") reject(new BudgetExceeded(task.budget, data.progress));
      else resolve(data);
    });
    // The page's policy blocks the worker, or its file cannot be loaded, or there is not enough memory.
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(null);
    });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const sending = inSlices(sendInSteps(task, recordings, worker), inPage(signal));
  try {
    return await Promise.race([answer, sending.then(() => answer)]);
  } finally {
    stopWaiting();
    worker.terminate();
  }
}

/** Sends the recordings to the worker in parts, and then the task. */
function* sendInSteps(task: VerificationTask, recordings: readonly Parts[], worker: Worker): Steps<void> {
  const send = (message: VerificationRequest) => worker.postMessage(message);
  const counts: number[] = [];
  for (const parts of recordings) {
    let count = 0;
    for (const part of parts) {
      for (let start = 0; start < part.length; start += PART) {
        send(part.slice(start, start + PART));
        count++;
        yield 0;
      }
    }
    counts.push(count);
  }
  send({ task, counts });
}
