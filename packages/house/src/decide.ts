import { acceptsBets, type Command, type HandName, rejection, type Seat, whyNot } from "@thunderjack/core";
import { afterMove, closeBetting, closeIfAllReady, mustPlay } from "./betting-window.js";
import type { Draft } from "./draft.js";
import { isBettingOpen, seatsOf } from "./house-state.js";
import { houseRefusal, type Refusal } from "./refusal.js";
import type { Player, PlayerRequest, Request } from "./request.js";
import { leaveSeat, takeSeat, whyNotBuyIn } from "./seating.js";

/** The largest number of characters of the words of a player. A recording contains the words of all players. */
const LONGEST_WORDS = 80;

/**
 * Decides a request of a player. The facts are in the draft. A refused request has no facts. A request that changes
 * nothing, such as that of a player who is ready already, is accepted, and has none either. After an accepted request, a full
 * shoe is retired, unless betting is open.
 *
 * @param isStale whether a command is based on an outdated version of the table
 * @returns the refusal; `null` if the request is accepted
 */
export function decide(draft: Draft, asked: PlayerRequest, isStale: (command: Command) => boolean): Refusal | null {
  const refused = carryOut(draft, asked, isStale);
  if (refused !== null) return refused;
  if (draft.facts.length > 0) closeIfAllReady(draft);
  if (!isBettingOpen(draft.state)) draft.retireFullShoe();
  return null;
}

function carryOut(
  draft: Draft,
  { request, player }: PlayerRequest,
  isStale: (command: Command) => boolean,
): Refusal | null {
  if (request.type === "TakeSeat") return takeSeat(draft, player, request);
  if (request.type === "Play") return play(draft, player.id, request.command, isStale);
  return whyNotOwn(draft, player.id, request.seat) ?? carryOutAtSeat(draft, player, request, isStale);
}

function carryOutAtSeat(
  draft: Draft,
  player: Player,
  request: Exclude<Request, { type: "TakeSeat" | "Play" }>,
  isStale: (command: Command) => boolean,
): Refusal | null {
  const { seat } = request;
  const isAway = draft.state.players[seat]?.isAway === true;
  switch (request.type) {
    case "LeaveSeat":
      return leaveSeat(draft, seat);
    case "BuyIn":
      return (
        whyNotBuyIn(draft, player, request.amount) ??
        play(draft, player.id, { type: "BuyIn", seat, amount: request.amount }, isStale)
      );
    case "SetWords":
      if (!areWords(request.words)) return houseRefusal("bad-words");
      if (draft.state.players[seat]?.words !== request.words) {
        draft.add({ type: "WordsSet", seat, words: request.words });
      }
      return null;
    case "Away":
      if (!isAway) draft.add({ type: "PlayerAway", seat });
      return null;
    case "Back":
      if (isAway) draft.add({ type: "PlayerBack", seat });
      return null;
    default:
      return unknownRequest(request);
  }
}

/** Words become part of the client seed, which must have a UTF-8 form, and of a database, which may not store controls. */
function areWords(words: string): boolean {
  return words.length <= LONGEST_WORDS && !/[\p{Surrogate}\p{Control}]/u.test(words);
}

function unknownRequest(request: never): never {
  throw new TypeError(`Unknown request ${JSON.stringify(request)}.`);
}

function whyNotOwn({ state }: Draft, player: string, seat: Seat): Refusal | null {
  if (!state.rules.seats.includes(seat)) return rejection("unknown-seat", { seat });
  return state.players[seat]?.player === player ? null : rejection("not-your-seat", { seat });
}

function play(draft: Draft, player: string, command: Command, isStale: (command: Command) => boolean): Refusal | null {
  const { rules, table } = draft.state;
  const seats = seatsOf(draft.state, player);
  const seat = "seat" in command ? command.seat : "hand" in command ? seatOfName(command.hand) : null;
  const refused = seat !== null ? whyNotOwn(draft, player, seat) : seats.length > 0 ? null : houseRefusal("not-seated");
  if (refused !== null) return refused;
  if (isStale(command)) return rejection("stale", null);
  switch (command.type) {
    case "Deal":
      if (command.stack !== undefined) return rejection("stacking-not-allowed", null);
      return ready(draft, seats);
    case "ClearBets":
      return clearBets(draft, seats);
    case "StartAgain":
      return rejection("game-not-over", null);
    default: {
      const rejected = whyNot(rules, table, command);
      if (rejected !== null) return rejected;
      mustPlay(draft.play(command));
      // A move may end the round. The commands between two rounds do not.
      if ("hand" in command) afterMove(draft);
      return null;
    }
  }
}

/** Returns the seat whose name a hand has. The result is checked by {@link whyNotOwn}. */
function seatOfName(hand: HandName): Seat {
  return String(hand).split("-")[0] as Seat;
}

function ready(draft: Draft, seats: readonly Seat[]): Refusal | null {
  if (!acceptsBets(draft.state.table)) return rejection("round-in-play", null);
  for (const seat of seats) if (!draft.state.ready.includes(seat)) draft.add({ type: "SeatReady", seat });
  return null;
}

function clearBets(draft: Draft, seats: readonly Seat[]): Refusal | null {
  const { table } = draft.state;
  if (!acceptsBets(table)) return rejection("round-in-play", null);
  const staked = seats.filter((seat) => table.bets[seat] > 0);
  if (staked.length === 0) return rejection("no-bet", { to: "clear" });
  for (const seat of staked) mustPlay(draft.play({ type: "PlaceBet", seat, amount: 0 }));
  return null;
}

/**
 * Acts for the players who are waited for: closes the time for bets, or declines or stands for the hand that must decide.
 *
 * @throws RangeError if the table waits for no player
 */
export function decideTimeout(draft: Draft): void {
  const { table } = draft.state;
  if (isBettingOpen(draft.state)) return closeBetting(draft);
  const hand = table.turn;
  if (hand === null) throw new RangeError("The table waits for no player.");
  const type =
    table.phase === "surrender" ? "DeclineSurrender" : table.phase === "insurance" ? "DeclineInsurance" : "Stand";
  mustPlay(draft.play({ type, hand }));
  afterMove(draft);
}
