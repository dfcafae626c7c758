import { BudgetExceeded } from "@thunderjack/recording";
import type { VerificationReply, VerificationRequest } from "./protocol.js";
import { verificationSteps } from "./verification-steps.js";

/* The entry file of the worker, which carries out one verification. No other module imports it. */

/** The time between two reports of the progress, in milliseconds. */
const INTERVAL = 100;

const parts: string[] = [];

// The page ends a worker that sends nothing in time.
reply(0);

addEventListener("message", ({ data }: MessageEvent<VerificationRequest>) => {
  if (typeof data === "string") {
    parts.push(data);
    return;
  }
  const recordings = data.counts.map((count) => [parts.splice(0, count).join("")]);
  try {
    verify(verificationSteps(data.task, recordings));
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    reply({ status: "took-too-long", progress: error.progress });
  }
});

function verify(steps: ReturnType<typeof verificationSteps>): void {
  let next = performance.now() + INTERVAL;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return reply(step.value);
    if (performance.now() < next) continue;
    next = performance.now() + INTERVAL;
    reply(step.value);
  }
}

function reply(message: VerificationReply): void {
  postMessage(message);
}
