import type { SessionVerification } from "@thunderjack/recording";
import { loadVerifier } from "./load-verifier.js";
import type { VerifySessionOptions } from "./verify.js";

/**
 * Verifies the recordings of a session, each by itself and together, while the page responds. Recordings of more than a
 * million characters in total are verified in a worker.
 *
 * @param recordings the recordings in the order of the session, such as those of `exportRecordings()`
 */
export async function verifySessionInPage(
  recordings: readonly string[],
  options?: VerifySessionOptions,
): Promise<SessionVerification> {
  const { verifySession } = await loadVerifier();
  return verifySession(recordings, options);
}
