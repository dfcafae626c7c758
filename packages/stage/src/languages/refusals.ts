import type { Rejection, RejectionCode, RejectionDetails, RejectionFor } from "@thunderjack/core";

/** The sentences for all reasons why a command can be rejected. */
export type Refusals = { readonly [Code in RejectionCode]: (detail: RejectionDetails[Code]) => string };

/**
 * Returns a function that returns the sentence for a rejection. A reason that is not in the list, for example from a tab
 * that runs a newer version of the program, has the English message of the rejection.
 */
export function refusalIn(refusals: Refusals): (rejection: Rejection) => string {
  const say = <Code extends RejectionCode>({ code, detail, message }: RejectionFor<Code>) =>
    Object.hasOwn(refusals, code) ? refusals[code](detail) : message;
  return (rejection) => say(rejection);
}
