import type { CardId } from "@thunderjack/cards";
import { type Amount, type Bets, type Hand, type HandName, NO_BETS, SEATS, type Seat } from "@thunderjack/core";
import { BadLog } from "./import-result.js";
import { ImportedTable } from "./imported-table.js";

/** A round as a log contains it. */
export interface LogRound {
  /** The place in the log, for messages. */
  readonly place: string;
  /** The hands that were dealt first, by their seats. */
  readonly hands: ReadonlyMap<Seat, LogHand>;
  /** The cards of the dealer, in the order in which they were dealt. */
  readonly dealer: readonly CardId[];
  /** Whether all hands took insurance for half of their bets. */
  readonly isInsured: boolean;
  /** The credits after the round, in hundredths. */
  readonly credits: Amount;
}

/** A hand as a log contains it. */
export interface LogHand {
  readonly bet: Amount;
  /**
   * The cards in the order in which the hand got them, including cards that moved to another hand. The first card of a
   * hand of a split is the one that moved to it.
   */
  readonly dealt: readonly CardId[];
  /** The cards at the end of the round. */
  readonly cards: readonly CardId[];
  readonly moves: readonly LogMove[];
  /** The hands of its splits, in the order of the splits. */
  readonly splits: readonly LogHand[];
  /** The winner of the hand. */
  readonly winner: Winner;
}

export type LogMove = "Hit" | "Stand" | "Double" | "Split" | "Surrender";

export type Winner = "player" | "dealer" | "push";

/**
 * Plays a round of a log on a table, and compares the result with the log: the cards of all hands, their winners, and the
 * credits. A hand without further moves in the log stands.
 *
 * @throws BadLog if the rules reject a move, or if the result differs
 */
export function playRound(table: ImportedTable, round: LogRound): void {
  const { place, hands: opening, isInsured } = round;
  table.bet(betsOf(opening), place);
  table.deal(drawOrder(round), place);
  const hands = new Map<HandName, LogHand>(opening);
  const made = new Map<LogHand, number>();
  for (;;) {
    const { turn, phase } = table.state;
    if (turn === null) break;
    const hand = hands.get(turn);
    if (hand === undefined) throw new BadLog(place, `The rules have a hand "${turn}", which the log does not have`);
    if (phase === "insurance") {
      table.run({ type: isInsured ? "TakeInsurance" : "DeclineInsurance", hand: turn }, place);
      continue;
    }
    const count = made.get(hand) ?? 0;
    made.set(hand, count + 1);
    const { events } = table.run({ type: hand.moves[count] ?? "Stand", hand: turn }, place);
    for (const event of events) {
      if (event.type !== "HandSplit") continue;
      const splits = hand.moves.slice(0, count).filter((move) => move === "Split").length;
      const created = hand.splits[splits];
      if (created !== undefined) hands.set(event.newHand, created);
    }
  }
  compare(table, round, hands);
}

/**
 * Returns whether a round of a log can be played on a new table with these rules and credits.
 *
 * @returns the fault; `null` if the result is that of the log
 */
export function faultOfRound(table: ImportedTable, round: LogRound): BadLog | null {
  const { rules, state } = table;
  try {
    playRound(new ImportedTable({ rules, credits: state.credits, createdAt: "1970-01-01T00:00:00Z", meta: {} }), round);
    return null;
  } catch (error) {
    if (error instanceof BadLog) return error;
    throw error;
  }
}

function betsOf(hands: LogRound["hands"]): Bets {
  const bets: Record<Seat, Amount> = { ...NO_BETS };
  for (const [seat, { bet }] of hands) bets[seat] = bet;
  return bets;
}

/**
 * Returns the cards of a round in the order in which the rules draw them. A hand of a split is played directly after the
 * hand from which it comes. A log may play it later, and then draws its further cards in another order.
 */
function drawOrder({ hands, dealer }: LogRound): readonly CardId[] {
  const order: CardId[] = [];
  const add = (card: CardId | undefined) => {
    if (card !== undefined) order.push(card);
  };
  const opening = SEATS.flatMap((seat) => hands.get(seat) ?? []);
  for (const pass of [0, 1]) {
    for (const { dealt } of opening) add(dealt[pass]);
    add(dealer[pass]);
  }
  const play = (hand: LogHand) => {
    let next = 2;
    const splits: LogHand[] = [];
    for (const move of hand.moves) {
      if (move === "Stand" || move === "Surrender") continue;
      add(hand.dealt[next++]);
      const created = move === "Split" ? hand.splits[splits.length] : undefined;
      if (created === undefined) continue;
      add(created.dealt[1]);
      splits.push(created);
    }
    // The hand of the last split is directly after this hand.
    for (const created of splits.reverse()) play(created);
  };
  for (const hand of opening) play(hand);
  for (const card of dealer.slice(2)) add(card);
  return order;
}

/** @throws BadLog for the first difference between the table and the log */
function compare({ state }: ImportedTable, round: LogRound, hands: ReadonlyMap<HandName, LogHand>): void {
  const { place, dealer, credits } = round;
  for (const hand of state.hands) {
    const logged = hands.get(hand.name);
    if (logged === undefined)
      throw new BadLog(place, `The rules have a hand "${hand.name}", which the log does not have`);
    differs(place, `the hand "${hand.name}"`, "has", logged.cards.join(" "), hand.cards.join(" "));
    differs(place, `the hand "${hand.name}"`, "is won by", logged.winner, winnerOf(hand));
  }
  differs(place, "the dealer", "has", dealer.join(" "), state.dealer.cards.join(" "));
  differs(place, "the player", "has the credits", credits, state.credits);
}

function differs(place: string, who: string, what: string, logged: string | number, played: string | number): void {
  if (logged === played) return;
  throw new BadLog(place, `In the log, ${who} ${what} ${logged}; under the rules, ${who} ${what} ${played}`);
}

function winnerOf({ outcome }: Hand): Winner {
  if (outcome === "push") return "push";
  return outcome === "lose" || outcome === "bust" || outcome === "surrender" ? "dealer" : "player";
}
