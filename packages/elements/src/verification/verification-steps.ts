import {
  type SessionVerification,
  type Steps,
  type Verification,
  verifyInSteps,
  verifySessionInSteps,
} from "@thunderjack/recording";
import type { VerificationTask } from "./protocol.js";

/** Carries out a verification in short steps. */
export function verificationSteps(
  { kind, options }: VerificationTask,
  texts: readonly string[],
): Steps<Verification | SessionVerification> {
  return kind === "session" ? verifySessionInSteps(texts, options) : verifyInSteps(texts[0] ?? "", options);
}
