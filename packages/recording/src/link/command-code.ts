import { type CardId, canonicalCards } from "@thunderjack/cards";
import {
  type Command,
  type HandName,
  handNamed,
  type Move,
  type RuleSet,
  SEATS,
  type TableState,
} from "@thunderjack/core";
import { BadLink } from "./bad-link.js";
import type { BitReader, BitWriter } from "./bits.js";

/*
 * Commands in a link. The possible commands depend on the phase of the table, so each phase has its own code. The hand
 * is the one whose turn it is. `end` is written if no command follows.
 *
 *   between rounds     00 deal      01 place a bet     10 clear the bets     11 end
 *   the game is over    0 end        1 start again
 *   a hand's turn       0 stand     10 hit            110 double           1110 split         1111 surrender
 *   surrender?          0 declined   1 surrender
 *   insurance?          0 declined  10 half the bet    11 another amount: a number
 *
 *   deal                0 for the cards of the shoe; or 1, the number of chosen cards, and these
 *   place a bet         the seat in two bits, and the bet in steps of the rule set
 *   a card              its index in the canonical order, in as few bits as the decks need
 */

const TURN_MOVES = ["Stand", "Hit", "Double", "Split", "Surrender"] as const satisfies readonly Move["type"][];

/**
 * Writes the next command of a table in this state.
 *
 * @param command the command; `null` for the end of the link, which is possible only between two rounds
 */
export function writeCommand(bits: BitWriter, rules: RuleSet, state: TableState, command: Command | null): void {
  switch (state.phase) {
    case "broke":
      return bits.bit(command !== null);
    case "surrender":
      return bits.bit(command?.type === "Surrender");
    case "insurance":
      return writeInsurance(bits, state, command);
    case "players":
      return writeTurnMove(bits, command);
    default:
      return writeBetting(bits, rules, command);
  }
}

function writeBetting(bits: BitWriter, rules: RuleSet, command: Command | null): void {
  switch (command?.type) {
    case "Deal":
      bits.bits(0, 2);
      return writeStack(bits, rules, command.stack ?? []);
    case "PlaceBet":
      bits.bits(1, 2);
      bits.bits(SEATS.indexOf(command.seat), 2);
      return bits.number(command.amount / rules.betStep);
    case "ClearBets":
      return bits.bits(2, 2);
    default:
      return bits.bits(3, 2);
  }
}

function writeStack(bits: BitWriter, { decks }: RuleSet, stack: readonly CardId[]): void {
  bits.bit(stack.length > 0);
  if (stack.length === 0) return;
  bits.number(stack.length);
  const cards = canonicalCards(decks);
  for (const card of stack) bits.bits(cards.indexOf(card), bitsFor(cards.length));
}

function writeInsurance(bits: BitWriter, state: TableState, command: Command | null): void {
  bits.bit(command?.type === "TakeInsurance");
  if (command?.type !== "TakeInsurance") return;
  const half = halfTheBet(state, command.hand);
  const { amount = half } = command;
  bits.bit(amount !== half);
  if (amount !== half) bits.number(amount);
}

function writeTurnMove(bits: BitWriter, command: Command | null): void {
  for (const move of TURN_MOVES) {
    if (move === "Surrender") return;
    bits.bit(move !== command?.type);
    if (move === command?.type) return;
  }
}

/**
 * Reads the next command of a table in this state; `null` if there is none. The caller checks whether it is legal.
 *
 * @throws BadLink for cards and seats that do not exist, and if the link ends too early
 */
export function readCommand(bits: BitReader, rules: RuleSet, state: TableState): Command | null {
  const { phase, turn } = state;
  if (phase === "broke") return bits.bit() ? { type: "StartAgain" } : null;
  if (turn === null) return readBetting(bits, rules);
  if (phase === "surrender") return { type: bits.bit() ? "Surrender" : "DeclineSurrender", hand: turn };
  if (phase === "insurance") return readInsurance(bits, state, turn);
  return { type: readTurnMove(bits), hand: turn };
}

function readBetting(bits: BitReader, rules: RuleSet): Command | null {
  switch (bits.bits(2)) {
    case 0:
      return { type: "Deal", stack: readStack(bits, rules) };
    case 1: {
      const seat = SEATS[bits.bits(2)];
      if (seat === undefined) throw new BadLink("names a seat that does not exist");
      return { type: "PlaceBet", seat, amount: bits.number() * rules.betStep };
    }
    case 2:
      return { type: "ClearBets" };
    default:
      return null;
  }
}

function readStack(bits: BitReader, { decks }: RuleSet): readonly CardId[] {
  if (!bits.bit()) return [];
  const cards = canonicalCards(decks);
  const count = bits.number();
  if (count > cards.length) throw new BadLink(`chooses ${count} cards, but the shoe has ${cards.length}`);
  return Array.from({ length: count }, () => {
    const card = cards[bits.bits(bitsFor(cards.length))];
    if (card === undefined) throw new BadLink("names a card that does not exist");
    return card;
  });
}

function readInsurance(bits: BitReader, state: TableState, hand: HandName): Move {
  if (!bits.bit()) return { type: "DeclineInsurance", hand };
  return { type: "TakeInsurance", hand, amount: bits.bit() ? bits.number() : halfTheBet(state, hand) };
}

function halfTheBet(state: TableState, hand: HandName): number {
  return (handNamed(state, hand)?.bet ?? 0) / 2;
}

function readTurnMove(bits: BitReader): (typeof TURN_MOVES)[number] {
  for (const move of TURN_MOVES) if (move === "Surrender" || !bits.bit()) return move;
  throw new TypeError('The list of moves must end with "Surrender".');
}

function bitsFor(count: number): number {
  return Math.ceil(Math.log2(count));
}
