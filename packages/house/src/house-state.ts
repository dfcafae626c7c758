import {
  acceptsBets,
  evolve,
  type Fairness,
  newTableState,
  type RuleSet,
  SEATS,
  type Seat,
  type TableState,
} from "@thunderjack/core";
import type { Fact, Played, SeatOwner, SeatOwners, ShoeOpened, TableSettings } from "./fact.js";
import type { Commit } from "./store.js";

/** The state of a table of a house: the fold of its commits. It is immutable, and contains nothing secret of a shoe. */
export interface HouseState {
  /** The position of the last commit. */
  readonly position: number;
  /** The deadline; `null` if the house waits for no player. */
  readonly deadline: Deadline | null;
  readonly name: string;
  readonly rules: RuleSet;
  readonly settings: TableSettings;
  /** The number of the shoe, from 1. */
  readonly shoe: number;
  /** The number of commits since the last one that opened a shoe. A table is loaded from there. */
  readonly commits: number;
  readonly fairness: Fairness;
  /** The public state of the game. */
  readonly table: TableState;
  readonly players: SeatOwners;
  /** The seats whose players are ready for the next round. */
  readonly ready: readonly Seat[];
  /** The seats whose bets were changed since the last round. */
  readonly changed: readonly Seat[];
}

/** The time at which the house acts if no request comes first. */
export interface Deadline {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The position of the commit that has set the deadline. */
  readonly position: number;
}

/**
 * Returns the state after a commit.
 *
 * @param state `null` before the first commit that opens a shoe. Facts before that one are ignored.
 * @throws RangeError if no shoe was opened, or if the commit is not the next one
 */
export function afterCommit(state: HouseState | null, commit: Commit): HouseState {
  if (state !== null && commit.position !== state.position + 1) {
    throw new RangeError(`Commit ${commit.position} does not follow commit ${state.position}.`);
  }
  let next = state;
  for (const fact of commit.facts) {
    if (next !== null) next = afterFact(next, fact);
    else if (fact.type === "ShoeOpened") next = opened(fact);
  }
  if (next === null) throw new RangeError("The first commit of a table opens a shoe.");
  return atCommit(next, commit);
}

/** Returns the state after the last fact of a commit with the position and the deadline of this commit. */
export function atCommit(state: HouseState, commit: Pick<Commit, "position" | "deadline">): HouseState {
  const { position } = commit;
  return { ...state, position, commits: state.commits + 1, deadline: deadlineOf(state.deadline, commit) };
}

function deadlineOf(
  before: Deadline | null,
  { deadline, position }: Pick<Commit, "position" | "deadline">,
): Deadline | null {
  if (deadline === null) return null;
  return before?.at === deadline ? before : { at: deadline, position };
}

/**
 * Returns the state after one more fact. Position and deadline stay.
 *
 * @throws CorruptEvents if an event is impossible in this state
 */
export function afterFact(state: HouseState, fact: Fact): HouseState {
  switch (fact.type) {
    case "ShoeOpened":
      return { ...opened(fact), position: state.position, deadline: state.deadline };
    case "SeatTaken":
      return withPlayer(state, fact.seat, {
        player: fact.player,
        name: fact.name,
        words: "",
        isAway: false,
        awayRounds: 0,
      });
    case "SeatLeft": {
      const { [fact.seat]: _, ...players } = state.players;
      const isOther = (seat: Seat) => seat !== fact.seat;
      return { ...state, players, ready: state.ready.filter(isOther), changed: state.changed.filter(isOther) };
    }
    case "SeatReady":
      return { ...state, ready: withSeat(state.ready, fact.seat) };
    case "WordsSet":
      return changedPlayer(state, fact.seat, { words: fact.words });
    case "PlayerAway":
      return changedPlayer(state, fact.seat, { isAway: true, awayRounds: 0 });
    case "PlayerBack":
      return changedPlayer(state, fact.seat, { isAway: false, awayRounds: 0 });
    case "BettingClosed":
      return { ...state, ready: [], changed: [] };
    case "Played":
      return played(state, fact);
    case "ShoeRetired":
    case "StakeRefused":
      return state;
    default:
      return unknownFact(fact);
  }
}

/** The state of a table when a shoe is opened. */
export function opened({
  name,
  rules,
  settings,
  shoe,
  fairness,
  version,
  purses,
  bets,
  players,
}: ShoeOpened): HouseState {
  const table = newTableState(purses, bets, rules.decks * 52, version);
  const start = { position: 0, deadline: null, commits: 0, ready: [], changed: [] };
  return { ...start, name, rules, settings, shoe, fairness, table, players };
}

function played(state: HouseState, { events }: Played): HouseState {
  let { table, players, changed } = state;
  for (const event of events) {
    table = evolve(table, event);
    if (event.type === "BetPlaced") changed = withSeat(changed, event.seat);
    if (event.type === "RoundSettled") players = afterRound(players);
  }
  return { ...state, table, players, changed };
}

function afterRound(players: SeatOwners): SeatOwners {
  const entries = Object.entries(players).map(([seat, owner]) => [
    seat,
    owner.isAway ? { ...owner, awayRounds: owner.awayRounds + 1 } : owner,
  ]);
  return Object.fromEntries(entries) as SeatOwners;
}

function withPlayer(state: HouseState, seat: Seat, owner: SeatOwner): HouseState {
  return { ...state, players: { ...state.players, [seat]: owner } };
}

function changedPlayer(state: HouseState, seat: Seat, changes: Partial<SeatOwner>): HouseState {
  const owner = state.players[seat];
  return owner === undefined ? state : withPlayer(state, seat, { ...owner, ...changes });
}

function withSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.includes(seat) ? seats : [...seats, seat];
}

function unknownFact(fact: never): never {
  throw new TypeError(`Unknown fact ${JSON.stringify(fact)}.`);
}

/** Returns the seats of a player, in the order of play. A client without an account has none. */
export function seatsOf({ players }: Pick<HouseState, "players">, player: string | null): readonly Seat[] {
  return player === null ? [] : SEATS.filter((seat) => players[seat]?.player === player);
}

/** Returns whether the time for bets runs: since the last round, a bet was changed or a player was ready. */
export function isBettingOpen({ table, ready, changed }: HouseState): boolean {
  return acceptsBets(table) && (ready.length > 0 || changed.length > 0);
}
