import { verifyInSteps } from "@thunderjack/recording";
import type { VerificationReply, VerificationRequest } from "./protocol.js";

/* The entry file of the worker, which verifies one recording. No other module imports it. */

/** The time between two reports of the progress, in milliseconds. */
const INTERVAL = 100;

const parts: string[] = [];

addEventListener("message", ({ data }: MessageEvent<VerificationRequest>) => {
  if (typeof data === "string") {
    parts.push(data);
    return;
  }
  const steps = verifyInSteps(parts.splice(0).join(""), data);
  let next = performance.now() + INTERVAL;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return reply(step.value);
    if (performance.now() < next) continue;
    next = performance.now() + INTERVAL;
    reply(step.value);
  }
});

function reply(message: VerificationReply): void {
  postMessage(message);
}
