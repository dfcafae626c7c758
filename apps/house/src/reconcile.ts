import { parseArgs } from "node:util";
import { reconcile, repair } from "@thunderjack/house";
import { withStore } from "./command-store.js";
import { required } from "./environment.js";
import { HttpWallet } from "./http-wallet.js";

/*
 * Compares the orders of a day with the statement of the operator's wallet, and prints each difference as a line of JSON:
 * `node dist/reconcile.js [--day YYYY-MM-DD] [--repair]`. The day is in UTC, and defaults to yesterday. With `--repair`, the house
 * repeats the credits and rollbacks that the wallet has lost. The exit code is 1 if there is a difference. DATABASE_URL,
 * HOUSE_KEYS, HOUSE_WALLET_URL and HOUSE_WALLET_TOKEN are those of the house.
 */

const DAY = 86_400_000;

const { values } = parseArgs({ options: { day: { type: "string" }, repair: { type: "boolean", default: false } } });
const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
const from = Date.parse(`${values.day ?? yesterday}T00:00:00Z`);
if (Number.isNaN(from)) throw new Error(`${values.day} is not a day.`);

const wallet = new HttpWallet({ url: required("HOUSE_WALLET_URL"), token: required("HOUSE_WALLET_TOKEN") });
await withStore(async (store) => {
  const { orders, open, differences } = await reconcile(store.walletOrders, wallet, from, from + DAY);
  for (const difference of differences) console.log(JSON.stringify(difference));
  const repeated = values.repair ? await repair(store.walletOrders, differences) : [];
  console.log(JSON.stringify({ orders, open, differences: differences.length, repeated: repeated.length }));
  if (differences.length > 0) process.exitCode = 1;
});
