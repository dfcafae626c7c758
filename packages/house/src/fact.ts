import type { Bets, Command, Fairness, RuleSet, Seat, TableEvent } from "@thunderjack/core";

/**
 * A fact about a table: a part of a commit. Facts contain no card before it is revealed, and no seed before its shoe is
 * retired. They contain the purses and the accounts of all players; {@link PublicFact} is the form that a client gets.
 */
export type Fact =
  | ShoeOpened
  | SeatTaken
  | SeatLeft
  | SeatReady
  | WordsSet
  | PlayerAway
  | PlayerBack
  | BettingClosed
  | StakeRefused
  | Played
  | ShoeRetired;

/**
 * A fact as one client may see it. The accounts of other players are absent, and their purses, buy-ins and cash-outs
 * are 0. The credits after a round are those of the own seats.
 */
export type PublicFact = Exclude<Fact, ShoeOpened | SeatTaken> | PublicShoeOpened | PublicSeatTaken;

/** The times and numbers of a table. Times are in milliseconds. */
export interface TableSettings {
  /** The time for bets, from the first bet of a round. */
  readonly bettingTime: number;
  /** The time for each decision of a player. */
  readonly decisionTime: number;
  /** The time for each decision of a player whose connection is lost. */
  readonly awayTime: number;
  /** The number of rounds for which a seat is kept for a player whose connection is lost. */
  readonly keptRounds: number;
  /** The number of rounds after which a shoe is retired. */
  readonly roundsPerShoe: number;
  /** The number of shoes in a chain of seeds. */
  readonly shoesPerChain: number;
  /**
   * Whether the stakes are debited from the wallet of the operator; then the purse of a seat is only a limit. Defaults to
   * `false`: the credits of the purses come from the accounts in the store.
   */
  readonly usesWallet?: boolean;
}

/** The default settings of a table. */
export const TABLE_SETTINGS: TableSettings = {
  bettingTime: 15_000,
  decisionTime: 20_000,
  awayTime: 5_000,
  keptRounds: 5,
  roundsPerShoe: 100,
  shoesPerChain: 100,
};

/** The player of a seat. */
export interface SeatOwner {
  /** The id of the player. */
  readonly player: string;
  /** The name for display. */
  readonly name: string;
  /** The words of the player for the next shoes; empty if the player has set none. */
  readonly words: string;
  /** Whether the connection of the player is lost. */
  readonly isAway: boolean;
  /** The number of rounds that ended since the connection was lost. */
  readonly awayRounds: number;
}

/** A {@link SeatOwner} as one client may see it. */
export type PublicSeatOwner = Omit<SeatOwner, "player"> & {
  /** The id of the player; absent for another player. */
  readonly player?: string;
};

/** The players by seat. A free seat is absent. */
export type SeatOwners = Readonly<Partial<Record<Seat, SeatOwner>>>;

/**
 * A shoe was opened. The fact describes the whole table, so that a table can be loaded from here. It is repeated with
 * the same number at the first deal of a shoe if the words of the players have changed: the client seed is set then. It is
 * also repeated after thousands of commits without a deal, so that the table is loaded quickly.
 */
export interface ShoeOpened {
  readonly type: "ShoeOpened";
  /** The name of the table. */
  readonly name: string;
  /** The rules of the shoe, with a purse for each seat. */
  readonly rules: RuleSet;
  readonly settings: TableSettings;
  /** The number of the shoe at the table, from 1. */
  readonly shoe: number;
  readonly fairness: Fairness;
  /** The hash of the trailer of the recording before this one; `null` for the first shoe. */
  readonly previous: string | null;
  /** The time at which the shoe was opened, in ISO 8601. */
  readonly createdAt: string;
  /** The version of the table before the first event of the shoe. Versions increase over all shoes of a table. */
  readonly version: number;
  /** The credits of each seat, in hundredths. */
  readonly purses: Bets;
  readonly bets: Bets;
  readonly players: SeatOwners;
}

/** {@link ShoeOpened} as one client may see it. */
export type PublicShoeOpened = Omit<ShoeOpened, "players"> & {
  readonly players: Readonly<Partial<Record<Seat, PublicSeatOwner>>>;
};

/** A player took a seat. A buy-in follows as {@link Played}. */
export interface SeatTaken {
  readonly type: "SeatTaken";
  readonly seat: Seat;
  /** The id of the player. */
  readonly player: string;
  /** The name for display. */
  readonly name: string;
}

/** {@link SeatTaken} as one client may see it. */
export type PublicSeatTaken = Omit<SeatTaken, "player"> & {
  /** The id of the player; absent for another player. */
  readonly player?: string;
};

/** A player left a seat, after the purse was paid out. */
export interface SeatLeft {
  readonly type: "SeatLeft";
  readonly seat: Seat;
}

/** The player of a seat is ready for the next round. */
export interface SeatReady {
  readonly type: "SeatReady";
  readonly seat: Seat;
}

/** The player of a seat set words for the next shoes. */
export interface WordsSet {
  readonly type: "WordsSet";
  readonly seat: Seat;
  readonly words: string;
}

/** The connection of the player of a seat was lost. */
export interface PlayerAway {
  readonly type: "PlayerAway";
  readonly seat: Seat;
}

/** The connection of the player of a seat was restored. */
export interface PlayerBack {
  readonly type: "PlayerBack";
  readonly seat: Seat;
}

/** The time for bets is over: all players are ready, or the time is up. A round follows if there is a bet. */
export interface BettingClosed {
  readonly type: "BettingClosed";
}

/**
 * The wallet of the operator has not paid the bet of a seat, so the seat is not in the round. Its bet is removed in the
 * same commit. Only the player of the seat gets this fact.
 */
export interface StakeRefused {
  readonly type: "StakeRefused";
  readonly seat: Seat;
  readonly code: "wallet-refused" | "wallet-unknown";
}

/** A command was carried out at the table, by its player or by the house. */
export interface Played {
  readonly type: "Played";
  readonly command: Command;
  /** The public events, with their versions. The hole card is masked until it is revealed. */
  readonly events: readonly TableEvent[];
}

/** A shoe was retired. */
export interface ShoeRetired {
  readonly type: "ShoeRetired";
  readonly shoe: number;
  /** The lines that close the recording of the shoe, each with its newline. They reveal the seed. */
  readonly trailer: string;
}
