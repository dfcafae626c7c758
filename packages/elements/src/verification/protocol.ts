import type { SessionOptions, SessionVerification, Verification, VerifyOptions } from "@thunderjack/recording";

/** A verification that is requested: of one recording, or of the recordings of a session together. */
export type VerificationTask =
  | { readonly kind: "recording"; readonly options: VerifyOptions }
  | { readonly kind: "session"; readonly options: SessionOptions };

/**
 * A message to the worker: the next part of a recording, or the task, which follows the last part. `counts` are the
 * numbers of parts of the recordings.
 */
export type VerificationRequest = string | { readonly task: VerificationTask; readonly counts: readonly number[] };

/** A message of the worker: the progress from 0 to 1, or the result. */
export type VerificationReply = number | Verification | SessionVerification;
