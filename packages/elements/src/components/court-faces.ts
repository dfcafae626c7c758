// A separate module, so that the elements can load the court cards lazily.
export { cardFace } from "@thunderjack/artwork";
