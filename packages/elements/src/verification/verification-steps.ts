import {
  type SessionVerification,
  type Steps,
  type Verification,
  verifyInSteps,
  verifySessionInSteps,
  withinBudget,
} from "@thunderjack/recording";
import type { VerificationTask } from "./protocol.js";

/**
 * Carries out a verification in short steps, within its budget of time.
 *
 * @param recordings each recording in parts of whole lines
 */
export function verificationSteps(
  task: VerificationTask,
  recordings: readonly (readonly string[])[],
): Steps<Verification | SessionVerification> {
  return withinBudget(stepsOf(task, recordings), { now: () => performance.now(), budget: task.budget });
}

function stepsOf(
  { kind, options }: VerificationTask,
  recordings: readonly (readonly string[])[],
): Steps<Verification | SessionVerification> {
  if (kind === "recording") return verifyInSteps(recordings[0] ?? [], options);
  const texts = recordings.map((parts) => parts.join(""));
  return verifySessionInSteps(texts, options);
}
