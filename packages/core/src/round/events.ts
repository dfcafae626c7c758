import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { Bets, HandName, Seat } from "../seat.js";

/**
 * What happened. A player's choice is the first event of what it caused, then come its cards, then what follows from
 * them. Every fact that a replay or a renderer needs is in an event; the order of the undealt cards is in none.
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
  | GameRestarted;

/** The name of an event. */
export type GameEventType = GameEvent["type"];

/** The bet on a seat is now this amount; 0 when it was taken away. */
export interface BetPlaced {
  readonly type: "BetPlaced";
  readonly seat: Seat;
  readonly amount: Amount;
}

/** No bet lies on any seat now. */
export interface BetsCleared {
  readonly type: "BetsCleared";
}

/** A round began, and its bets were taken from the credits. */
export interface RoundStarted {
  readonly type: "RoundStarted";
  /** Counted from 1. */
  readonly round: number;
  readonly bets: Bets;
}

/** The cards of the round before went from the table to the discard tray. */
export interface CardsDiscarded {
  readonly type: "CardsDiscarded";
  readonly cards: readonly CardId[];
}

/** The discard tray went back into the shoe, and all of the shoe was shuffled. */
export interface ShoeShuffled {
  readonly type: "ShoeShuffled";
  /** The number of the shuffle, from 0: the first is made before the first card of a new shoe. */
  readonly shuffle: number;
  /** How many cards the shoe now holds. */
  readonly cards: number;
}

/** Chosen cards were put on top of the shoe. */
export interface ShoeStacked {
  readonly type: "ShoeStacked";
  readonly count: number;
  /** The first to be drawn comes first; `null` in the public stream, because the hole card may be among them. */
  readonly cards: readonly CardId[] | null;
}

/** The top card of the shoe went to a hand. */
export interface CardDealt {
  readonly type: "CardDealt";
  readonly to: HandName | "dealer";
  /** `null` in the public stream while the card is the hidden hole card. */
  readonly card: CardId | null;
  readonly faceDown: boolean;
}

/** The hand is asked whether it gives up before the dealer peeks. */
export interface SurrenderOffered {
  readonly type: "SurrenderOffered";
  readonly hand: HandName;
}

/** The hand plays on. */
export interface SurrenderDeclined {
  readonly type: "SurrenderDeclined";
  readonly hand: HandName;
}

/** The seat of this hand is asked for insurance. */
export interface InsuranceOffered {
  readonly type: "InsuranceOffered";
  readonly hand: HandName;
}

/** The seat insured itself; the amount was taken from the credits. */
export interface InsuranceTaken {
  readonly type: "InsuranceTaken";
  readonly hand: HandName;
  readonly amount: Amount;
}

/** The seat did without insurance. */
export interface InsuranceDeclined {
  readonly type: "InsuranceDeclined";
  readonly hand: HandName;
}

/** It is this hand's turn. */
export interface TurnStarted {
  readonly type: "TurnStarted";
  readonly hand: HandName;
}

/** The player asked for a card; it follows. */
export interface HandHit {
  readonly type: "HandHit";
  readonly hand: HandName;
}

/** The player stood, which ended the turn. */
export interface HandStood {
  readonly type: "HandStood";
  readonly hand: HandName;
}

/** The bet was doubled; the hand's last card follows. */
export interface HandDoubled {
  readonly type: "HandDoubled";
  readonly hand: HandName;
  /** What was added to the bet and taken from the credits. */
  readonly amount: Amount;
}

/** The second card of a pair became a hand of its own, directly after the first. */
export interface HandSplit {
  readonly type: "HandSplit";
  readonly hand: HandName;
  readonly newHand: HandName;
  /** The card that moved to the new hand. */
  readonly card: CardId;
  /** The bet of the new hand, taken from the credits. */
  readonly amount: Amount;
}

/** The player gave the hand up, which ended the turn. */
export interface HandSurrendered {
  readonly type: "HandSurrendered";
  readonly hand: HandName;
}

/** Why a turn ended without the player's asking. */
export type TurnEndReason = "bust" | "blitz" | "twenty-one" | "split-aces" | "no-cards";

/** The turn ended by itself. */
export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly hand: HandName;
  readonly reason: TurnEndReason;
}

/** The only Thunderjack of the round; its {@link HandSettled} follows. */
export interface ThunderjackAwarded {
  readonly type: "ThunderjackAwarded";
  readonly hand: HandName;
  /** What is won, without the stake. */
  readonly payout: Amount;
}

/** Two or more Thunderjacks cancelled each other out; each of them pushes. */
export interface ThunderjacksCancelled {
  readonly type: "ThunderjacksCancelled";
  readonly hands: readonly HandName[];
}

/** A blackjack was paid; its {@link HandSettled} follows. */
export interface BlackjackAwarded {
  readonly type: "BlackjackAwarded";
  readonly hand: HandName;
  /** What is won, without the stake. */
  readonly payout: Amount;
}

/** A hand took the cards of a Blitz without busting; its {@link HandSettled} follows. */
export interface BlitzAwarded {
  readonly type: "BlitzAwarded";
  readonly hand: HandName;
  /** What is won, without the stake. */
  readonly payout: Amount;
}

/** The dealer's face-down card was turned over. */
export interface HoleCardRevealed {
  readonly type: "HoleCardRevealed";
  readonly card: CardId;
}

/** The dealer takes a card; it follows. */
export interface DealerHit {
  readonly type: "DealerHit";
}

/** The dealer takes no further card. */
export interface DealerStood {
  readonly type: "DealerStood";
  readonly total: number;
}

/** The dealer went over 21, or took as many cards as count as a bust. */
export interface DealerBusted {
  readonly type: "DealerBusted";
  readonly total: number;
}

/** How a hand ended. */
export type Outcome = "thunderjack" | "blackjack" | "blitz" | "win" | "push" | "surrender" | "lose" | "bust";

/** What was settled: the hand's own bet, or the insurance beside it. */
export type Stake = "bet" | "insurance";

/**
 * A stake was settled: the only event that moves credits back to the player. A hand has one for its bet, and a second
 * one if it was insured.
 */
export interface HandSettled {
  readonly type: "HandSettled";
  readonly hand: HandName;
  readonly stake: Stake;
  /** The amount at stake, with what was added to it. */
  readonly bet: Amount;
  /** An insurance wins or loses. */
  readonly outcome: Outcome;
  /** What came back to the credits, stake included. */
  readonly returned: Amount;
}

/** All of the round is settled. */
export interface RoundSettled {
  readonly type: "RoundSettled";
  readonly round: number;
  /** Everything that was put at stake: bets, doubles, splits, insurance. */
  readonly staked: Amount;
  /** Everything that came back. */
  readonly returned: Amount;
  /** The player's credits after the round. */
  readonly credits: Amount;
}

/** The credits do not pay for the smallest bet: the game is over. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly credits: Amount;
}

/** A new game began, with these credits. */
export interface GameRestarted {
  readonly type: "GameRestarted";
  readonly credits: Amount;
}
