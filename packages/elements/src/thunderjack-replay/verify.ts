// A file of its own, so that it can be loaded when a recording is checked.
export { verify } from "@thunderjack/recording";
