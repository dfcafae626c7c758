import type { Amount, RuleSet } from "@thunderjack/core";
import type { Direction } from "../view.js";
import type { SavedTableStrings } from "./saved-table-strings.js";
import type { WalletStrings } from "./wallet-strings.js";

/** The result of verifying a recording. */
type VerdictName = "fair" | "committed" | "consistent" | "open" | "broken";

/** The result of verifying a session. */
type SessionVerdictName = "complete" | "incomplete" | "broken";

/** The checks of a verification, in their order. */
type CheckName = "format" | "chain" | "noted" | "anchor" | "client-seed" | "commitment" | "deck" | "commands" | "state";

/** The facts that the verification of a recording or of a session did not prove. */
type UnprovenName =
  | "commitment-time"
  | "client-seed"
  | "seed-choice"
  | "cards"
  | "anchor-time"
  | "later-shoes"
  | "credits"
  | "rules"
  | "shoe-ends";

/** The chapters of a recording. */
type ChapterKind =
  | "round"
  | "split"
  | "double"
  | "surrender"
  | "blackjack"
  | "blitz"
  | "thunderjack"
  | "dealer-bust"
  | "settled";

/** The lines in the replay's list of keys. */
type KeyName = "toggle" | "event" | "decision" | "round" | "tenths" | "speed" | "keys";

/** A failed check and its line number, counted from 1; `null` if the line is unknown. */
export interface FailedCheck {
  readonly name: CheckName;
  readonly first: number | null;
  readonly last: number | null;
  /** The reason in English, with more detail. */
  readonly detail: string;
}

/** The strings about the verification of a recording. The panels and the replay share them. */
export interface VerificationStrings {
  /** Each check as a statement that is true or false, without a full stop. */
  readonly checks: Readonly<Record<CheckName, string>>;
  readonly holds: string;
  readonly fails: string;
  /** The facts that were not proven, as a sentence. `facts` is the list of them, without a full stop. */
  notProven(facts: string): string;
  /** Each fact that was not proven, without a full stop. */
  readonly unproven: Readonly<Record<UnprovenName, string>>;
  /** The message after a verification that was stopped because it took too long. */
  readonly tookTooLong: string;
  /** The message after a verification whose code could not be loaded, or has failed. */
  readonly notVerified: string;
  /** A failed check as a sentence. */
  failure(check: FailedCheck): string;
}

/** The strings about a rule set. */
export interface RulesStrings {
  readonly payouts: string;
  readonly dealer: string;
  readonly moves: string;
  readonly shoe: string;
  /** The cards of a Thunderjack: the ace, and a card of the same suit from `lowest` up. */
  thunderjack(lowest: "10" | "j" | "q" | "k"): string;
  readonly thunderjackEndsRound: string;
  /** The result of a Thunderjack against a dealer blackjack: it is paid, or it is a push. */
  thunderjackAgainstBlackjack(isPaid: boolean): string;
  readonly thunderjacksCancel: string;
  /** The rule of the Blitz: a hand with this number of cards that is not bust wins at once. */
  blitz(cards: number): string;
  /** The rule that a dealer with this number of cards counts as bust. */
  dealerBlitz(cards: number): string;
  readonly blackjackAlwaysPaid: string;
  /** The offer of insurance, and of even money for a blackjack. */
  readonly insurance: string;
  /** The result of a 21 of three or more cards against a dealer blackjack that is revealed at the end: loss or push. */
  twentyOneAgainstBlackjack(loses: boolean): string;
  /** The bets that are lost to a dealer blackjack revealed at the end: only the original bets, or all bets. */
  blackjackTakes(originalBetsOnly: boolean): string;
  readonly holeCard: Readonly<Record<RuleSet["holeCard"], string>>;
  readonly peek: string;
  readonly double: Readonly<Record<RuleSet["double"], string>>;
  /** The maximum number of hands of a seat; 0 if pairs cannot be split. */
  split(hands: number): string;
  /** The definition of a pair: two cards of the same rank, or of the same points. */
  readonly splitBy: Readonly<Record<"rank" | "points", string>>;
  /** The rule about doubling a hand of a split pair. */
  doubleAfterSplit(isAllowed: boolean): string;
  /** The rule for split aces: one card for each ace, or as many cards as the player takes. */
  splitAces(takeMore: boolean): string;
  /** The rule for a total of 21: the hand stands automatically, or it may hit. */
  onTwentyOne(stands: boolean): string;
  /** The rule about splitting aces again. */
  resplitAces(isAllowed: boolean): string;
  readonly surrender: Readonly<Record<RuleSet["surrender"], string>>;
  /** The number of decks in a shoe. */
  decks(decks: number): string;
  readonly shuffle: Readonly<Record<RuleSet["shuffle"], string>>;
  /** The bet limits, as formatted amounts; `largest` is `null` if there is no maximum. */
  bets(smallest: string, largest: string | null): string;
}

/** The strings of the card picker. */
export interface PickerStrings {
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

/** The strings of the panels: history, fairness, rules, card picker and keys. */
export interface TablePanelStrings extends VerificationStrings {
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  /** The button that downloads several recordings, each as a separate file. */
  readonly downloadAll: string;

  // History
  readonly noRounds: string;
  /** The heading of the figures of all listed rounds. */
  statisticsOf(rounds: number): string;
  /** The names of the figures. */
  readonly statistics: Readonly<
    Record<"net" | "hands" | "won" | "pushed" | "best" | "thunderjacks" | "blitzes" | "returned", string>
  >;
  /** The description of the chart of the credits. */
  creditsChart(from: string, to: string): string;
  readonly bets: string;
  readonly before: string;
  readonly after: string;
  readonly choices: string;
  /** The button that opens the replay of a round, counted from 1. */
  replayRound(round: number): string;
  /** The link to the verification of the shoe that the round was dealt from. */
  verifyRound(round: number): string;
  readonly session: string;
  /** The text about the recordings of several shoes, each in a separate file. */
  sessions(files: number): string;
  /** The notice that a recording of a shoe in play does not contain the seed. */
  readonly openRecording: string;
  /** The notice that the session cannot be recorded, because the table dealt before the recording began. */
  readonly notWhole: string;
  /** The notice that the shoe cannot be recorded, because its earliest rounds were dropped. */
  readonly notKept: string;

  // Fairness
  readonly promise: string;
  /** The facts that the recordings prove, and those that they do not prove. */
  readonly proves: string;
  readonly provesNot: string;
  readonly anchor: string;
  readonly anchorHint: string;
  /** The place of the shoe in its chain, from 1. */
  shoeOfChain(index: number, length: number): string;
  readonly head: string;
  readonly headHint: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly clientSeedHint: string;
  readonly apply: string;
  readonly tooLong: string;
  readonly unwritable: string;
  readonly fixed: string;
  readonly noClientSeed: string;
  /** The notice that the client seed was drawn at random. */
  readonly drawnClientSeed: string;
  readonly chosenSeed: string;
  readonly foreign: string;
  readonly ownDevice: string;
  readonly newShoe: string;
  /** The explanation of `newShoe`: a shoe is also retired after this number of rounds. */
  newShoeHint(rounds: number): string;
  /** The heading of the retired shoes. */
  readonly shoesBefore: string;
  /** A retired shoe, identified by its rounds. */
  shoeOf(first: number, last: number): string;
  /** The button that verifies several shoes, each by itself and together. */
  readonly verifyAll: string;
  /** The result of verifying the kept shoes together. */
  readonly sessionVerdicts: Readonly<Record<SessionVerdictName, string>>;
  /** The sentence about missing shoes; with `null` as `last`, all shoes from `first` on may be missing. */
  missingShoes(first: number, last: number | null): string;
  readonly serverSeed: string;
  readonly verify: string;
  /** The message while this number of rounds is verified. */
  checking(rounds: number): string;
  /** The message after this number of rounds was verified. */
  checked(rounds: number): string;
  readonly verdicts: Readonly<Record<VerdictName, string>>;

  readonly rules: RulesStrings;
  readonly picker: PickerStrings;

  // Keys
  readonly keysHint: string;
  /** The explanation of how to place, move and take back chips. */
  readonly betHint: string;
  readonly keyDeal: string;
  readonly keyChips: string;
  readonly keyTakeChip: string;
  readonly keyNo: string;
  readonly keyReadOut: Readonly<Record<"hand" | "dealer" | "bets" | "credits", string>>;
  /** The names that are printed on these keys. */
  readonly keyCaps: Readonly<Record<"enter" | "escape" | "delete", string>>;
  readonly keyHint: string;
  readonly keyHelp: string;
  readonly keyClose: string;
}

/** The strings of the hints. */
export interface HintStrings {
  /** The label of the hint button. */
  readonly hint: string;
  readonly best: string;
  /** The cost of a move that is not the best move. */
  costs(amount: string, share: string): string;
  /** The meaning of the amounts beside the moves: what a bet of this amount is expected to gain or lose. */
  expected(bet: string): string;
  readonly basis: Readonly<Record<"fresh-shoe" | "counted-shoe", string>>;
  /**
   * A mistake, shown after the round. `move` and `best` are the labels of the buttons, `total` is the total of the
   * hand, and `cost` is in hundredths of a credit.
   */
  mistake(move: string, total: string, cost: Amount, best: string): string;
  readonly noMistake: string;
  /**
   * The return to player, and its meaning; `share` is a formatted percentage. With `isGain`, the return is more than
   * 100%, and the player wins in the long run.
   */
  returned(share: string, isGain: boolean): string;
}

/** The replay part of a language: the strings of a replay that are not strings of the table. */
export interface ReplayStrings extends VerificationStrings {
  /** The language as a BCP 47 tag. */
  readonly language: string;
  readonly direction: Direction;

  /** The accessible name of the replay. */
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
  /** The menu item that opens the notes and branches. */
  readonly workshop: string;
  readonly keys: string;
  readonly close: string;
  /** The visible labels of two buttons. The next two strings are their accessible names. */
  readonly copy: string;
  readonly save: string;
  readonly copyTranscript: string;
  readonly downloadTranscript: string;
  readonly checkNow: string;

  // The position
  /** The number of a round, counted from 1. */
  round(round: number): string;
  /** The position as the number of events up to it, and the number of all events. */
  event(seq: number, count: number): string;
  readonly beforeFirst: string;
  readonly chapters: Readonly<Record<ChapterKind, string>>;

  // The verdict
  readonly replay: string;
  readonly live: string;
  readonly checking: string;
  readonly unchecked: string;
  readonly verdicts: Readonly<Record<VerdictName, string>>;
  /** Each verdict as a sentence. */
  readonly reasons: Readonly<Record<VerdictName | "live" | "checking" | "unchecked", string>>;

  // Messages
  readonly loading: string;
  readonly waiting: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly dropHere: string;
  readonly linkCopied: string;
  readonly copied: string;
  /** The message after copying failed. The text is then displayed for manual copying. */
  readonly copyByHand: string;
  /** The message for a transcript that is too long for the clipboard, or for manual copying. */
  readonly tooLongToCopy: string;
  /** The message for a recording of which no part can be played. */
  readonly unreadable: string;
  /** The message for a recording that can be played only up to a fault. */
  readonly damaged: string;
  readonly truncated: string;
  /** The message after a response with an HTTP error status. */
  notLoaded(status: number): string;
  readonly notReached: string;
  /** The message for an address that leads to a web page instead of a recording. */
  readonly isWebPage: string;
  readonly otherSite: string;
  readonly badData: string;
  /** The message for an invalid link; `detail` is the reason in English. */
  badLink(detail: string): string;
  /** The message when no link can be created for the recording; `detail` is the reason in English. */
  noLink(detail: string): string;

  /** The name of the space bar. */
  readonly spaceKey: string;
  /** The action of each key. */
  readonly keyNames: Readonly<Record<KeyName, string>>;
}

/** The panels part of a language: the panels, and the optional features of a table. */
export interface PanelStrings {
  readonly panel: TablePanelStrings;
  readonly hints: HintStrings;
  /** The strings of a saved table. */
  readonly saved: SavedTableStrings;
  /** The strings of a table whose page confirms each stake. */
  readonly wallet: WalletStrings;
}
