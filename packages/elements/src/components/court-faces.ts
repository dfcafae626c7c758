// A separate file, so that it can be loaded lazily.
export { cardFace } from "@thunderjack/artwork";
