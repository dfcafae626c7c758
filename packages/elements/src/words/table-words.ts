import type { RuleSet } from "@thunderjack/core";
import type { CheckName, Verification } from "@thunderjack/recording";
import type { NoticeCode } from "@thunderjack/session";
import type { Question } from "../thunderjack-table/told-aloud.js";

/** The words of the bar over the felt, and of what the table says for itself. */
export interface BarWords {
  readonly history: string;
  readonly fairness: string;
  readonly keys: string;
  readonly sound: string;
  readonly rules: string;
  /** Choosing the cards that are drawn next. */
  readonly picker: string;
  /** The badge of a replay. */
  readonly replay: string;
  readonly pause: string;
  readonly play: string;
  readonly again: string;
  readonly back: string;
  readonly loading: string;
  /** Somebody chose the seed of the shoe. */
  readonly chosen: string;
  /** The page has frozen the table. */
  readonly frozen: string;
  /** The page has not allowed a deal. */
  readonly notDealt: string;
  /** A shoe has dealt as many rounds as it may, and another one takes its place. */
  readonly otherShoe: string;
  round(round: number): string;
  /** A part of the table could not be loaded or begun. */
  notLoaded(reason: string): string;
}

/** A rule set in words. */
export interface RulesWords {
  readonly payouts: string;
  readonly dealer: string;
  readonly moves: string;
  readonly shoe: string;
  thunderjack(lowest: string): string;
  blitz(cards: number): string;
  readonly holeCard: Readonly<Record<RuleSet["holeCard"], string>>;
  readonly peek: string;
  readonly double: Readonly<Record<RuleSet["double"], string>>;
  /** How many hands a seat may have; 0 where pairs are not split. */
  split(hands: number): string;
  readonly surrender: Readonly<Record<RuleSet["surrender"], string>>;
  decks(decks: number): string;
  readonly shuffle: Readonly<Record<RuleSet["shuffle"], string>>;
  /** The amounts as they are written; no largest one where there is no limit. */
  bets(smallest: string, largest: string | null): string;
}

/** The words of the ace up the sleeve. */
export interface PickerWords {
  readonly intro: string;
  readonly chosen: string;
  readonly none: string;
  readonly type: string;
  readonly add: string;
  readonly unknown: string;
  readonly undo: string;
  readonly clear: string;
  readonly earlier: string;
  readonly deal: string;
}

/** The words of the panels: history, fairness, keys. */
export interface PanelWords {
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  /** The same for several recordings, each of them a file. */
  readonly downloadAll: string;

  // History
  readonly noRounds: string;
  readonly bets: string;
  readonly before: string;
  readonly after: string;
  readonly choices: string;
  replayRound(round: number): string;
  /** Leads to the verification of the shoe that the round was dealt from. */
  verifyRound(round: number): string;
  readonly session: string;
  /** Of several shoes, each with a file of its own. */
  sessions(files: number): string;
  /** Why a recording of a shoe in play has no seed. */
  readonly openRecording: string;
  /** The table was joined in the middle: it cannot be recorded. */
  readonly notWhole: string;
  /** So many rounds were played from the shoe that its earliest were let go: it cannot be recorded. */
  readonly notKept: string;

  // Fairness
  readonly promise: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly clientSeedHint: string;
  readonly apply: string;
  readonly tooLong: string;
  readonly unwritable: string;
  readonly fixed: string;
  readonly noClientSeed: string;
  readonly chosenSeed: string;
  readonly foreign: string;
  readonly ownDevice: string;
  readonly newShoe: string;
  readonly newShoeHint: string;
  /** The shoes that are done. */
  readonly shoesBefore: string;
  /** One of them, by its rounds. */
  shoeOf(first: number, last: number): string;
  /** Verifies each of several shoes. */
  readonly verifyAll: string;
  readonly serverSeed: string;
  readonly verify: string;
  checking(rounds: number): string;
  checked(rounds: number): string;
  readonly verdicts: Readonly<Record<Verification["status"], string>>;
  /** What is looked at, as a sentence that is true or not. */
  readonly checks: Readonly<Record<CheckName, string>>;
  readonly holds: string;
  readonly fails: string;

  readonly rules: RulesWords;
  readonly picker: PickerWords;

  // Keys
  readonly keysHint: string;
  readonly keyDeal: string;
  readonly keyChips: string;
  readonly keyNo: string;
  readonly keyTell: Readonly<Record<Question, string>>;
  readonly keyHint: string;
  readonly keyHelp: string;
  readonly keyClose: string;
}

/** The words of a table that is kept. */
export interface KeptWords {
  /** Another tab plays at the table, and this one shows it. */
  readonly followed: string;
  /** Takes the table from the other tab. */
  readonly playHere: string;
  /** This tab has taken it. */
  readonly owned: string;
  /** A notice was read. */
  readonly dismiss: string;
  readonly notices: Readonly<Record<NoticeCode, string>>;
}

/** All words of the table that are not the stage's, in one language. */
export interface TableWords {
  readonly bar: BarWords;
  readonly panel: PanelWords;
  readonly kept: KeptWords;
}
