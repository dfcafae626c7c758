// A separate file, so that it can be loaded lazily.
export { inSlices, verifyInSteps } from "@thunderjack/recording";
