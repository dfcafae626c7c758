import { type Amount, isAmount, type Rejection, rejection, type Seat, whyNot } from "@thunderjack/core";
import type { Draft } from "./draft.js";
import { houseRefusal, type Refusal } from "./refusal.js";
import type { Player, TakeSeat } from "./request.js";

/** Gives a free seat to a player, with a buy-in. */
export function takeSeat(draft: Draft, { id, name }: Player, { seat, buyIn }: TakeSeat): Refusal | null {
  const { rules, table, players } = draft.state;
  if (!rules.seats.includes(seat)) return rejection("unknown-seat", { seat });
  if (players[seat] !== undefined) return houseRefusal("seat-taken");
  const command = { type: "BuyIn", seat, amount: buyIn } as const;
  const refused = isNothing(buyIn) ? null : whyNot(rules, table, command);
  if (refused !== null) return refused;
  draft.add({ type: "SeatTaken", seat, player: id, name });
  return isNothing(buyIn) ? null : draft.play(command);
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
