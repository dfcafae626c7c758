// Registers `thunderjack-replay` and its components: `import "@thunderjack/elements/replay"`.
import "./replay/thunderjack-replay.define.js";

export { registerLanguage } from "@thunderjack/stage";
export type {
  ReplayEnd,
  ReplayError,
  ReplayStep,
  ThunderjackReplayEventMap,
} from "./replay/replay-events.js";
export { ThunderjackReplay } from "./replay/thunderjack-replay.js";
