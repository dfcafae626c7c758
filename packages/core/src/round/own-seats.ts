import type { RuleSet } from "../rule-set.js";
import { amountsBySeat, type Bets, HAND_NAMES, type HandName, SEATS, type Seat, sumOfBets } from "../seat.js";
import type { Command } from "./commands.js";
import { whyNot } from "./legal.js";
import { type Rejection, rejection } from "./rejection.js";
import { handNamed, type TableState } from "./state.js";

/*
 * The part of a table that belongs to one player, if the seats have several owners. `undefined` instead of a list of
 * seats means that all seats belong to the player.
 */

/**
 * Returns the state with the bets and the credits of these seats only. The purses and the credits of a public state are
 * correct for the seats of its player only, so legality is computed from this state.
 */
export function ownSide(state: TableState, ownSeats: readonly Seat[] | undefined): TableState {
  if (ownSeats === undefined) return state;
  const purses = state.purses === null ? null : amountsOn(state.purses, ownSeats);
  const credits = purses === null ? state.credits : sumOfBets(purses);
  return { ...state, credits, purses, bets: amountsOn(state.bets, ownSeats) };
}

function amountsOn(amounts: Bets, seats: readonly Seat[]): Bets {
  return amountsBySeat((seat) => (seats.includes(seat) ? amounts[seat] : 0));
}

/**
 * Returns the reason why the owner of these seats cannot give a command now; `null` if the command is legal. A `Deal` is
 * legal if the own bets can be dealt; the bets of other seats have no effect.
 */
export function whyNotFor(
  rules: RuleSet,
  state: TableState,
  command: Command,
  ownSeats: readonly Seat[] | undefined,
): Rejection | null {
  if (ownSeats === undefined) return whyNot(rules, state, command);
  const seat = "hand" in command ? seatOfHand(state, command.hand) : "seat" in command ? command.seat : undefined;
  if (seat !== undefined && !ownSeats.includes(seat)) return rejection("not-your-seat", { seat });
  return whyNot(rules, ownSide(state, ownSeats), command);
}

/** Returns the seat of a hand; `undefined` if no hand has this name. The hand need not be on the table. */
function seatOfHand(state: TableState, name: HandName): Seat | undefined {
  const hand = handNamed(state, name);
  if (hand !== undefined) return hand.seat;
  return HAND_NAMES.includes(name) ? SEATS.find((seat) => name.startsWith(seat)) : undefined;
}
