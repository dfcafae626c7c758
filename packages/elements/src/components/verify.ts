// A separate module, so that the elements can load the verification lazily.
export { inSlices, verifyInSteps } from "@thunderjack/recording";
