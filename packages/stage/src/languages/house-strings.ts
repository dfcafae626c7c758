import type { Amount, Seat } from "@thunderjack/core";

/** The states of the connection to a house. */
export type HouseConnectionState = "connecting" | "live" | "reconnecting" | "moved" | "full" | "refused" | "closed";

/** The reasons of a house for refusing a request, besides the rules of the game. */
export type HouseReason =
  | "seat-taken"
  | "account-too-small"
  | "purse-too-large"
  | "wallet-refused"
  | "wallet-unknown"
  | "not-seated"
  | "too-many-requests"
  | "house-closing"
  | "unavailable";

/** The strings of a table that runs on a server, the house. */
export interface HouseStrings {
  /** The state of the connection, as a sentence. */
  readonly connections: Readonly<Record<HouseConnectionState, string>>;
  /** The note for a connection that cannot take a seat. */
  readonly watching: string;
  /** The note for a player without a seat. */
  readonly noSeat: string;
  /** The note that the player is ready, and that others are not. */
  readonly ready: string;
  /** The remaining time of the player in turn, or of the bets, in whole seconds. */
  timeLeft(seconds: number): string;
  /** The note that the player of a seat has no connection; `player` is the name of the player. */
  away(player: string): string;
  /** The note that the house is run for development, and signs its own tokens. */
  readonly development: string;
  /** The label of the field for the amount of a buy-in. */
  readonly amount: string;
  /** The button that takes a free seat. */
  takeSeat(seat: Seat): string;
  /** The button that adds credits to the purse of a seat. */
  buyIn(seat: Seat): string;
  /** The button that leaves a seat. */
  leaveSeat(seat: Seat): string;
  /** The credits in the purse of a seat. */
  purse(seat: Seat, amount: Amount): string;
  readonly reasons: Readonly<Record<HouseReason, string>>;
}
