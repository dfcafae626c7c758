import type { Rejection, RejectionCode, RejectionDetails, RejectionFor } from "@thunderjack/core";

/** A sentence for each reason why a command is refused. */
export type Refusals = { readonly [Code in RejectionCode]: (detail: RejectionDetails[Code]) => string };

/** Returns the sentence of a rejection. */
export function refusalIn(refusals: Refusals): (rejection: Rejection) => string {
  const say = <Code extends RejectionCode>({ code, detail }: RejectionFor<Code>) => refusals[code](detail);
  return (rejection) => say(rejection);
}
