import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Outcome, Phase, PlaceBet, Seat } from "@thunderjack/core";

/**
 * The table as a picture: frozen, without the hole card before it is shown, and with everything a renderer needs, so
 * that no renderer ever asks the rules.
 */
export interface TableView {
  /** The language of every word in the picture, as a BCP 47 tag: what a page writes into `lang`. */
  readonly language: string;
  /** Which way its lines run. The table itself is never mirrored: the right seat stays on the right. */
  readonly direction: Direction;
  /** The words beside the figures and for the parts of the table, which never change. */
  readonly labels: LabelsView;
  /** What is printed on the felt. */
  readonly lettering: LetteringView;
  readonly phase: Phase;
  /** The round in play or played last, from 1; 0 before the first. */
  readonly round: number;
  /** The seats of the table in turn order: right, middle, left. */
  readonly seats: readonly SeatView[];
  readonly dealer: DealerView;
  /** The hand that is asked for an answer now. */
  readonly turn: HandName | null;
  /** The moves of that hand; empty when nobody is asked. */
  readonly moves: readonly MoveView[];
  readonly betting: BettingView;
  /** What the player has, in hundredths, without what is at stake. */
  readonly credits: Amount;
  /** The credits as they are written: "1,250". */
  readonly creditsText: string;
  /** The sum of all bets that lie on the table, with doubles, splits and insurance while a round is in play. */
  readonly staked: Amount;
  readonly stakedText: string;
  /** What the round that was just settled won (more than 0), lost (less than 0) or neither; `null` during a round. */
  readonly net: Amount | null;
  /** The same with its sign: "+75", "−10" or "±0". */
  readonly netText: string | null;
  readonly shoe: PileView;
  readonly tray: PileView;
  /** One sentence that says what is going on or expected. */
  readonly message: string;
  /** Whether the game is over: the only command then is {@link BettingView.startAgain}. */
  readonly isOver: boolean;
}

/** Whether lines run from left to right, or from right to left. */
export type Direction = "ltr" | "rtl";

/** Words for the parts of the table. */
export interface LabelsView {
  /** The table as a whole. */
  readonly table: string;
  /** Beside {@link TableView.creditsText}. */
  readonly credits: string;
  /** Beside {@link TableView.stakedText}. */
  readonly bets: string;
  /** Beside {@link TableView.netText}. */
  readonly round: string;
  readonly shoe: string;
  readonly tray: string;
  /** The group of the move buttons. */
  readonly moves: string;
  /** The group of the chips. */
  readonly chips: string;
  /** The panel that covers the table when {@link TableView.isOver}. */
  readonly gameOver: string;
  /** Takes the last chip back. */
  readonly undo: string;
  readonly doubleBets: string;
  /** Lays the bets of the last round again, once they were cleared. */
  readonly repeatBets: string;
}

/** What is printed on the felt. */
export interface LetteringView {
  /** The large line: what the table is known for. */
  readonly headline: readonly string[];
  /** The small line under it. */
  readonly terms: readonly string[];
}

/** A pile of which only its height is to be seen. */
export interface PileView {
  readonly cards: number;
  /** Of all cards of the shoe, from 0 to 1. */
  readonly fill: number;
}

/** One seat with its hands, and what can be done with its bet. */
export interface SeatView extends SeatPicture {
  /** One for each chip of the table, in the order of {@link BettingView.chips}: lays that chip on the bet. */
  readonly raises: readonly ButtonView<PlaceBet>[];
  /** Takes the seat's bet away. */
  readonly takeBack: ButtonView<PlaceBet>;
}

/** What is to be seen of a seat. */
export interface SeatPicture {
  readonly seat: Seat;
  readonly label: string;
  /** The switch that turns it on and off: "Right seat". */
  readonly switchLabel: string;
  /** The bet that lies on the seat for this or the next round, in hundredths; 0 when it does not play. */
  readonly bet: Amount;
  /** What lies there now: between two rounds its bet, during a round what its hands have at stake. */
  readonly lying: Amount;
  /** The same as it is written; `null` when nothing lies there. */
  readonly lyingText: string | null;
  /** In table order: more than one after a split. */
  readonly hands: readonly HandView[];
}

/** One hand of a player. */
export interface HandView {
  readonly name: HandName;
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly total: TotalView | null;
  /** What is at stake, in hundredths. */
  readonly bet: Amount;
  readonly betText: string;
  readonly insurance: Amount | null;
  /** The same in words: "5 insured". */
  readonly insuranceText: string | null;
  /** Whether its turn goes on: also while its cards are on their way, when {@link TableView.turn} asks nobody. */
  readonly isTurn: boolean;
  readonly isDoubled: boolean;
  readonly badge: BadgeView | null;
  /** What came back, stake included, in hundredths; `null` while the hand is in play. */
  readonly returned: Amount | null;
  /** What was won besides the stake: "+15"; `null` when nothing was. */
  readonly wonText: string | null;
}

/** The dealer's hand. */
export interface DealerView {
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly total: TotalView | null;
  readonly badge: BadgeView | null;
}

/** One card on the table. */
export interface CardView {
  /** The same for the same card as long as it lies on the table; tells nothing about a card that lies face down. */
  readonly key: string;
  /** `null` while it lies face down. */
  readonly card: CardId | null;
  /** Whether it was dealt to a doubled hand and lies across the others. */
  readonly isAcross: boolean;
  /** What a screen reader says: "seven of clubs", or "face-down card". */
  readonly label: string;
}

/** A total as it is written beside a hand. */
export interface TotalView {
  readonly value: number;
  /** Whether an ace counts as 11. */
  readonly isSoft: boolean;
  /** In words: "15", or "soft 15". The value stands in it in figures. */
  readonly label: string;
}

/** How a hand ended, as a short label on it. */
export interface BadgeView {
  readonly kind: Outcome | "dealer-bust" | "dealer-blackjack";
  readonly label: string;
}

/** A command behind a button. */
export interface ButtonView<Kind extends Command = Command> {
  readonly command: Kind;
  readonly label: string;
  readonly isLegal: boolean;
  /** Why it is not legal, in words a player understands; `null` when it is. */
  readonly reason: string | null;
}

/** One move of the hand whose turn it is. */
export type MoveView = ButtonView;

/** What can be done between two rounds. */
export interface BettingView extends BetButtons {
  /** Whether bets may be changed now. */
  readonly isOpen: boolean;
  /** The most that may lie on a seat, in hundredths; `null` where only the credits set a limit. */
  readonly maxBet: Amount | null;
  readonly startAgain: ButtonView;
}

/** The chips, and what can be done with all bets at once. */
export interface BetButtons {
  /** The chips that the table offers, smallest first, in hundredths. */
  readonly chips: readonly Amount[];
  /** What each of them does, in the same order: "Bet 5 more". */
  readonly chipLabels: readonly string[];
  readonly deal: ButtonView;
  readonly clear: ButtonView;
}
