import { assertEqual } from "../assert-equal.js";
import { newCommit } from "./new-commit.js";
import type { StoreCase } from "./store-case.js";

/** The cases of accounts and transfers. */
export const moneyCases: readonly StoreCase[] = [
  {
    name: "deposits once for each key, and never below 0",
    async run({ store, other }) {
      await store.deposit("ann", 500, "one");
      await other.deposit("ann", 500, "one");
      await other.deposit("ann", -200, "two");
      assertEqual(await store.balance("ann"), 300, "balance");
      assertEqual(await store.balance("unknown"), 0, "balance of an unknown account");
      const refused = await store.deposit("ann", -301, "three").then(
        () => null,
        (reason: unknown) => reason,
      );
      assertEqual(refused instanceof RangeError, true, "a withdrawal of too much throws a RangeError");
      assertEqual(await store.balance("ann"), 300, "balance after the refusal");
    },
  },
  {
    name: "moves credits with a commit, or refuses the commit",
    async run({ store, other }) {
      await store.deposit("ann", 1000, "ann");
      const pay = (amount: number, key: string) => ({ transfers: [{ account: "ann", amount, key }] });
      assertEqual(await store.append([newCommit("a", 1, "in", pay(700, "1"))]), ["appended"], "buy-in");
      assertEqual(await store.append([newCommit("a", 2, "more", pay(301, "2"))]), ["insufficient"], "too much");
      assertEqual(await other.balance("ann"), 300, "balance after the refusal");
      assertEqual(await other.append([newCommit("a", 2, "out", pay(-900, "2"))]), ["appended"], "cash-out with a win");
      assertEqual(await store.balance("ann"), 1200, "balance");
      assertEqual(await store.tableBalance("a"), -200, "balance of the table");
      assertEqual(await store.tableBalance("unknown"), 0, "balance of an unknown table");
    },
  },
  {
    name: "counts the earlier transfers of a batch, and makes all transfers of a commit or none",
    async run({ store }) {
      await store.deposit("ann", 100, "ann");
      await store.deposit("ben", 100, "ben");
      const from = (account: string, amount: number, key: string) => ({ account, amount, key });
      const batch = [
        newCommit("a", 1, "1", { transfers: [from("ann", 60, "1")] }),
        newCommit("b", 1, "1", { transfers: [from("ben", 60, "2"), from("ann", 60, "3")] }),
        newCommit("c", 1, "1", { transfers: [from("ann", 40, "4")] }),
      ];
      assertEqual(await store.append(batch), ["appended", "insufficient", "appended"], "results");
      assertEqual([await store.balance("ann"), await store.balance("ben")], [0, 100], "balances");
      assertEqual(await store.tableBalance("b"), 0, "balance of b");
    },
  },
];
