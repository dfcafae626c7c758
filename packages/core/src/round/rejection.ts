import type { CardId } from "@thunderjack/cards";
import type { Amount } from "../money.js";
import type { HandName, Seat } from "../seat.js";

/** The reason why a command was rejected. */
export type Rejection = { readonly [Code in RejectionCode]: RejectionFor<Code> }[RejectionCode];

/** A rejection with one code. */
export interface RejectionFor<Code extends RejectionCode> {
  readonly accepted: false;
  readonly code: Code;
  /** The facts that a translated message needs; `null` if the code is sufficient. */
  readonly detail: RejectionDetails[Code];
  /** The message for the player, as one English sentence. Translations use the code and the detail instead. */
  readonly message: string;
}

/** The code of a rejection. */
export type RejectionCode = keyof RejectionDetails;

/** The details of each code. Amounts are in hundredths of a credit. */
export interface RejectionDetails {
  "round-in-play": null;
  "no-round-in-play": null;
  "game-over": null;
  "game-not-over": null;
  /** A name that is not a seat of the table. */
  "unknown-seat": { readonly seat: string };
  "bet-not-whole": null;
  "bet-not-in-steps": { readonly step: Amount };
  "bet-too-small": { readonly smallest: Amount };
  "bet-too-large": { readonly largest: Amount };
  /** The command that requires a bet. */
  "no-bet": { readonly to: "deal" | "clear" };
  /** The amount to pay: one bet, all bets on the table, an amount equal to the hand's bet, or its insurance bet. */
  "not-enough-credits": { readonly for: "bet" | "bets" | "raise" | "insurance" };
  /** A buy-in or a cash-out at a table whose seats share one purse. */
  "one-purse": null;
  /** A buy-in that is not a positive amount, or that would raise the credits of the table above the largest amount. */
  "buy-in-amount": { readonly largest: Amount };
  /** A seat of another player. */
  "not-your-seat": { readonly seat: Seat };
  "stacking-not-allowed": null;
  /** The named card, and whether the table has it. A known card is rejected because it is outside the shoe. */
  "card-not-in-shoe": { readonly card: CardId; readonly isKnown: boolean };
  "card-stacked-twice": { readonly card: CardId };
  /** The hand that the command named, and whether it exists. */
  "not-this-hands-turn": { readonly hand: HandName; readonly exists: boolean };
  "answer-expected": { readonly to: "surrender" | "insurance" };
  "not-asked": null;
  "no-cards-left": null;
  /**
   * The move that the rules do not offer. The value `surrender-now` means a surrender that was offered only before the
   * peek.
   */
  "not-offered": { readonly move: "double" | "split" | "surrender" | "surrender-now" };
  "split-aces-stand": null;
  "not-two-cards": { readonly move: "double" | "surrender" };
  /** The range of totals that can be doubled, both ends included. */
  "total-not-doubled": { readonly from: number; readonly to: number };
  "no-double-after-split": null;
  "not-a-pair": null;
  /**
   * The reason: split aces cannot be split again, the seat already has its maximum number of hands, or a split hand
   * cannot surrender.
   */
  "hand-already-split": { readonly why: "aces" | "hands" | "surrender" };
  "insurance-amount": null;
  /** The table has changed since the version on which the sender of the command decided. */
  stale: null;
  "table-closed": null;
}

const NOT_ENOUGH_FOR = {
  bet: "for this bet",
  bets: "for all bets on the table",
  raise: "to match this bet",
  insurance: "to insure",
} as const;

const NOT_OFFERED = {
  double: "Bets cannot be doubled at this table.",
  split: "Pairs are not split at this table.",
  surrender: "There is no surrender at this table.",
  "surrender-now": "Surrender was offered only before the dealer peeked.",
} as const;

const ALREADY_SPLIT = {
  aces: "Split aces are not split again at this table.",
  hands: "This seat has its maximum number of hands.",
  surrender: "A split hand cannot surrender.",
} as const;

const MESSAGES: { readonly [Code in RejectionCode]: (detail: RejectionDetails[Code]) => string } = {
  "round-in-play": () => "A round is in play: wait until it is settled.",
  "no-round-in-play": () => "No round is in play: deal first.",
  "game-over": () => "The game is over: start a new game to continue.",
  "game-not-over": () => "The game is not over yet.",
  "unknown-seat": ({ seat }) => `This table has no seat called "${seat}".`,
  "bet-not-whole": () => "A bet must be a positive whole number of hundredths of a credit.",
  "bet-not-in-steps": () => "This bet is not a multiple of the bet step of the table.",
  "bet-too-small": () => "This bet is below the table minimum.",
  "bet-too-large": () => "This bet is above the table maximum.",
  "no-bet": ({ to }) => (to === "deal" ? "Place a bet before the cards are dealt." : "There is no bet on the table."),
  "not-enough-credits": (detail) => `You do not have enough credits ${NOT_ENOUGH_FOR[detail.for]}.`,
  "one-purse": () => "All seats of this table share one purse.",
  "buy-in-amount": () => "A buy-in must be a positive whole number of hundredths of a credit within the limit.",
  "not-your-seat": () => "This seat belongs to another player.",
  "stacking-not-allowed": () => "Cards cannot be chosen at this table.",
  "card-not-in-shoe": ({ card, isKnown }) =>
    isKnown ? `The card "${card}" is not in the shoe now.` : `There is no card "${card}" at this table.`,
  "card-stacked-twice": ({ card }) => `The card "${card}" was chosen twice.`,
  "not-this-hands-turn": ({ hand, exists }) =>
    exists ? `It is not the turn of the hand "${hand}".` : `There is no hand called "${hand}".`,
  "answer-expected": ({ to }) =>
    to === "surrender" ? "Accept or decline the surrender first." : "Accept or decline the insurance first.",
  "not-asked": () => "This answer is not possible now.",
  "no-cards-left": () => "There are not enough cards left for this.",
  "not-offered": ({ move }) => NOT_OFFERED[move],
  "split-aces-stand": () => "Split aces get one card each.",
  "not-two-cards": ({ move }) =>
    move === "double" ? "Only a hand of two cards can be doubled." : "Only a hand of two cards can surrender.",
  "total-not-doubled": ({ from, to }) => `Only totals of ${from} to ${to} can be doubled.`,
  "no-double-after-split": () => "Split hands cannot be doubled at this table.",
  "not-a-pair": () => "Only a pair can be split.",
  "hand-already-split": ({ why }) => ALREADY_SPLIT[why],
  "insurance-amount": () =>
    "An insurance bet must be at most half the bet, and its payout a whole number of hundredths.",
  stale: () => "The table has changed in the meantime, so nothing was done.",
  "table-closed": () => "This table is closed.",
};

/** Returns a rejection with its message. */
export function rejection<Code extends RejectionCode>(code: Code, detail: RejectionDetails[Code]): RejectionFor<Code> {
  return { accepted: false, code, detail, message: MESSAGES[code](detail) };
}
