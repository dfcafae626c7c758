import type { TableEvent } from "@thunderjack/core";
import type { SeatOwners } from "./fact.js";
import type { Transfer } from "./store.js";

/*
 * The built-in wallet: accounts and transfers are rows of the store, which are committed with the events that cause
 * them. Credits move by buy-in and cash-out only; between the two, they are in the purse of the seat.
 */

/** Returns the transfer that an event causes; `null` if it moves no credits between an account and the table. */
export function transferOf(table: string, players: SeatOwners, event: TableEvent): Transfer | null {
  if (event.type !== "SeatBoughtIn" && event.type !== "SeatCashedOut") return null;
  const owner = players[event.seat];
  if (owner === undefined || event.amount === 0) return null;
  const amount = event.type === "SeatBoughtIn" ? event.amount : -event.amount;
  // Versions increase over the whole life of a table, so no other transfer of the table has this key.
  return { account: owner.player, amount, key: `${table}/${event.version}` };
}
