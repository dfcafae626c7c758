import { type GameEvent, legalCommands } from "@thunderjack/core";
import { VirtualClock } from "@thunderjack/stage";
import { MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session, type SessionOptions } from "../src/index.js";
import { bytesFrom, type Chance, chanceFrom } from "./chance.js";

/** A place where tabs share storage, locks and channels, in memory and on a clock that is turned by hand. */
export class House {
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
      ...options,
    };
  }

  /** Opens one more tab. */
  open(options: Partial<SessionOptions> = {}): Promise<Session> {
    return Session.open({ ...this.options, ...options });
  }
}

/** Lets everything run that waits for nothing but its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Everything that a session tells from now on. */
export function heardFrom(session: Session): readonly GameEvent[] {
  const events: GameEvent[] = [];
  session.publicEvents$.subscribe((event) => events.push(event));
  return events;
}

/** Plays whole rounds with one bet of ten on the middle seat: stands on everything. */
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

/** Deals until a hand is asked for a move. */
export async function dealToMove(session: Session): Promise<void> {
  await session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
  do await session.send({ type: "Deal" });
  while (session.publicState.phase !== "players");
  if (legalCommands(session.rules, session.publicState).length === 0) throw new Error("Nobody is asked.");
}
