import type { CardId } from "@thunderjack/cards";
import { chosenSeeds, publicTable, type Rejection, Table, VirtualClock } from "@thunderjack/core";
import { MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session } from "@thunderjack/session";
import { NEVER } from "rxjs";
import { expect, test, vi } from "vitest";
import { storedRounds } from "../persistence/stored-rounds.js";
import { Outbox } from "./outbox.js";
import { memoryStorage } from "./outbox-storage.js";
import type { Settlement } from "./settlement.js";
import { type StakeTable, Wallet } from "./wallet.js";

/** A wallet with one deal, to which the page agrees at once. */
function agreedDeal() {
  const clock = new VirtualClock();
  const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("a wallet"), allowStacking: true }));
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  const settlements: Settlement[] = [];
  const wallet = new Wallet(clock, new Outbox(memoryStorage()), (settlement) => settlements.push(settlement));
  const abort = new AbortController();
  const deal = (tableOf: () => Promise<StakeTable | null>) => {
    const answers = [Promise.resolve()];
    return wallet.carryOut(
      { id: "deal", command: { type: "Deal" }, amount: 1000, answers, abort, timeout: 20_000 },
      tableOf,
    );
  };
  return { clock, table, wallet, settlements, abort, deal };
}

test("carries out no stake that is cancelled while the table is loaded", async () => {
  const { table, settlements, abort, deal } = agreedDeal();
  const end = await deal(async () => {
    abort.abort();
    return { table, send: () => expect.unreachable() };
  });
  expect(end).toBe("cancelled");
  expect(table.publicState.round).toBe(0);
  expect(settlements.map(({ reason }) => reason)).toEqual(["cancelled"]);
});

test("settles a stake whose table cannot be loaded", async () => {
  const { settlements, abort, deal } = agreedDeal();
  expect(await deal(() => Promise.reject(new Error("not loaded")))).toMatchObject({ code: "stale" });
  expect(abort.signal.aborted).toBe(true);
  expect(settlements.map(({ reason }) => reason)).toEqual(["cancelled"]);
});

test("does not abort a stake that a closed table may have carried out", async () => {
  const { table, settlements, abort, deal } = agreedDeal();
  const refused: Rejection = { accepted: false, code: "table-closed", detail: null, message: "closed" };
  expect(await deal(async () => ({ table, send: () => refused }))).toBe(refused);
  expect(abort.signal.aborted).toBe(false);
  expect(settlements).toEqual([]);
});

test("delivers a settlement once while it is stopped, and repeats it after it is started", async () => {
  const { clock, table, wallet, settlements, abort, deal } = agreedDeal();
  abort.abort();
  wallet.stop();
  await deal(async () => ({ table, send: () => expect.unreachable() }));
  expect(settlements).toHaveLength(1);
  expect(clock.waiting).toBe(0);
  wallet.start();
  expect(settlements).toHaveLength(1);
  clock.pass(5000);
  expect(settlements).toHaveLength(2);
  wallet.acknowledge("deal");
  expect(clock.waiting).toBe(0);
});

test("delivers the settlement of a round that ends while it is stopped", async () => {
  const { clock, table, wallet, settlements, deal } = agreedDeal();
  const stack: CardId[] = ["10_h_0", "9_s_0", "9_d_0", "7_c_0", "10_c_0"];
  expect(await deal(async () => ({ table, send: () => table.dispatch({ type: "Deal", stack }) }))).toBe("done");
  wallet.stop();
  table.dispatch({ type: "Stand", hand: "middle" });
  expect(settlements.map(({ reason, stakes }) => [reason, stakes])).toEqual([["round", ["deal"]]]);
  expect(clock.waiting).toBe(0);
});

test("waits for the stakes of other tabs for a minute, and only while it is started", async () => {
  const clock = new VirtualClock();
  const outbox = new Outbox(memoryStorage());
  outbox.ask("earlier", 1000);
  const wallet = new Wallet(clock, outbox, () => {});
  const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds("a wallet") }));
  const rounds = vi.fn(async () => null);
  const reopened = wallet.reopen({ ...table, publicState: table.publicState, jumps$: NEVER }, rounds, false);
  clock.pass(59_999);
  wallet.stop();
  expect(clock.waiting).toBe(0);
  wallet.start();
  clock.pass(59_999);
  expect(rounds).not.toHaveBeenCalled();
  clock.pass(1);
  await reopened;
  expect(rounds).toHaveBeenCalledOnce();
  wallet.stop();
  wallet.start();
  expect(clock.waiting).toBe(0);
});

test("settles the stakes of a round as lost when the player deletes the table during the round", async () => {
  const { clock, wallet, settlements, deal } = agreedDeal();
  let draws = 0;
  const session = await Session.open({
    name: "deleted",
    rules: "thunderjack",
    store: new MemoryStore(),
    secrets: new MemorySecrets(),
    lock: new MemoryLock(),
    openChannel: new MemoryChannels().open,
    clock,
    random: (bytes) => new Uint8Array(bytes).fill(++draws),
    date: () => "2026-11-21T12:00:00.000Z",
    allowStacking: true,
  });
  await wallet.reopen(session, () => storedRounds(session), true);
  expect(await session.send({ type: "PlaceBet", seat: "middle", amount: 1000 })).toBeNull();
  const stack: CardId[] = ["10_h_0", "9_s_0", "9_d_0", "7_c_0", "10_c_0"];
  expect(await deal(async () => ({ table: session, send: () => session.send({ type: "Deal", stack }) }))).toBe("done");
  expect(session.publicState.turn).toBe("middle");
  expect(session.forget()).toBe(true);
  await vi.waitFor(() => expect(settlements).toHaveLength(1));
  expect(settlements).toMatchObject([{ stakes: ["deal"], reason: "void", staked: 1000, returned: 0 }]);
  await session.close();
});
