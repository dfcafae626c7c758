import { type Amount, isAmount, type Rejection, rejection, type Seat, whyNot } from "@thunderjack/core";
import type { Draft } from "./draft.js";
import { seatsOf } from "./house-state.js";
import { houseRefusal, type Refusal } from "./refusal.js";
import type { Player, TakeSeat } from "./request.js";

/** Gives a free seat to a player, with a buy-in. */
export function takeSeat(draft: Draft, player: Player, { seat, buyIn }: TakeSeat): Refusal | null {
  const { id, name } = player;
  const { rules, table, players } = draft.state;
  if (!rules.seats.includes(seat)) return rejection("unknown-seat", { seat });
  if (players[seat] !== undefined) return houseRefusal("seat-taken");
  const command = { type: "BuyIn", seat, amount: buyIn } as const;
  const refused = isNothing(buyIn) ? null : (whyNot(rules, table, command) ?? whyNotBuyIn(draft, player, buyIn));
  if (refused !== null) return refused;
  draft.add({ type: "SeatTaken", seat, player: id, name });
  return isNothing(buyIn) ? null : draft.play(command);
}

/** Returns the refusal of a buy-in above the limit of the player; `null` if it is allowed. */
export function whyNotBuyIn({ state }: Draft, { id, purse }: Player, amount: Amount): Refusal | null {
  if (purse === undefined) return null;
  const purses = seatsOf(state, id).map((seat) => state.table.purses?.[seat] ?? 0);
  const sum = purses.reduce((one, other) => one + other, amount);
  return sum > purse ? houseRefusal("purse-too-large") : null;
}

function isNothing(amount: Amount): boolean {
  return isAmount(amount) && amount === 0;
}

/** Pays out the purse of a seat, and frees the seat. */
export function leaveSeat(draft: Draft, seat: Seat): Rejection | null {
  const refused = draft.play({ type: "CashOut", seat });
  if (refused === null) draft.add({ type: "SeatLeft", seat });
  return refused;
}
