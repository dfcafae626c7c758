import { type Amount, type Command, legalCommands, VirtualClock } from "@thunderjack/core";
import {
  MemoryChannels,
  MemoryLock,
  MemorySecrets,
  MemoryStore,
  type SecretStore,
  Session,
  type SessionStore,
} from "@thunderjack/session";
import { storedRounds } from "../src/persistence/stored-rounds.js";
import { Outbox, type OutboxStorage } from "../src/wallet/outbox.js";
import { memoryStorage } from "../src/wallet/outbox-storage.js";
import { isStake, stakeOf } from "../src/wallet/stake.js";
import { type StakeEnd, Wallet } from "../src/wallet/wallet.js";
import { FaultyWallet } from "./faulty-wallet.js";

/** The number of actions of the player in one simulation. */
const ACTIONS = 30;

/** The time that the page has to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** The result of a simulation. */
export interface SimulatedLedger {
  readonly seed: number;
  /** The credits in the wallet on the server minus the credits at the table; 0 in a balanced ledger. */
  readonly difference: Amount;
  /** The stakes that were deducted and not settled. */
  readonly open: readonly string[];
  /** The entries that are left in the outbox. */
  readonly left: number;
  readonly violations: readonly string[];
  /** The number of times that each outcome, settlement reason and fault has occurred. */
  readonly counts: Record<string, number>;
}

/** Returns a Mulberry32 generator. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Resolves after the pending microtasks. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A visit of the page: a stored table with its wallet, until the page is closed at any moment. */
class Visit {
  isAlive = true;
  isWaiting = false;
  /** Cancels the stake; `null` while no stake can be cancelled. */
  cancel: (() => void) | null = null;
  #session!: Session;
  #wallet!: Wallet;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get session(): Session {
    return this.#session;
  }

  async open(): Promise<void> {
    const { clock, chance, server, counts } = this.#world;
    this.#session = await Session.open({
      name: "simulated",
      rules: "thunderjack",
      store: this.#mortalStore(),
      secrets: this.#mortalSecrets(),
      lock: new MemoryLock(),
      openChannel: new MemoryChannels().open,
      clock,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(chance() * 256)),
      date: () => "2026-11-21T12:00:00.000Z",
      roundsPerRecording: 4,
      shoesPerChain: 8,
    });
    const wallet = new Wallet(clock, new Outbox(this.#mortalStorage()), (settlement) => {
      if (!this.isAlive) return;
      counts[settlement.reason] = (counts[settlement.reason] ?? 0) + 1;
      server.settle(settlement).then(
        () => this.isAlive && wallet.acknowledge(settlement.id),
        () => {},
      );
    });
    this.#wallet = wallet;
    await wallet.reopen(this.#session, () => storedRounds(this.#session), true);
    wallet.deliver();
  }

  /** Closes the page at once. Its pending work has no further effect. */
  close(): void {
    this.isAlive = false;
    this.#wallet.end();
  }

  async send(command: Command): Promise<void> {
    const { session } = this;
    const state = session.publicState;
    if (!isStake(command)) return void (await session.send(command));
    const amount = stakeOf(command, state);
    const id = `stake-${++this.#world.stakes}`;
    const abort = new AbortController();
    this.cancel = () => abort.abort();
    this.isWaiting = true;
    const pending = {
      id,
      command,
      amount,
      answers: [this.#world.server.deduct(id, amount)],
      abort,
      timeout: TIMEOUT,
    };
    const end: StakeEnd = await this.#wallet.carryOut(pending, async () => {
      // The code that deals is loaded.
      await turn();
      const send = () => {
        this.cancel = null;
        return session.send(command);
      };
      return { table: session, send };
    });
    this.isWaiting = false;
    this.cancel = null;
    const how = typeof end === "string" ? end : end.code;
    this.#world.counts[how] = (this.#world.counts[how] ?? 0) + 1;
    // A page may return a stake when it is aborted.
    if (how === "done" && abort.signal.aborted) this.#world.server.violations.push(`${id} was aborted and carried out`);
    // A stake that is not carried out is settled at once, not only after the next reload.
    const isSettled = this.#wallet.unacknowledged.some(({ stakes }) => stakes.includes(id));
    if (this.isAlive && how !== "done" && how !== "table-closed" && !isSettled)
      this.#world.server.violations.push(`${id} was ${how} and is not settled`);
  }

  /** Delivers the settlements of finished rounds, as the element does when their end is shown. */
  show(): void {
    this.#wallet.deliver();
  }

  /** The store of the browser; a closed page changes nothing in it. */
  #mortalStore(): SessionStore {
    const { store } = this.#world;
    const alive = <Result>(result: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => void result.then((value) => this.isAlive && resolve(value), reject));
    return {
      load: (name) => alive(store.load(name)),
      // A write takes some time, during which the page may be closed.
      save: async (name, expected, change) => {
        await turn();
        return this.isAlive ? alive(store.save(name, expected, change)) : new Promise(() => {});
      },
      retired: (name) => alive(store.retired(name)),
      remove: (name) => alive(store.remove(name)),
    };
  }

  /** The secrets of the browser; a closed page changes nothing in them, and stores no mark of unsaved moves. */
  #mortalSecrets(): SecretStore {
    const { secrets } = this.#world;
    const alive = <Result>(act: () => Promise<Result>): Promise<Result> =>
      this.isAlive ? act() : new Promise(() => {});
    return {
      load: (name) => alive(() => secrets.load(name)),
      add: (name, secret) => alive(() => secrets.add(name, secret)),
      forget: (name, commitments) => alive(() => secrets.forget(name, commitments)),
      remove: (name) => alive(() => secrets.remove(name)),
    };
  }

  #mortalStorage(): OutboxStorage {
    const { storage } = this.#world;
    return {
      ...storage,
      isLasting: true,
      write: (id, text) => this.isAlive && storage.write(id, text),
      remove: (id) => this.isAlive && storage.remove(id),
    };
  }
}

interface World {
  readonly clock: VirtualClock;
  readonly chance: () => number;
  readonly server: FaultyWallet;
  readonly store: MemoryStore;
  readonly secrets: MemorySecrets;
  readonly storage: OutboxStorage;
  readonly counts: Record<string, number>;
  stakes: number;
}

/** Plays at a stored table whose wallet is on a server with faults, and compares both ledgers at the end. */
export async function simulateLedger(seed: number): Promise<SimulatedLedger> {
  const chance = chanceFrom(seed);
  const clock = new VirtualClock();
  const world: World = {
    clock,
    chance,
    server: new FaultyWallet(clock, chance, 50_000),
    store: new MemoryStore(),
    secrets: new MemorySecrets(),
    storage: memoryStorage(),
    counts: { reloads: 0 },
    stakes: 0,
  };
  const reopened = async () => {
    const next = new Visit(world);
    const opening = next.open();
    let isOpen = false;
    void opening.then(() => {
      isOpen = true;
    });
    while (!isOpen) await turn();
    return next;
  };
  let visit = await reopened();
  for (let action = 0; action < ACTIONS; action++) {
    const what = chance();
    if (what < 0.08) {
      visit.close();
      world.counts.reloads = (world.counts.reloads ?? 0) + 1;
      visit = await reopened();
    } else if (visit.cancel !== null && what < 0.16) visit.cancel();
    else if (!visit.isWaiting) void visit.send(nextCommand(visit.session, chance));
    if (chance() < 0.5) await turn();
    if (chance() < 0.7) {
      // Moves that storage was too slow to save are played in memory, and a reload loses them. Therefore, every write
      // is fast here.
      for (let times = 0; times < 4; times++) await turn();
      clock.pass(chance() < 0.2 ? chance() * 30_000 : 150);
    }
    if (chance() < 0.5) await turn();
    if (chance() < 0.5) visit.show();
  }
  await finish(world, visit, reopened);
  const session = (await reopened()).session;
  return {
    seed,
    difference: world.server.balance - session.publicState.credits,
    open: world.server.open,
    left: world.storage.entries().length,
    violations: world.server.violations,
    counts: { ...world.counts, ...world.server.faults },
  };
}

/** Ends the round and all pending stakes without further faults, and waits until every settlement is acknowledged. */
async function finish(world: World, last: Visit, reopened: () => Promise<Visit>): Promise<void> {
  world.server.isFaulty = false;
  const settled = async () => {
    for (let times = 0; times < 4; times++) {
      await turn();
      world.clock.pass(61_000);
      await turn();
    }
  };
  await settled();
  last.close();
  const visit = await reopened();
  for (let { turn: hand, phase } = visit.session.publicState; hand !== null; ) {
    const type = phase === "insurance" ? "DeclineInsurance" : phase === "surrender" ? "DeclineSurrender" : "Stand";
    await Promise.race([visit.session.send({ type, hand }), settled()]);
    ({ turn: hand, phase } = visit.session.publicState);
  }
  await settled();
  visit.close();
}

/** Returns a legal command: a bet, a deal, or one of the moves. Doubles, splits and insurances are preferred. */
function nextCommand({ rules, publicState: state }: Session, chance: () => number): Command {
  const moves = legalCommands(rules, state).filter(({ type }) => type !== "ClearBets" && type !== "StartAgain");
  const raises = moves.filter(({ type }) => type === "Double" || type === "Split" || type === "TakeInsurance");
  if (state.turn === null && (chance() < 0.4 || !moves.some(({ type }) => type === "Deal"))) {
    const seat = (["right", "middle", "left"] as const)[Math.floor(chance() * 3)] ?? "middle";
    return { type: "PlaceBet", seat, amount: 1000 * (1 + Math.floor(chance() * 3)) };
  }
  if (state.turn === null) return { type: "Deal" };
  const from = raises.length > 0 && chance() < 0.6 ? raises : moves;
  return from[Math.floor(chance() * from.length)] ?? { type: "Deal" };
}
