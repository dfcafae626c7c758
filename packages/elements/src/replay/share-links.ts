// A separate file, so that it can be loaded lazily.
export { openShareLink, shareLink } from "@thunderjack/recording";
