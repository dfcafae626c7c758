export { type Annotation, annotated, annotationsOf, type Glyph } from "./additions/annotations.js";
export { inCurrentVersion } from "./additions/current-version.js";
export { type BranchCards, type BranchOptions, hasSameCards, type OpenedBranch, openBranch } from "./branch/branch.js";
export { type Branch, branchesOf, branchText, withBranch } from "./branch/branch-line.js";
export { canonicalJson } from "./canonical-json.js";
export type { Recovery, StackedCards } from "./closing.js";
export { commandsOf } from "./commands.js";
export { isGameEvent, type RecordedEvent } from "./event-format.js";
export { type Fault, faultText } from "./fault.js";
export type { RecordedFairness, RecordingHeader } from "./header.js";
export type { JsonObject } from "./json.js";
export { type LinesChange, RecordingLog } from "./lifecycle/recording-log.js";
export { previousOf, recordingText } from "./lifecycle/recording-text.js";
export * from "./lifecycle.js";
export { LIMITS } from "./limits.js";
export {
  type NotShared,
  type OpenedLink,
  type OpenOptions,
  openShareLink,
  type Shared,
} from "./link/open-share-link.js";
export { type ShareOptions, shareLink } from "./link/share-link.js";
export { type NotPlayed, type Played, parseInSteps, parseRecording, type Reading } from "./parser.js";
export { publicRecording } from "./public-recording.js";
export { record, type TableRecorder } from "./record.js";
export { type RecordedTable, Recorder, type RecorderOptions } from "./recorder.js";
export type { Recording } from "./recording.js";
export { openingState, stateAt, statesOf } from "./replay.js";
export { stateHash } from "./state-hash.js";
export {
  BudgetExceeded,
  type BudgetOptions,
  inSlices,
  type SliceOptions,
  type Steps,
  TIME_BUDGET,
  withinBudget,
} from "./steps.js";
export { type HandSummary, type RoundSummary, RunningSummary, type Summary, summaryOf } from "./summary.js";
export type { Chapter, ChapterKind } from "./tape/chapters.js";
export { type LiveRecording, liveRecording } from "./tape/live-recording.js";
export { Tape, type TapeOptions } from "./tape/tape.js";
export type { RecordingTrailer } from "./trailer.js";
export { trailerHash } from "./trailer-hash.js";
export type { Check, CheckName, LineRange } from "./verify/check.js";
export type { Unproven } from "./verify/unproven.js";
export { type Verification, type VerifyOptions, verify, verifyInSteps } from "./verify/verify.js";
export {
  type CreditsChange,
  type MissingShoes,
  type RulesChange,
  type SessionOptions,
  type SessionUnproven,
  type SessionVerification,
  verifySession,
  verifySessionInSteps,
} from "./verify/verify-session.js";
