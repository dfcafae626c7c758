import { type GameEvent, legalCommands, type TableState, VirtualClock } from "@thunderjack/core";
import { MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session, type SessionOptions } from "../src/index.js";
import { bytesFrom, type Chance, chanceFrom } from "./chance.js";

/** A set of tabs that share storage, locks and channels in memory. The test advances the clock. */
export class TabGroup {
  readonly clock = new VirtualClock();
  readonly chance: Chance;
  readonly options: SessionOptions;

  constructor(options: Partial<SessionOptions> = {}, seed = 1) {
    this.chance = chanceFrom(seed);
    this.options = {
      name: "kitchen",
      rules: "thunderjack",
      store: new MemoryStore(),
      secrets: new MemorySecrets(),
      lock: new MemoryLock(),
      openChannel: new MemoryChannels().open,
      clock: this.clock,
      random: bytesFrom(this.chance),
      date: () => "2026-11-21T12:00:00.000Z",
      shoesPerChain: 50, // a long chain takes milliseconds to open
      ...options,
    };
  }

  /** Opens another tab. */
  open(options: Partial<SessionOptions> = {}): Promise<Session> {
    return Session.open({ ...this.options, ...options });
  }
}

/** Resolves after all pending microtasks have run. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Returns an array to which the public events of a session are added from now on. */
export function eventsOf(session: Session): readonly GameEvent[] {
  const events: GameEvent[] = [];
  session.publicEvents$.subscribe((event) => events.push(event));
  return events;
}

/** Plays complete rounds with one bet of ten on the middle seat, and stands on each hand. */
export async function playRounds(session: Session, rounds: number): Promise<void> {
  if (session.publicState.bets.middle === 0) await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
  for (let round = 0; round < rounds; round++) {
    if (session.publicState.phase === "broke") await session.send({ type: "StartAgain" });
    const refused = await session.send({ type: "Deal" });
    if (refused !== null) throw new Error(refused.message);
    for (let { turn: hand } = session.publicState; hand !== null; hand = session.publicState.turn) {
      const isAsked = session.publicState.phase === "insurance";
      await session.send({ type: isAsked ? "DeclineInsurance" : "Stand", hand });
    }
  }
}

/** Deals until a hand must decide, and returns the state before that round. */
export async function dealToMove(session: Session): Promise<TableState> {
  await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
  let before: TableState;
  do {
    before = session.publicState;
    await session.send({ type: "Deal" });
  } while (session.publicState.phase !== "players");
  if (legalCommands(session.rules, session.publicState).length === 0) throw new Error("No command is legal.");
  return before;
}

/** Returns the state without its version. A recovered table counts its events from the first deal of its shoe. */
export function withoutVersion<State extends TableState | undefined>(
  state: State,
): Omit<TableState, "version"> | State {
  if (state === undefined) return state;
  const { version: _, ...rest } = state;
  return rest;
}
