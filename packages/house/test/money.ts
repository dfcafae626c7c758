import type { HouseStore, Player, Wallet } from "../src/index.js";
import { stateIn } from "./virtual-house.js";

/** The stakes in play, and the wins of the house by the settled stakes, in hundredths. */
async function stakesAndWins(store: HouseStore): Promise<{ readonly staked: number; readonly won: number }> {
  const { table } = await stateIn(store);
  let won = 0;
  for (const { facts } of await store.read("t", 0)) {
    for (const fact of facts) {
      if (fact.type !== "Played") continue;
      for (const event of fact.events) if (event.type === "HandSettled") won += event.bet - event.returned;
    }
  }
  const staked = table.hands.reduce(
    (sum, { bet, outcome, insurance }) =>
      sum + (outcome === null ? bet : 0) + (insurance !== null && insurance.returned === null ? insurance.bet : 0),
    0,
  );
  return { staked, won };
}

/**
 * Returns the violations of the law of money: accounts, purses, stakes and the wins of the house add up to the deposits.
 * The wins of the house are computed from the settled stakes.
 */
export async function brokenMoney(
  store: HouseStore,
  players: readonly Player[],
  deposit: number,
): Promise<readonly string[]> {
  const { table } = await stateIn(store);
  const { staked, won } = await stakesAndWins(store);
  const balance = await store.tableBalance("t");
  const problems: string[] = [];
  if (balance !== table.credits + staked + won) {
    problems.push(`the table has ${balance}, but purses ${table.credits}, stakes ${staked} and wins ${won}`);
  }
  let accounts = 0;
  for (const { id } of players) accounts += await store.balance(id);
  if (accounts + balance !== deposit * players.length) problems.push(`the accounts have ${accounts} and ${balance}`);
  return problems;
}

/**
 * Returns the violations of the law of money with the wallet of an operator, after all orders were confirmed: the wallet,
 * the stakes and the wins of the house add up to the deposits.
 */
export async function brokenWalletMoney(
  store: HouseStore,
  wallet: Wallet,
  players: readonly Player[],
  deposit: number,
): Promise<readonly string[]> {
  const { staked, won } = await stakesAndWins(store);
  const balance = await store.tableBalance("t");
  const problems: string[] = [];
  if (balance !== staked + won) problems.push(`the table has ${balance}, but stakes ${staked} and wins ${won}`);
  let accounts = 0;
  for (const { id } of players) {
    accounts += await wallet.balance(id);
    if ((await store.balance(id)) !== deposit) problems.push(`the account of ${id} in the store has changed`);
  }
  if (accounts + balance !== deposit * players.length)
    problems.push(`the wallet has ${accounts}, the table ${balance}`);
  return problems;
}
