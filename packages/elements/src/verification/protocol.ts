import type { Verification, VerifyOptions } from "@thunderjack/recording";

/** A message to the worker: the next part of the text, or the options, which follow the last part. */
export type VerificationRequest = string | VerifyOptions;

/** A message of the worker: the progress from 0 to 1, or the result. */
export type VerificationReply = number | Verification;
