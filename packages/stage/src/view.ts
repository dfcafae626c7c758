import type { CardId } from "@thunderjack/cards";
import type { Amount, Command, HandName, Outcome, Phase, PlaceBet, Seat } from "@thunderjack/core";

/**
 * The complete data that a renderer draws. It is frozen and never contains the hole card before it is revealed. A
 * renderer needs no rules.
 */
export interface TableView {
  /** The language of all text as a BCP 47 tag, for the attribute `lang`. */
  readonly language: string;
  /** The direction of text, for the attribute `dir`. The table is never mirrored: the right seat stays on the right. */
  readonly direction: Direction;
  /** The fixed labels of amounts and of the parts of the table. */
  readonly labels: LabelsView;
  /** The printed lines of the table. */
  readonly lettering: LetteringView;
  /** The phase of the round. */
  readonly phase: Phase;
  /** The number of the current or last round, counted from 1; 0 before the first round. */
  readonly round: number;
  /** The seats of the table in turn order: right, middle, left. */
  readonly seats: readonly SeatView[];
  /** The dealer's cards, total and result. */
  readonly dealer: DealerView;
  /** The hand of the player that has a choice now, or `null`. */
  readonly turn: HandName | null;
  /**
   * The moves that the rules offer while a round is in play, in the order hit, stand, double, split, surrender. A
   * question about surrender or insurance has its own two answers. All moves are illegal while `turn` is `null`. The
   * list is empty between two rounds.
   */
  readonly moves: readonly MoveView[];
  /** The note that the hand `turn` needs one or two more cards for a Blitz; otherwise `null`. */
  readonly blitzText: string | null;
  /** The chips and the buttons of the betting phase. */
  readonly betting: BettingView;
  /** The credits of the player without the bets on the table, in hundredths: those of the own seats. */
  readonly credits: Amount;
  /** The credits as text: "1,250". */
  readonly creditsText: string;
  /** The sum of the bets of the player. During a round, it includes doubles, splits and insurance. */
  readonly staked: Amount;
  /** The text of `staked`. */
  readonly stakedText: string;
  /**
   * The result of the round that was just settled: positive for a win, negative for a loss; `null` during a round, and
   * before the first one.
   */
  readonly net: Amount | null;
  /** The text of `net` with its sign: "+75", "−10" or "±0"; `null` if `net` is `null`. */
  readonly netText: string | null;
  /** The undealt cards. */
  readonly shoe: PileView;
  /** The discarded cards. */
  readonly tray: PileView;
  /** One sentence: the current event, or the choices of the player. */
  readonly message: string;
  /** Whether `message` is a notice in place of the message of the table, for example the reason of a rejection. */
  readonly hasNotice: boolean;
  /** Whether the game is over. The only legal command is then {@link BettingView.startAgain}. */
  readonly isOver: boolean;
}

/** The direction of text: left to right, or right to left. */
export type Direction = "ltr" | "rtl";

/** Labels of the parts of the table. */
export interface LabelsView {
  /** The label of the whole table. */
  readonly table: string;
  /** The label of {@link TableView.creditsText}. */
  readonly credits: string;
  /** The label of {@link TableView.stakedText}. */
  readonly bets: string;
  /** The label of {@link TableView.netText}. */
  readonly result: string;
  /** The label of the shoe. */
  readonly shoe: string;
  /** The label of the discard tray. */
  readonly tray: string;
  /** The label of the group of move buttons. */
  readonly moves: string;
  /** The label of the group of chips. */
  readonly chips: string;
  /** The label of the panel that covers the table when {@link TableView.isOver} is `true`. */
  readonly gameOver: string;
  /** The button that undoes the last change of the bets. */
  readonly undo: string;
  /** The button that doubles all bets. */
  readonly doubleBets: string;
  /** The visible word of the button `doubleBets`, which is part of its label. */
  readonly doubleName: string;
  /** The button that places the bets of the last round again. */
  readonly repeatBets: string;
  /** The visible word of the button `repeatBets`, which is part of its label. */
  readonly repeatName: string;
}

/** The printed lines of the table. */
export interface LetteringView {
  /** The large line, with the special payouts. */
  readonly headline: readonly string[];
  /** The small line under the headline. */
  readonly terms: readonly string[];
  /** Example hands of the special payouts, for a table without cards. The list is empty without special payouts. */
  readonly examples: readonly ExampleView[];
}

/** A printed example of a hand with a special payout. The layout determines its cards. */
export interface ExampleView {
  /** The kind of the special payout. */
  readonly kind: "thunderjack" | "blitz";
  /** The number of cards. */
  readonly cards: number;
  /** The name of the payout. */
  readonly name: string;
  /** The payout as a ratio: "5:1". */
  readonly payout: string;
}

/** A pile of cards: the shoe, or the discard tray. It does not contain the cards. */
export interface PileView {
  /** The number of cards. */
  readonly cards: number;
  /** The number of cards as a share of the whole shoe, from 0 to 1. */
  readonly fill: number;
}

/** A seat with its hands and the buttons for its bet. */
export interface SeatView extends SeatPicture {
  /** The buttons that add a chip to the bet, in the order of {@link BettingView.chips}. */
  readonly raises: readonly ButtonView<PlaceBet>[];
  /** The button that removes the bet. */
  readonly takeBack: ButtonView<PlaceBet>;
  /** The label of a button that takes back only the last chip. */
  readonly takeChipLabel: string;
  /** Whether the seat is not the player's, so that its controls are not offered. */
  readonly isClosed: boolean;
}

/** The visible facts of a seat. */
export interface SeatPicture {
  /** The name of the seat. */
  readonly seat: Seat;
  /** The label of the seat: its name, or the name of its player at a table with several players. */
  readonly label: string;
  /** The label of the switch that selects and deselects the seat: "Right seat". */
  readonly switchLabel: string;
  /** The bet for this or the next round, in hundredths; 0 for a seat that does not play. */
  readonly bet: Amount;
  /** The amount on the seat: its bet between two rounds, or the bets of its hands during a round. */
  readonly staked: Amount;
  /** The amount as text; `null` for 0. */
  readonly stakedText: string | null;
  /** The amount in chips on the spot of the seat: its bet, or 0 while it has hands with their own chips. */
  readonly pile: Amount;
  /** The hands in table order; more than one after a split. */
  readonly hands: readonly HandView[];
}

/** A hand of the player. */
export interface HandView {
  /** The name of the hand. */
  readonly name: HandName;
  /** The label of the hand. */
  readonly label: string;
  /** The cards, in the order in which they were dealt. */
  readonly cards: readonly CardView[];
  /** The total; `null` without cards. */
  readonly total: TotalView | null;
  /** The bet, in hundredths. */
  readonly bet: Amount;
  /** The bet as text. */
  readonly betText: string;
  /**
   * The amount in chips in the ring of the hand: its bet, or 0 after the settlement. After the round, it is the bet for
   * the next round in the ring of the first hand of a seat.
   */
  readonly pile: Amount;
  /** The insurance bet, in hundredths; `null` without insurance. */
  readonly insurance: Amount | null;
  /** The amount in chips beside the ring: the insurance bet, or 0 without insurance and after its settlement. */
  readonly insured: Amount;
  /**
   * The insurance as text: "Insurance 5" or "Even money" while it is at stake, and "Insurance +10" after its
   * settlement. `null` without insurance, and for even money after its settlement, which the badge contains.
   */
  readonly insuranceText: string | null;
  /**
   * Whether it is the turn of this hand. This is also `true` while its cards are dealt and {@link TableView.turn} is
   * `null`.
   */
  readonly isTurn: boolean;
  /** Whether the bet was doubled. */
  readonly isDoubled: boolean;
  /** The progress towards a Blitz; `null` if the rules have no Blitz. */
  readonly blitz: BlitzView | null;
  /** The result; `null` until the hand is settled or has a special result. */
  readonly badge: BadgeView | null;
  /** The returned amount including the bet, in hundredths; `null` while the hand is in play. */
  readonly returned: Amount | null;
}

/** The progress of a hand towards a Blitz. */
export interface BlitzView {
  /** The number of cards in the hand. */
  readonly cards: number;
  /** The number of cards of a Blitz. */
  readonly needed: number;
  /** The accessible name of a meter: "4 of 6 cards". */
  readonly label: string;
}

/** The dealer's hand. */
export interface DealerView {
  /** The label of the dealer. */
  readonly label: string;
  /** The cards, in the order in which they were dealt. */
  readonly cards: readonly CardView[];
  /** The total of the visible cards; `null` without visible cards. */
  readonly total: TotalView | null;
  /** The result; `null` without one. */
  readonly badge: BadgeView | null;
}

/** A card on the table. */
export interface CardView {
  /** The key, which stays the same while the card is on the table. It does not identify a face-down card. */
  readonly key: string;
  /** The id of the card; `null` for a face-down card. */
  readonly card: CardId | null;
  /** Whether the card was dealt to a doubled hand and is drawn across the other cards. */
  readonly isAcross: boolean;
  /** The name for screen readers: "seven of clubs", or "face-down card". */
  readonly label: string;
}

/** The total of a hand. */
export interface TotalView {
  /** The total in points. */
  readonly value: number;
  /** Whether an ace counts as 11 and the total is less than 21. */
  readonly isSoft: boolean;
  /** The total as text: "15", or "soft 15". It contains the value in digits. */
  readonly label: string;
}

/** The short label of a hand: its result, or an award. */
export interface BadgeView {
  /** The kind of the result. */
  readonly kind: Outcome | "dealer-bust" | "dealer-blackjack";
  /** The text of the result. */
  readonly label: string;
  /** The text without the name of the dealer, for a narrow place: "Bust" instead of "Dealer busts". */
  readonly shortLabel: string;
  /** The tone, for its colour. */
  readonly tone: BadgeTone;
  /** The net result of the hand: "+50", "−50" or "±0". `null` for the dealer, and for a hand without a bet. */
  readonly amountText: string | null;
}

/** The kind of a result, for its colour and its sign. An award is a special win, or a blackjack of the dealer. */
export type BadgeTone = "win" | "lose" | "push" | "award";

/** A button with its command. */
export interface ButtonView<Kind extends Command = Command> {
  /** The command that the button dispatches. */
  readonly command: Kind;
  /** The label of the button. */
  readonly label: string;
  /** Whether the command is legal. */
  readonly isLegal: boolean;
  /** The reason why the command is illegal, as text for the player; `null` for a legal command. */
  readonly reason: string | null;
}

/** A move, or an answer to a question. */
export interface MoveView extends ButtonView {
  /**
   * One short line: the cost or the effect of a legal move, or the short reason of an illegal move. It is empty if the
   * facts are not known.
   */
  readonly detail: string;
}

/** The controls between two rounds. */
export interface BettingView extends BetButtons {
  /** Whether bets may be changed now. */
  readonly isOpen: boolean;
  /** The minimum bet of a seat, in hundredths. */
  readonly minBet: Amount;
  /** The maximum bet of a seat, in hundredths; `null` if only the credits limit it. */
  readonly maxBet: Amount | null;
  /** The button that begins a new game. */
  readonly startAgain: ButtonView;
}

/** The chips, and the buttons for all bets. */
export interface BetButtons {
  /** The values of the chips, in hundredths. At a table, they are in ascending order. */
  readonly chips: readonly Amount[];
  /** The label of each chip, in the same order: "Bet 5 more". */
  readonly chipLabels: readonly string[];
  /** The reason why no seat accepts a chip now, in the same order; `null` for a chip that a seat accepts. */
  readonly chipReasons: readonly (string | null)[];
  /** The button that deals. */
  readonly deal: ButtonView;
  /** The button that removes all bets. */
  readonly clear: ButtonView;
}
