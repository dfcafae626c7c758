import type { Rejection } from "@thunderjack/core";

/** The reason why a request was refused: a rejection of the game, or a refusal of the house. */
export type Refusal = Rejection | HouseRefusal;

/** A refusal of the house, for a reason outside the rules of the game. */
export interface HouseRefusal {
  readonly accepted: false;
  readonly code: HouseRefusalCode;
  readonly detail: null;
  /** The message for the player, as one English sentence. */
  readonly message: string;
}

/** The code of a refusal of the house. */
export type HouseRefusalCode = keyof typeof MESSAGES;

const MESSAGES = {
  "seat-taken": "This seat is taken.",
  "account-too-small": "Your account does not have enough credits.",
  "purse-too-large": "You may not bring so many credits to this table.",
  "wallet-refused": "Your wallet refused the stake.",
  "wallet-unknown": "Your wallet did not answer. The stake was not made.",
  "not-seated": "You have no seat at this table.",
  "bad-words": "Words have at most 80 characters, without control characters.",
  "bad-request-id": "The id of the request is too long, or does not begin with the id of the player.",
  "unknown-table": "There is no such table.",
  "table-exists": "There is already a table with this id.",
  "too-many-requests": "These are too many requests at once. Please wait a second.",
  "house-closing": "The house is closing. Please connect again.",
  unavailable: "The house cannot store the request now. Please try again.",
} as const;

/** Returns a refusal of the house. */
export function houseRefusal(code: HouseRefusalCode): HouseRefusal {
  return { accepted: false, code, detail: null, message: MESSAGES[code] };
}
