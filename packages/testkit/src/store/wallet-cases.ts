import { INTENT_TIME, pauseAfter, type Transfer } from "@thunderjack/house";
import { assertEqual } from "../assert-equal.js";
import { newCommit } from "./new-commit.js";
import type { OpenStore, StoreCase } from "./store-case.js";

const START = 1_767_225_600_000;

const debit = (stake: string, amount = 500): Transfer => ({ account: "ann", amount, key: stake, isInWallet: true });

/** The cases of the orders to the wallet of an operator. */
export const walletCases: readonly StoreCase[] = [
  {
    name: "keeps an intended debit, and counts the attempts of a stake",
    async run(open) {
      const { store, other } = open;
      await store.append([newCommit("a", 1, "open")]);
      const first = { key: "a/1/1/right/bet/1", table: "a", account: "ann", amount: 500 };
      assertEqual(await intended(open, debit("a/1/1/right/bet")), first, "the first attempt");
      const again = await other.walletOrders.intend("a", [debit("a/1/1/right/bet")], START + 5);
      assertEqual(again, [first], "the same stake in another process");
      const more = { ...first, key: "a/1/1/right/bet/2", amount: 700 };
      assertEqual(await intended(open, debit("a/1/1/right/bet", 700)), more, "with another amount");
      await other.walletOrders.revoke([more.key]);
      const third = { ...more, key: "a/1/1/right/bet/3" };
      assertEqual(await intended(open, debit("a/1/1/right/bet", 700)), third, "after the revocation");
      const found = await store.walletOrders.find([first.key, more.key, "unknown"]);
      assertEqual(
        found.map(({ key, state }) => `${key} ${state}`).sort(),
        [`${first.key} intended`, `${more.key} revoked`],
        "states",
      );
    },
  },
  {
    name: "books an intended debit with its commit, once, and not after it was revoked",
    async run(open) {
      const { store, other } = open;
      await store.append([newCommit("a", 1, "open")]);
      const { key } = await intended(open, debit("a/1/1/right/bet"));
      const commit = (position: number, id: string, transfer: Transfer) =>
        newCommit("a", position, id, { transfers: [transfer] });
      const without = await store.append([commit(2, "unknown", debit("a/1/1/left/bet/1"))]);
      assertEqual(without, ["conflict"], "a debit that was not intended");
      const other500 = await store.append([commit(2, "amount", debit(key, 499))]);
      assertEqual(other500, ["conflict"], "another amount");
      assertEqual(await other.append([commit(2, "stake", debit(key))]), ["appended"], "the stake");
      assertEqual(await store.append([commit(3, "again", debit(key))]), ["conflict"], "the same debit again");
      await store.walletOrders.revoke([key]);
      assertEqual(await stateOf(open, key), "booked", "a booked debit stays");
      assertEqual([await store.tableBalance("a"), await store.balance("ann")], [500, 0], "balances");
      const next = await intended(open, debit("a/1/2/right/bet"));
      await other.walletOrders.revoke([next.key]);
      assertEqual(await store.append([commit(3, "late", debit(next.key))]), ["conflict"], "after the revocation");
      assertEqual((await store.heads(["a"]))[0]?.position, 2, "position");
    },
  },
  {
    name: "owes a credit with its commit, and repeats it with growing pauses until it is done",
    async run(open) {
      const { store, other } = open;
      const credit = { account: "ann", amount: -900, key: "a/1/1/right/bet/settled", isInWallet: true } as const;
      await store.append([newCommit("a", 1, "open"), newCommit("a", 2, "settled", { at: START, transfers: [credit] })]);
      assertEqual(await store.tableBalance("a"), -900, "balance of the table");
      assertEqual(await store.balance("ann"), 0, "balance in the store");
      let now = START;
      for (let tries = 1; tries <= 4; tries++) {
        const [due] = await other.walletOrders.due(now, 10);
        const order = { key: credit.key, table: "a", account: "ann", amount: 900, state: "owed", at: START, tries };
        assertEqual(due, order, `attempt ${tries}`);
        assertEqual(await store.walletOrders.due(now + pauseAfter(tries - 1) - 1, 10), [], "before the next attempt");
        now += pauseAfter(tries - 1);
      }
      await store.walletOrders.done(credit.key);
      assertEqual(await other.walletOrders.due(now + 10_000_000, 10), [], "after it is done");
      assertEqual(
        (await store.walletOrders.list(START, START + 1)).map(({ state }) => state),
        ["paid"],
        "orders",
      );
      assertEqual(await store.walletOrders.list(START + 1, START + 2), [], "orders of a later time");
      await store.walletOrders.repeat(credit.key);
      assertEqual((await other.walletOrders.due(now, 10)).length, 1, "after a reconciliation");
    },
  },
  {
    name: "revokes a debit that no commit contains, and rolls it back until it is done",
    async run(open) {
      const { store, other } = open;
      await store.append([newCommit("a", 1, "open")]);
      const { key } = await intended(open, debit("a/1/1/right/bet"));
      assertEqual(await other.walletOrders.due(START + INTENT_TIME - 1, 10), [], "before it is old");
      const due = await other.walletOrders.due(START + INTENT_TIME, 10);
      assertEqual(
        due.map((one) => [one.key, one.state]),
        [[key, "revoked"]],
        "due rollbacks",
      );
      const late = newCommit("a", 2, "late", { transfers: [debit(key)] });
      assertEqual(await store.append([late]), ["conflict"], "its commit");
      await other.walletOrders.done(key);
      assertEqual(await stateOf(open, key), "rolled-back", "its state");
    },
  },
];

async function intended({ store }: OpenStore, transfer: Transfer) {
  const [order] = await store.walletOrders.intend("a", [transfer], START);
  if (order === undefined) throw new Error("No order was stored.");
  return order;
}

async function stateOf({ store }: OpenStore, key: string): Promise<string | undefined> {
  return (await store.walletOrders.find([key]))[0]?.state;
}
