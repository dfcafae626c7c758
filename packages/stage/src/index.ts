export { cardName } from "./card-name.js";
export type { Cancel, Clock } from "./clock.js";
export { Conductor, type ConductorOptions, conduct } from "./conductor.js";
export { creditsIn, formatCredits } from "./credits.js";
export { ENGLISH } from "./english.js";
export type { Cue, Frame } from "./frame.js";
export { narrate } from "./narration.js";
export type { LabelledCommand, Phrasebook, Total } from "./phrasebook.js";
export type { Dispatch, Dispose, Renderer, RendererOptions, RendererStage } from "./renderer.js";
export { view } from "./table-view.js";
export { isSpeed, type Speed, type Timing, timingOf } from "./timing.js";
export type {
  BadgeView,
  BettingView,
  ButtonView,
  CardView,
  DealerView,
  HandView,
  MoveView,
  PileView,
  SeatView,
  TableView,
  TotalView,
} from "./view.js";
export { VirtualClock } from "./virtual-clock.js";
