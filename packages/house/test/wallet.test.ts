import { describe, expect, it } from "vitest";
import { commitFor, type Fact, MemoryWallet, reconcile, repair, type Wallet, type WalletOrder } from "../src/index.js";
import { brokenWalletMoney } from "./money.js";
import { ANN, BEN, CAT, DEPOSIT, settle, VirtualHouse } from "./virtual-house.js";

const deal = { type: "Play", command: { type: "Deal" } } as const;

/** A house with a wallet whose debits can be replaced, with Ann and Ben at the table. */
async function housed(debit?: (wallet: MemoryWallet, order: WalletOrder) => ReturnType<Wallet["debit"]>) {
  let memory = new MemoryWallet(() => 0);
  const asked: string[] = [];
  const virtual = await VirtualHouse.open(
    { roundsPerShoe: 50 },
    {
      wallet: (clock) => {
        memory = new MemoryWallet(() => clock.now());
        for (const { id } of [ANN, BEN, CAT]) memory.setBalance(id, DEPOSIT);
        return {
          debit: (order) => {
            asked.push(`debit ${order.key}`);
            return debit === undefined ? memory.debit(order) : debit(memory, order);
          },
          credit: (order) => {
            asked.push(`credit ${order.key}`);
            return memory.credit(order);
          },
          rollback: (order) => {
            asked.push(`rollback ${order.key}`);
            return memory.rollback(order);
          },
          balance: (account) => memory.balance(account),
          statement: (from, to) => memory.statement(from, to),
        };
      },
    },
  );
  await virtual.seat(ANN, "right");
  await virtual.seat(BEN, "left");
  await virtual.bet(ANN, "right");
  await virtual.bet(BEN, "left", 2000);
  return { virtual, wallet: memory, asked };
}

async function facts(virtual: VirtualHouse): Promise<readonly Fact[]> {
  return (await virtual.store.read("t", 0)).flatMap((commit) => commit.facts);
}

describe("a house with the wallet of an operator", () => {
  it("debits the bets at the deal, once per seat, and credits the settled stakes", async () => {
    const { virtual, wallet, asked } = await housed();
    expect(asked).toEqual([]);
    expect(await wallet.balance(ANN.id)).toBe(DEPOSIT);
    await virtual.ask(ANN, deal);
    await virtual.ask(BEN, deal);
    expect(asked.slice(0, 2)).toEqual(["debit t/1/1/right/bet/1", "debit t/1/1/left/bet/1"]);
    await virtual.standAll();
    await virtual.pass(3000);
    expect(await brokenWalletMoney(virtual.store, wallet, [ANN, BEN, CAT], DEPOSIT)).toEqual([]);
    const result = await reconcile(virtual.store.walletOrders, wallet, 0, Number.MAX_SAFE_INTEGER);
    expect(result).toMatchObject({ open: 0, differences: [] });
    expect(result.orders).toBeGreaterThan(1);
    expect(virtual.errors).toEqual([]);
  });

  it("deals without a seat whose wallet refuses, and reports it to its player only", async () => {
    const { virtual, asked } = await housed(async (wallet, order) =>
      order.account === ANN.id ? "refused" : wallet.debit(order),
    );
    await virtual.ask(ANN, deal);
    expect(await virtual.code(BEN, deal)).toBeNull();
    const { table } = await virtual.state();
    expect(table).toMatchObject({ round: 1, bets: { right: 0, left: 2000 } });
    const refused = { type: "StakeRefused", seat: "right", code: "wallet-refused" };
    expect(await facts(virtual)).toContainEqual(refused);
    const last = (await virtual.store.read("t", 0)).at(-1);
    const before = await virtual.state();
    if (last === undefined) throw new Error("There is no commit.");
    expect(commitFor(before, { ...last, facts: [refused as Fact] }, ANN.id).facts).toEqual([refused]);
    expect(commitFor(before, { ...last, facts: [refused as Fact] }, BEN.id).facts).toEqual([]);
    await virtual.pass(1000);
    expect(asked).toContain("rollback t/1/1/right/bet/1");
  });

  it("takes back a debit without an answer after three seconds, with the same key, also if it arrives later", async () => {
    let arrive = async () => {};
    const { virtual, wallet, asked } = await housed(async (memory, order) => {
      if (order.account !== ANN.id) return memory.debit(order);
      arrive = async () => void (await memory.debit(order));
      return new Promise(() => {});
    });
    await virtual.ask(ANN, deal);
    const asking = virtual.ask(BEN, deal);
    await virtual.pass(2900);
    expect((await virtual.state()).table.round).toBe(0);
    await virtual.pass(500);
    expect((await asking).refused).toBeNull();
    expect(await facts(virtual)).toContainEqual({ type: "StakeRefused", seat: "right", code: "wallet-unknown" });
    expect(asked).toContain("rollback t/1/1/right/bet/1");
    await arrive();
    expect(await wallet.balance(ANN.id)).toBe(DEPOSIT);
  });

  it("repairs a credit that the wallet has lost, and names a debit that no commit contains", async () => {
    const { virtual, wallet } = await housed();
    await virtual.ask(ANN, deal);
    await virtual.ask(BEN, deal);
    await virtual.standAll();
    await virtual.pass(3000);
    await wallet.debit({ key: "elsewhere", table: "x", account: ANN.id, amount: 100 });
    const empty = new MemoryWallet(() => 0);
    const { walletOrders } = virtual.store;
    const foreign = await reconcile(walletOrders, wallet, 0, Number.MAX_SAFE_INTEGER);
    expect(foreign.differences.map(({ problem, key }) => [problem, key])).toEqual([["debited", "elsewhere"]]);
    expect(await repair(walletOrders, foreign.differences)).toEqual([]);
    const { differences } = await reconcile(walletOrders, empty, 0, Number.MAX_SAFE_INTEGER);
    const credits = differences.filter(({ problem }) => problem === "not-credited").map(({ key }) => key);
    expect(await repair(walletOrders, differences)).toEqual(credits);
    await settle();
    expect((await walletOrders.find(credits)).every(({ state }) => state === "owed")).toBe(true);
  });
});
