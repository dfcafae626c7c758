/** Why a command was not carried out. */
export interface Rejection {
  readonly accepted: false;
  readonly code: RejectionCode;
  /** One sentence that a player understands, in English. Other languages translate the code. */
  readonly message: string;
}

/** What stands in the way. */
export type RejectionCode =
  | "round-in-play"
  | "no-round-in-play"
  | "game-over"
  | "game-not-over"
  | "unknown-seat"
  | "bet-not-whole"
  | "bet-not-in-steps"
  | "bet-too-small"
  | "bet-too-large"
  | "no-bet"
  | "not-enough-credits"
  | "stacking-not-allowed"
  | "card-not-in-shoe"
  | "card-stacked-twice"
  | "not-this-hands-turn"
  | "answer-expected"
  | "not-asked"
  | "no-cards-left"
  | "not-offered"
  | "split-aces-stand"
  | "not-two-cards"
  | "total-not-doubled"
  | "no-double-after-split"
  | "not-a-pair"
  | "hand-already-split"
  | "insurance-amount"
  | "table-closed";

/** A refusal in words. */
export function rejection(code: RejectionCode, message: string): Rejection {
  return { accepted: false, code, message };
}
