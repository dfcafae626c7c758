// The chunk that is loaded when a past round is shown again.
export { recallRound } from "../game/recalled-round.js";
export { replayBar } from "./replay-bar.js";
export { replayBarStyles } from "./replay-bar.styles.js";
