import {
  evolve,
  newTableState,
  SEATS,
  type Seat,
  sumOfBets,
  type TableEvent,
  type TableState,
} from "@thunderjack/core";
import type { HouseSnapshot, PublicFact, PublicShoeOpened, SeatedPlayer } from "@thunderjack/house";

/** The result of a fact: the table after it, and whether another shoe was opened. */
export interface Folded {
  readonly snapshot: HouseSnapshot;
  readonly isJump: boolean;
}

/**
 * Returns the table after a fact. The events of the fact are given to a callback, one after the other, with the table after
 * each of them. The purses of other players stay 0.
 *
 * @throws CorruptEvents if an event is not possible at the table
 */
export function afterFact(
  snapshot: HouseSnapshot,
  fact: PublicFact,
  ownSeats: readonly Seat[],
  emitted: (event: TableEvent, snapshot: HouseSnapshot) => void,
): Folded {
  switch (fact.type) {
    case "ShoeRetired":
    case "StakeRefused":
      return { snapshot, isJump: false };
    case "BettingClosed":
      return { snapshot: { ...snapshot, ready: [] }, isJump: false };
    case "ShoeOpened":
      return { snapshot: opened(snapshot, fact), isJump: true };
    case "SeatTaken": {
      const players = { ...snapshot.players, [fact.seat]: { name: fact.name, words: "", isAway: false } };
      return { snapshot: { ...snapshot, players }, isJump: false };
    }
    case "SeatLeft": {
      const { [fact.seat]: _, ...players } = snapshot.players;
      return { snapshot: { ...snapshot, players }, isJump: false };
    }
    case "SeatReady":
      return { snapshot: { ...snapshot, ready: [...snapshot.ready, fact.seat] }, isJump: false };
    case "WordsSet":
      return { snapshot: withPlayer(snapshot, fact.seat, { words: fact.words }), isJump: false };
    case "PlayerAway":
    case "PlayerBack":
      return { snapshot: withPlayer(snapshot, fact.seat, { isAway: fact.type === "PlayerAway" }), isJump: false };
    case "Played": {
      let next = snapshot;
      for (const event of fact.events) {
        next = { ...next, state: withOwnPurses(evolve(next.state, event), ownSeats) };
        emitted(event, next);
      }
      return { snapshot: next, isJump: false };
    }
    default:
      return unknownFact(fact);
  }
}

/** Returns the table with these changes of a player; the same table if the seat is free. */
function withPlayer(snapshot: HouseSnapshot, seat: Seat, changes: Partial<SeatedPlayer>): HouseSnapshot {
  const player = snapshot.players[seat];
  if (player === undefined) return snapshot;
  return { ...snapshot, players: { ...snapshot.players, [seat]: { ...player, ...changes } } };
}

/**
 * The purses of other players are not known, so they are 0. Without this, their stakes would make them negative, because
 * the events do not contain their buy-ins.
 */
function withOwnPurses(state: TableState, ownSeats: readonly Seat[]): TableState {
  const { purses } = state;
  if (purses === null) return state;
  const amount = (seat: Seat) => (ownSeats.includes(seat) ? purses[seat] : 0);
  const own = { right: amount("right"), middle: amount("middle"), left: amount("left") };
  return { ...state, purses: own, credits: sumOfBets(own) };
}

function opened(snapshot: HouseSnapshot, fact: PublicShoeOpened): HouseSnapshot {
  const { name, rules, settings, shoe, fairness, purses, bets, version } = fact;
  const players: Partial<Record<Seat, SeatedPlayer>> = {};
  for (const seat of SEATS) {
    const player = fact.players[seat];
    if (player === undefined) continue;
    const { name, words, isAway } = player;
    players[seat] = { name, words, isAway };
  }
  const state = newTableState(purses, bets, rules.decks * 52, version);
  return { ...snapshot, name, rules, settings, shoe, fairness, state, players };
}

function unknownFact(fact: never): never {
  throw new TypeError(`Unknown fact ${JSON.stringify(fact)}.`);
}
