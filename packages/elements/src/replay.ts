// Registers the replay: `import "@thunderjack/elements/replay"`.
import "./thunderjack-replay/thunderjack-replay.define.js";

export type {
  ReplayEnd,
  ReplayError,
  ReplayStep,
  ThunderjackReplayEventMap,
} from "./thunderjack-replay/replay-events.js";
export { ThunderjackReplay } from "./thunderjack-replay/thunderjack-replay.js";
