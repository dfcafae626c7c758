import type { ChapterKind, CheckName, Verification } from "@thunderjack/recording";
import type { Direction } from "@thunderjack/stage";
import type { KeyName } from "../replay-keys.js";

/** Everything that a replay says besides what the table says, in one language. */
export interface ReplayWords {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly direction: Direction;

  /** What the player is, for those who do not see it. */
  readonly player: string;
  readonly controls: string;
  readonly timeline: string;
  readonly moments: string;

  // The buttons
  readonly play: string;
  readonly pause: string;
  readonly playAgain: string;
  readonly stepForward: string;
  readonly stepBack: string;
  readonly nextDecision: string;
  readonly previousDecision: string;
  readonly nextRound: string;
  readonly previousRound: string;
  readonly speed: string;
  readonly loop: string;
  readonly fullScreen: string;
  readonly transcript: string;
  readonly more: string;
  readonly copyLink: string;
  readonly download: string;
  readonly openFile: string;
  readonly keys: string;
  readonly close: string;
  /** Two short words on the buttons that the next two name in full. */
  readonly copy: string;
  readonly save: string;
  readonly copyTranscript: string;
  readonly downloadTranscript: string;
  readonly checkNow: string;

  // Where it stands
  round(round: number): string;
  /** The position, between the events. */
  event(seq: number, count: number): string;
  readonly beforeFirst: string;
  readonly chapters: Readonly<Record<ChapterKind, string>>;

  // What it is
  readonly replay: string;
  readonly live: string;
  readonly checking: string;
  readonly unchecked: string;
  readonly verdicts: Readonly<Record<Verification["status"], string>>;
  /** Each verdict as a sentence. */
  readonly reasons: Readonly<Record<Verification["status"] | "live" | "checking" | "unchecked", string>>;
  readonly checks: Readonly<Record<CheckName, string>>;
  readonly holds: string;
  readonly fails: string;

  // What went well or wrong
  readonly loading: string;
  readonly waiting: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly dropHere: string;
  readonly linkCopied: string;
  readonly copied: string;
  /** What could not be copied stands below, to be copied by hand. */
  readonly copyByHand: string;
  /** Nothing of the recording can be shown. */
  readonly unreadable: string;
  /** The beginning of a recording that goes wrong further on. */
  readonly damaged: string;
  readonly truncated: string;
  notLoaded(status: number): string;
  readonly notReached: string;
  readonly otherSite: string;
  readonly badData: string;

  /** What each key does. */
  readonly keyNames: Readonly<Record<KeyName, string>>;
}
