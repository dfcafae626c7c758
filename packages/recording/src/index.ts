export { canonicalJson } from "./canonical-json.js";
export { commandsOf } from "./commands.js";
export type { RecordedEvent } from "./event-format.js";
export { type Fault, faultText } from "./fault.js";
export type { RecordedFairness, RecordingHeader } from "./header.js";
export type { JsonObject, JsonValue } from "./json.js";
export { LIMITS } from "./limits.js";
export { LINK_LIMITS } from "./link/link-limits.js";
export {
  type NotShared,
  type OpenedLink,
  type OpenOptions,
  openShareLink,
  type Shared,
} from "./link/open-share-link.js";
export { shareLink } from "./link/share-link.js";
export { type NotPlayed, type Played, parseRecording, type Reading } from "./parser.js";
export type { Chapter, ChapterKind } from "./playback/chapters.js";
export { type LiveRecording, liveRecording } from "./playback/live-recording.js";
export {
  FASTEST,
  type Playback,
  type PlaybackClock,
  type PlaybackOptions,
  type PlaybackStatus,
  SLOWEST,
  type Step,
} from "./playback/playback.js";
export { playback } from "./playback/player.js";
export { record, type TableRecorder } from "./record.js";
export { type RecordedTable, Recorder, type RecorderOptions } from "./recorder.js";
export type { Recording } from "./recording.js";
export { openingState, stateAt, statesOf } from "./replay.js";
export { stateHash } from "./state-hash.js";
export { type HandSummary, type RoundSummary, RunningSummary, type Summary, summaryOf } from "./summary.js";
export type { RecordingTrailer } from "./trailer.js";
export type { Check, CheckName, LineRange } from "./verify/check.js";
export { type Verification, type VerifyOptions, verify } from "./verify/verify.js";
export { FORMAT_VERSION, RULES_REVISION } from "./version.js";
