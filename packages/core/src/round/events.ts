import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { Bets, HandName, Seat } from "../seat.js";

/**
 * A domain event. The first event of a command is the choice of the player. The dealt cards follow, and then the
 * consequences. The events contain every fact that a replay or a renderer needs. Only {@link ShoeStacked} contains the
 * order of undealt cards.
 */
export type GameEvent =
  | BetPlaced
  | BetsCleared
  | RoundStarted
  | CardsDiscarded
  | ShoeShuffled
  | ShoeStacked
  | CardDealt
  | SurrenderOffered
  | SurrenderDeclined
  | InsuranceOffered
  | InsuranceTaken
  | InsuranceDeclined
  | TurnStarted
  | HandHit
  | HandStood
  | HandDoubled
  | HandSplit
  | HandSurrendered
  | TurnEnded
  | ThunderjackAwarded
  | ThunderjacksCancelled
  | BlackjackAwarded
  | BlitzAwarded
  | HoleCardRevealed
  | DealerHit
  | DealerStood
  | DealerBusted
  | HandSettled
  | RoundSettled
  | GameEnded
  | GameRestarted
  | SeatBoughtIn
  | SeatCashedOut
  | BetRemoved;

/** An event with its position in the stream of the table. */
export type TableEvent = GameEvent & {
  /** The version of the state after this event: 1 for the first event of a table. Recordings do not contain it. */
  readonly version: number;
};

/** The name of an event. */
export type GameEventType = GameEvent["type"];

/** The bet on a seat was set to this amount. The amount is 0 if the bet was removed. */
export interface BetPlaced {
  readonly type: "BetPlaced";
  readonly seat: Seat;
  readonly amount: Amount;
}

/** All bets were removed. */
export interface BetsCleared {
  readonly type: "BetsCleared";
}

/** A round has begun, and its bets were deducted from the credits. */
export interface RoundStarted {
  readonly type: "RoundStarted";
  /** The number of the round, from 1. */
  readonly round: number;
  readonly bets: Bets;
}

/** The cards of the previous round were moved to the discard tray. */
export interface CardsDiscarded {
  readonly type: "CardsDiscarded";
  readonly cards: readonly CardId[];
}

/** The discard tray was returned to the shoe, and the whole shoe was shuffled. */
export interface ShoeShuffled {
  readonly type: "ShoeShuffled";
  /** The number of the shuffle, from 0. The first one is made before the first card of a new shoe. */
  readonly shuffle: number;
  /** The number of cards in the shoe after the shuffle. */
  readonly cards: number;
}

/** Cards that the caller chose were put on top of the shoe. */
export interface ShoeStacked {
  readonly type: "ShoeStacked";
  readonly count: number;
  /**
   * The cards, starting with the next one to draw; `null` in the public stream, because the hole card may be among
   * them.
   */
  readonly cards: readonly CardId[] | null;
}

/** The top card of the shoe was dealt to a hand. */
export interface CardDealt {
  readonly type: "CardDealt";
  readonly to: HandName | "dealer";
  /** The card; `null` in the public stream if it is dealt face down. */
  readonly card: CardId | null;
  readonly faceDown: boolean;
}

/** The hand may surrender before the dealer peeks. */
export interface SurrenderOffered {
  readonly type: "SurrenderOffered";
  readonly hand: HandName;
}

/** The hand declined to surrender. */
export interface SurrenderDeclined {
  readonly type: "SurrenderDeclined";
  readonly hand: HandName;
}

/** The player may take insurance for this hand. */
export interface InsuranceOffered {
  readonly type: "InsuranceOffered";
  readonly hand: HandName;
}

/** The player took insurance for this hand, and the amount was deducted from the credits. */
export interface InsuranceTaken {
  readonly type: "InsuranceTaken";
  readonly hand: HandName;
  readonly amount: Amount;
}

/** The player declined insurance for this hand. */
export interface InsuranceDeclined {
  readonly type: "InsuranceDeclined";
  readonly hand: HandName;
}

/** The turn of this hand has begun. */
export interface TurnStarted {
  readonly type: "TurnStarted";
  readonly hand: HandName;
}

/** The player hit. The card follows in a {@link CardDealt}. */
export interface HandHit {
  readonly type: "HandHit";
  readonly hand: HandName;
}

/** The player stood, which ends the turn. */
export interface HandStood {
  readonly type: "HandStood";
  readonly hand: HandName;
}

/** The bet was doubled. The last card of the hand follows in a {@link CardDealt}. */
export interface HandDoubled {
  readonly type: "HandDoubled";
  readonly hand: HandName;
  /** The amount that was added to the bet and deducted from the credits. */
  readonly amount: Amount;
}

/** The second card of a pair became a new hand, which is placed directly after the first one. */
export interface HandSplit {
  readonly type: "HandSplit";
  readonly hand: HandName;
  readonly newHand: HandName;
  /** The card that moved to the new hand. */
  readonly card: CardId;
  /** The bet of the new hand, deducted from the credits. */
  readonly amount: Amount;
}

/** The player surrendered, which ends the turn. */
export interface HandSurrendered {
  readonly type: "HandSurrendered";
  readonly hand: HandName;
}

/** The reason why a turn ended without a choice of the player. */
export type TurnEndReason = "bust" | "blitz" | "twenty-one" | "split-aces" | "no-cards";

/** The turn ended without a choice of the player. */
export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly hand: HandName;
  readonly reason: TurnEndReason;
}

/** The only Thunderjack of the round was paid; its {@link HandSettled} follows. */
export interface ThunderjackAwarded {
  readonly type: "ThunderjackAwarded";
  readonly hand: HandName;
  /** The amount won, without the stake. */
  readonly payout: Amount;
}

/** Two or more Thunderjacks cancelled each other. Each of them pushes. */
export interface ThunderjacksCancelled {
  readonly type: "ThunderjacksCancelled";
  readonly hands: readonly HandName[];
}

/** A blackjack was paid; its {@link HandSettled} follows. */
export interface BlackjackAwarded {
  readonly type: "BlackjackAwarded";
  readonly hand: HandName;
  /** The amount won, without the stake. */
  readonly payout: Amount;
}

/** A hand reached the number of cards of a Blitz without busting; its {@link HandSettled} follows. */
export interface BlitzAwarded {
  readonly type: "BlitzAwarded";
  readonly hand: HandName;
  /** The amount won, without the stake. */
  readonly payout: Amount;
}

/** The hole card was revealed. */
export interface HoleCardRevealed {
  readonly type: "HoleCardRevealed";
  readonly card: CardId;
}

/** The dealer hits. The card follows in a {@link CardDealt}. */
export interface DealerHit {
  readonly type: "DealerHit";
}

/** The dealer stands. */
export interface DealerStood {
  readonly type: "DealerStood";
  readonly total: number;
}

/** The dealer's total is over 21, or the dealer reached the number of cards that counts as a bust. */
export interface DealerBusted {
  readonly type: "DealerBusted";
  readonly total: number;
}

/** The result of a hand. */
export type Outcome = "thunderjack" | "blackjack" | "blitz" | "win" | "push" | "surrender" | "lose" | "bust";

/** The stake that is settled: the bet of the hand, or its insurance bet. */
export type Stake = "bet" | "insurance";

/**
 * A stake was settled. Only this event returns credits to the player. Each hand has one such event for its bet, and an
 * insured hand has a second one for its insurance bet.
 */
export interface HandSettled {
  readonly type: "HandSettled";
  readonly hand: HandName;
  readonly stake: Stake;
  /** The amount at stake, including the amount that was added by a double. */
  readonly bet: Amount;
  /** The result; `win` or `lose` for an insurance bet. */
  readonly outcome: Outcome;
  /** The amount that was returned to the credits, stake included. */
  readonly returned: Amount;
}

/** All stakes of the round are settled. */
export interface RoundSettled {
  readonly type: "RoundSettled";
  readonly round: number;
  /** The sum of all stakes, including doubles, splits and insurance bets. */
  readonly staked: Amount;
  /** The sum of all returned amounts. */
  readonly returned: Amount;
  /** The credits of the player after the round. */
  readonly credits: Amount;
}

/** The credits cannot pay the smallest bet, so the game is over. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly credits: Amount;
}

/** A new game has begun, with these credits. */
export interface GameRestarted {
  readonly type: "GameRestarted";
  readonly credits: Amount;
}

/** Credits were added to the purse of a seat. */
export interface SeatBoughtIn {
  readonly type: "SeatBoughtIn";
  readonly seat: Seat;
  readonly amount: Amount;
}

/** All credits were taken from the purse of a seat, and its bet was removed. */
export interface SeatCashedOut {
  readonly type: "SeatCashedOut";
  readonly seat: Seat;
  readonly amount: Amount;
}

/** The bet on a seat was removed at the end of a round, because the purse of the seat cannot pay it again. */
export interface BetRemoved {
  readonly type: "BetRemoved";
  readonly seat: Seat;
}
