import { evolve, newTableState, SEATS, type Seat, type TableEvent } from "@thunderjack/core";
import type { HouseSnapshot, PublicFact, PublicShoeOpened, SeatedPlayer } from "@thunderjack/house";

/** The result of a fact: the table after it, and whether another shoe was opened. */
export interface Folded {
  readonly snapshot: HouseSnapshot;
  readonly isJump: boolean;
}

/**
 * Returns the table after a fact. The events of the fact are given to a callback, one after the other, with the table
 * after each of them.
 *
 * @throws CorruptEvents if an event is not possible at the table
 */
export function afterFact(
  snapshot: HouseSnapshot,
  fact: PublicFact,
  emitted: (event: TableEvent, snapshot: HouseSnapshot) => void,
): Folded {
  switch (fact.type) {
    case "ShoeRetired":
    case "WordsSet":
      return { snapshot, isJump: false };
    case "BettingClosed":
      return { snapshot: { ...snapshot, ready: [] }, isJump: false };
    case "ShoeOpened":
      return { snapshot: opened(snapshot, fact), isJump: true };
    case "SeatTaken": {
      const players = { ...snapshot.players, [fact.seat]: { name: fact.name, isAway: false } };
      return { snapshot: { ...snapshot, players }, isJump: false };
    }
    case "SeatLeft": {
      const { [fact.seat]: _, ...players } = snapshot.players;
      return { snapshot: { ...snapshot, players }, isJump: false };
    }
    case "SeatReady":
      return { snapshot: { ...snapshot, ready: [...snapshot.ready, fact.seat] }, isJump: false };
    case "PlayerAway":
    case "PlayerBack": {
      const player = snapshot.players[fact.seat];
      if (player === undefined) return { snapshot, isJump: false };
      const players = { ...snapshot.players, [fact.seat]: { ...player, isAway: fact.type === "PlayerAway" } };
      return { snapshot: { ...snapshot, players }, isJump: false };
    }
    case "Played": {
      let next = snapshot;
      for (const event of fact.events) {
        next = { ...next, state: evolve(next.state, event) };
        emitted(event, next);
      }
      return { snapshot: next, isJump: false };
    }
    default:
      return unknownFact(fact);
  }
}

function opened(snapshot: HouseSnapshot, fact: PublicShoeOpened): HouseSnapshot {
  const { name, rules, settings, shoe, fairness, purses, bets, version } = fact;
  const players: Partial<Record<Seat, SeatedPlayer>> = {};
  for (const seat of SEATS) {
    const player = fact.players[seat];
    if (player !== undefined) players[seat] = { name: player.name, isAway: player.isAway };
  }
  const state = newTableState(purses, bets, rules.decks * 52, version);
  return { ...snapshot, name, rules, settings, shoe, fairness, state, players };
}

function unknownFact(fact: never): never {
  throw new TypeError(`Unknown fact ${JSON.stringify(fact)}.`);
}
