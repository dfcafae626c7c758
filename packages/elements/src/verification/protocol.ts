import type { SessionOptions, SessionVerification, Verification, VerifyOptions } from "@thunderjack/recording";

/** A verification that is requested: of one recording, or of the recordings of a session together. */
export type VerificationTask = (
  | { readonly kind: "recording"; readonly options: VerifyOptions }
  | { readonly kind: "session"; readonly options: SessionOptions }
) & {
  /** The time of the steps together, in milliseconds. */
  readonly budget: number;
};

/**
 * A message to the worker: the next part of a recording, or the task, which follows the last part. `counts` are the
 * numbers of parts of the recordings.
 */
export type VerificationRequest = string | { readonly task: VerificationTask; readonly counts: readonly number[] };

/** The verification exceeded its budget of time at this progress, from 0 to 1. */
export interface TookTooLong {
  readonly status: "took-too-long";
  readonly progress: number;
}

/** A message of the worker: the progress from 0 to 1, first 0 when the worker starts, or the result. */
export type VerificationReply = number | Verification | SessionVerification | TookTooLong;
