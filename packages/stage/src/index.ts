export type { BetShortcut } from "./bet-memory.js";
export { Betting, type SpotControl } from "./betting.js";
export { BettingConductor, type BettingConductorOptions, type ShownConductor } from "./betting-conductor.js";
export { cardName } from "./card-name.js";
export { Conductor, type ConductorOptions } from "./conductor.js";
export { chipFigure, creditsIn, formatCredits, gainIn } from "./credits.js";
export type { Cue, Frame } from "./frame.js";
export { FrameStream } from "./frame-stream.js";
export type { BarStrings } from "./languages/bar-strings.js";
export { ENGLISH } from "./languages/en/game.js";
export { loadHouseStrings } from "./languages/house-loaders.js";
export type { HouseConnectionState, HouseReason, HouseStrings } from "./languages/house-strings.js";
export { languages, loadPanelStrings, loadPhrasebook, preferredLanguage } from "./languages/languages.js";
export type {
  FailedCheck,
  HintStrings,
  PanelStrings,
  PickerStrings,
  ReplayStrings,
  RulesStrings,
  TablePanelStrings,
  VerificationStrings,
} from "./languages/panel-strings.js";
export {
  houseFaults,
  panelFaults,
  phrasebookFaults,
  replayFaults,
  terminalFaults,
} from "./languages/phrasebook-faults.js";
export { type Place, placeOf } from "./languages/place.js";
export { type PluralForms, pluralIn } from "./languages/plural.js";
export { type Refusals, refusalIn } from "./languages/refusals.js";
export { type LanguageLoaders, registerLanguage } from "./languages/registered-language.js";
export { loadReplayStrings } from "./languages/replay-loaders.js";
export type { SavedTableStrings } from "./languages/saved-table-strings.js";
export type { TerminalStrings } from "./languages/terminal-strings.js";
export type { WalletStrings } from "./languages/wallet-strings.js";
export type { WorkshopStrings } from "./languages/workshop-strings.js";
export { conduct, LiveConductor, type LiveConductorOptions } from "./live-conductor.js";
export { type LoneSeat, loneBetButtons, loneSeat } from "./lone-bets.js";
export { loneCard } from "./lone-card.js";
export { type LoneCards, type LoneHand, loneHand } from "./lone-hands.js";
export { loneDealer, loneMoves } from "./lone-round.js";
export { narrate } from "./narration.js";
export { withNotice } from "./notice.js";
export { pacing } from "./pacing.js";
export type { Award, CardWords, DetailStrings, LabelledCommand, Phrasebook, Total } from "./phrasebook.js";
export { PressGuard } from "./press-guard.js";
export { readOnlyFrame, readOnlyView } from "./read-only-frame.js";
export type { Dispatch, Dispose, Renderer, RendererOptions, RendererStage } from "./renderer.js";
export { hasNextBet } from "./seat-picture.js";
export { firstSelection, type SeatSelection } from "./seat-selection.js";
export type { Seating } from "./seating.js";
export { isSpeed, type Speed, type Timing } from "./speed.js";
export { view } from "./table-view.js";
export { paceBetween, timingOf } from "./timing.js";
export type {
  BadgeTone,
  BadgeView,
  BetButtons,
  BettingView,
  BlitzView,
  ButtonView,
  CardView,
  DealerView,
  Direction,
  ExampleView,
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
