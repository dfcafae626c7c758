// A separate file, so that it can be loaded lazily.
export { verify } from "@thunderjack/recording";
