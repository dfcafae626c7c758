import {
  type Bets,
  type Command,
  type Fairness,
  type RuleSet,
  SEATS,
  type Seat,
  sumOfBets,
  type TableEvent,
  type TableState,
} from "@thunderjack/core";
import type { Fact, Played, PublicFact, PublicSeatOwner, SeatOwners, TableSettings } from "./fact.js";
import { afterFact, type HouseState, seatsOf } from "./house-state.js";
import type { Commit } from "./store.js";

/*
 * What a client may see: everything but the purses, the buy-ins and the accounts of other players. A client is a player,
 * or a watcher without an account.
 */

/** A commit as one client may see it. */
export interface PublicCommit {
  /** The number of the commit at its table, from 1 without gaps. */
  readonly position: number;
  /** The time of the commit, in milliseconds since 1970. */
  readonly at: number;
  /** The time at which the house acts if no request comes first, in milliseconds since 1970; `null` for none. */
  readonly deadline: number | null;
  readonly facts: readonly PublicFact[];
  /** The seats of the client after the commit; absent if they did not change. */
  readonly seats?: readonly Seat[];
}

/** A table at one position, as one client may see it. */
export interface HouseSnapshot {
  /** The name of the table. */
  readonly name: string;
  readonly rules: RuleSet;
  readonly settings: TableSettings;
  /** The number of the shoe at the table, from 1. */
  readonly shoe: number;
  readonly fairness: Fairness;
  /** The public state. The purses of other players are 0. */
  readonly state: TableState;
  /** The players by seat. A free seat is absent. */
  readonly players: Readonly<Partial<Record<Seat, SeatedPlayer>>>;
  /** The seats whose players are ready for the next round. */
  readonly ready: readonly Seat[];
  /** See {@link PublicCommit.deadline}. */
  readonly deadline: number | null;
}

/** A player at a seat. */
export interface SeatedPlayer {
  /** The name for display. */
  readonly name: string;
  /** The player's part of the client seed, which takes effect at the next first deal of a shoe; empty for none. */
  readonly words: string;
  /** Whether the connection of the player is lost. */
  readonly isAway: boolean;
}

/**
 * Returns a table as a client may see it.
 *
 * @param player the id of the player; `null` for a watcher without an account
 */
export function snapshotFor(state: HouseState, player: string | null): HouseSnapshot {
  const { name, rules, settings, shoe, fairness, table, players, ready, deadline } = state;
  const purses = ownPart(table.purses, seatsOf(state, player));
  return {
    name,
    rules,
    settings,
    shoe,
    fairness,
    state: { ...table, purses, credits: sumOfBets(purses) },
    players: mapped(players, ({ name, words, isAway }) => ({ name, words, isAway })),
    ready,
    deadline: deadline?.at ?? null,
  };
}

/**
 * Returns a commit as a client may see it.
 *
 * @param before the state before the commit
 * @param player the id of the player; `null` for a watcher without an account
 */
export function commitFor(before: HouseState, commit: Commit, player: string | null): PublicCommit {
  return publicCommit(before, statesIn(before, commit.facts), commit, player);
}

/** Returns the state after each of these facts. */
export function statesIn(before: HouseState, facts: readonly Fact[]): readonly HouseState[] {
  let state = before;
  return facts.map((fact) => {
    state = afterFact(state, fact);
    return state;
  });
}

/**
 * Does the work of {@link commitFor} for known states.
 *
 * @param states the state after each fact of the commit
 */
export function publicCommit(
  before: HouseState,
  states: readonly HouseState[],
  { position, at, deadline, facts }: Commit,
  player: string | null,
): PublicCommit {
  const seen = facts.flatMap((fact, place) => publicFact(fact, states[place] ?? before, player) ?? []);
  const seats = seatsOf(states.at(-1) ?? before, player);
  const isSame = seats.join() === seatsOf(before, player).join();
  return { position, at, deadline, facts: seen, ...(isSame ? {} : { seats }) };
}

/**
 * @param after the state after the fact
 * @returns `null` if the client must not see the fact
 */
function publicFact(fact: Fact, after: HouseState, player: string | null): PublicFact | null {
  const seats = seatsOf(after, player);
  switch (fact.type) {
    case "ShoeOpened": {
      const players = mapped(fact.players, (owner) => publicOwner(owner, player));
      return { ...fact, purses: ownPart(fact.purses, seats), players };
    }
    case "SeatTaken":
      return publicOwner(fact, player);
    case "Played":
      return publicPlayed(fact, after.table, seats);
    case "StakeRefused":
      return seats.includes(fact.seat) ? fact : null;
    default:
      return fact;
  }
}

function publicOwner<Owner extends { readonly player: string }>(
  owner: Owner,
  player: string | null,
): Omit<Owner, "player"> & Pick<PublicSeatOwner, "player"> {
  const { player: id, ...rest } = owner;
  return id === player ? owner : rest;
}

function publicPlayed(fact: Played, { purses }: TableState, seats: readonly Seat[]): Played {
  const credits = sumOfBets(ownPart(purses, seats));
  return {
    type: "Played",
    command: publicCommand(fact.command, seats),
    events: fact.events.map((event) => publicEventFor(event, credits, seats)),
  };
}

function publicCommand(command: Command, seats: readonly Seat[]): Command {
  return command.type === "BuyIn" && !seats.includes(command.seat) ? { ...command, amount: 0 } : command;
}

function publicEventFor(event: TableEvent, credits: number, seats: readonly Seat[]): TableEvent {
  switch (event.type) {
    case "SeatBoughtIn":
    case "SeatCashedOut":
      return seats.includes(event.seat) ? event : { ...event, amount: 0 };
    // No event after the end of a round moves credits, so the credits are those after the command.
    case "RoundSettled":
      return { ...event, credits };
    default:
      return event;
  }
}

function ownPart(purses: Bets | null, seats: readonly Seat[]): Bets {
  const own = (seat: Seat) => (purses !== null && seats.includes(seat) ? purses[seat] : 0);
  return { right: own("right"), middle: own("middle"), left: own("left") };
}

function mapped<Value>(
  players: SeatOwners,
  publicOf: (owner: NonNullable<SeatOwners[Seat]>) => Value,
): Partial<Record<Seat, Value>> {
  const entries = SEATS.flatMap((seat) => {
    const owner = players[seat];
    return owner === undefined ? [] : [[seat, publicOf(owner)] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Seat, Value>>;
}
