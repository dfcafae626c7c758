// A separate file, so that it can be loaded lazily.
export { annotationsOf, openShareLink, shareLink } from "@thunderjack/recording";
