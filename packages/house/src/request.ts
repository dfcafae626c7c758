import type { Amount, Command, Seat } from "@thunderjack/core";

/**
 * A request of a player. The house checks the owner of the seat and the turn again, whatever the client has checked.
 *
 * - `Play` carries out a command at the table. `Deal` means that the player is ready for all own seats; the house deals
 *   when all players are ready or the time is up. `ClearBets` removes the bets of the own seats.
 * - `Away` and `Back` tell the house that the connection of the player was lost or restored. The server sends them.
 */
export type Request = TakeSeat | LeaveSeat | BuyInRequest | SetWords | Play | Away | Back;

/** Takes a free seat. A buy-in above 0 is possible while bets are accepted. */
export interface TakeSeat {
  readonly type: "TakeSeat";
  readonly seat: Seat;
  /** The credits that move from the account of the player to the purse of the seat, in hundredths; 0 for none. */
  readonly buyIn: Amount;
}

/** Leaves a seat while bets are accepted. Its purse is paid to the account of the player. */
export interface LeaveSeat {
  readonly type: "LeaveSeat";
  readonly seat: Seat;
}

/** Moves credits from the account of the player to the purse of a seat while bets are accepted. */
export interface BuyInRequest {
  readonly type: "BuyIn";
  readonly seat: Seat;
  /** The amount in hundredths of a credit. */
  readonly amount: Amount;
}

/** Sets the words of a seat, from which the next shoes are shuffled. An empty text removes them. */
export interface SetWords {
  readonly type: "SetWords";
  readonly seat: Seat;
  readonly words: string;
}

/** Carries out a command at the table. */
export interface Play {
  readonly type: "Play";
  readonly command: Command;
}

/** The connection of the player of this seat was lost. */
export interface Away {
  readonly type: "Away";
  readonly seat: Seat;
}

/** The connection of the player of this seat was restored. */
export interface Back {
  readonly type: "Back";
  readonly seat: Seat;
}

/** A player, as the operator of the house knows the player. */
export interface Player {
  /** The account of the player: the subject of the player's token. Other players do not see it. */
  readonly id: string;
  /** The name for display. */
  readonly name: string;
  /**
   * The largest sum of the purses of the player at a table to which a buy-in may lead, in hundredths of a credit; absent for
   * no limit.
   */
  readonly purse?: Amount;
}

/** A request with its sender. */
export interface PlayerRequest {
  /**
   * The id of the request, which is unique at the table: the id of the player, a slash, and a text that the client has
   * chosen. An accepted request is carried out once, even if it changes nothing: each repetition with the same id gets
   * the same answer. A refused request is not stored, so that its repetition is decided again.
   */
  readonly id: string;
  readonly player: Player;
  readonly request: Request;
  /**
   * The version of the table on which the player decided. If an event after it has changed the meaning of a command, the
   * request is refused as `stale`. Absent for a request that applies to any table.
   */
  readonly expected?: number;
}
