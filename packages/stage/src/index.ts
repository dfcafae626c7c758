export { BetMemory, type BetShortcut } from "./bet-memory.js";
export { cardName } from "./card-name.js";
export type { Cancel, Clock } from "./clock.js";
export { Conductor, type ConductorOptions, conduct } from "./conductor.js";
export { chipFigure, creditsIn, formatCredits, gainIn } from "./credits.js";
export type { Cue, Frame } from "./frame.js";
export { ENGLISH } from "./languages/english.js";
export { LANGUAGES, loadPhrasebook, type PhrasebookLoader } from "./languages/languages.js";
export { phrasebookFaults } from "./languages/phrasebook-faults.js";
export { type Place, placeOf } from "./languages/place.js";
export { type PluralForms, pluralIn } from "./languages/plural.js";
export { type Refusals, refusalIn } from "./languages/refusals.js";
export { letteringOf } from "./lettering.js";
export { loneCard } from "./lone-card.js";
export {
  type LoneCards,
  type LoneHand,
  type LoneSeat,
  loneBetButtons,
  loneDealer,
  loneHand,
  loneMoves,
  loneSeat,
} from "./lone-pieces.js";
export { narrate } from "./narration.js";
export type { Award, CardWords, LabelledCommand, Phrasebook, Total } from "./phrasebook.js";
export type { Dispatch, Dispose, Renderer, RendererOptions, RendererStage } from "./renderer.js";
export { firstSelection, isOnlyOne, type SeatSelection, toggleSeat, withBets } from "./seat-selection.js";
export { view } from "./table-view.js";
export { isSpeed, type Speed, type Timing, timingOf } from "./timing.js";
export type {
  BadgeView,
  BetButtons,
  BettingView,
  ButtonView,
  CardView,
  DealerView,
  Direction,
  HandView,
  LabelsView,
  LetteringView,
  MoveView,
  PileView,
  SeatPicture,
  SeatView,
  TableView,
  TotalView,
} from "./view.js";
export { VirtualClock } from "./virtual-clock.js";
