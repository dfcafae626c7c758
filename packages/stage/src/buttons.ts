import {
  type Amount,
  type ClearBets,
  type Command,
  type Deal,
  type Hand,
  type HandName,
  isInPlay,
  type Move,
  type PlaceBet,
  type Rejection,
  type RuleSet,
  SEATS,
  type Seat,
  type StartAgain,
  type TableState,
  whyNot,
  whyNotFor,
} from "@thunderjack/core";
import { isEvenMoney } from "./even-money.js";
import { moveDetail, shortReason } from "./move-detail.js";
import type { Phrasebook } from "./phrasebook.js";
import type { BettingView, ButtonView, MoveView, SeatView } from "./view.js";

/**
 * Returns the moves that the rules offer while a round is in play. Moves that are illegal now are included.
 *
 * @param asked the hand that has a choice; if it is `null`, all moves are illegal
 */
export function movesOf(rules: RuleSet, state: TableState, asked: Hand | null, words: Phrasebook): readonly MoveView[] {
  if (!isInPlay(state)) return NO_MOVES;
  const moves = answersTo(rules, state.phase);
  if (asked !== null) return moves.map((type) => offered(rules, state, asked, type, words));
  const hand = comingHand(state);
  const { notYourTurn, details } = words;
  return moves.map((type) => ({
    command: { type, hand },
    label: words.commands[type],
    isLegal: false,
    reason: notYourTurn,
    detail: details.notYourTurn,
  }));
}

const NO_MOVES: readonly MoveView[] = [];

function offered(rules: RuleSet, state: TableState, hand: Hand, type: Move["type"], words: Phrasebook): MoveView {
  const command: Move = { type, hand: hand.name };
  const refused = whyNot(rules, state, command);
  const detail = refused === null ? moveDetail(rules, hand, type, words) : shortReason(refused, hand, words);
  return { ...button(command, moveLabel(rules, hand, type, words), refused, words), detail };
}

function moveLabel(rules: RuleSet, hand: Hand, type: Move["type"], { commands, evenMoney }: Phrasebook): string {
  if (type === "TakeInsurance" && isEvenMoney(hand, rules)) return evenMoney;
  if (type === "DeclineInsurance" && isEvenMoney(hand, rules)) return commands.DeclineSurrender;
  return commands[type];
}

/**
 * Returns the hand in turn, or else the first hand without a result, or else the first hand. During the deal, returns
 * the first seat with a bet.
 */
function comingHand({ turn, hands, bets, phase }: TableState): HandName {
  // During the deal, `hands` still contains the last round or is incomplete.
  const dealt = phase === "opening" ? [] : hands;
  const coming = dealt.find(({ outcome }) => outcome === null) ?? dealt[0];
  return turn ?? coming?.name ?? SEATS.find((seat) => bets[seat] > 0) ?? "right";
}

/** Returns the moves that the rules offer in a phase. The buttons of all other moves would never be enabled. */
function answersTo(rules: RuleSet, phase: TableState["phase"]): readonly Move["type"][] {
  if (phase === "surrender") return ["Surrender", "DeclineSurrender"];
  if (phase === "insurance") return ["TakeInsurance", "DeclineInsurance"];
  const moves: Move["type"][] = ["Hit", "Stand"];
  if (rules.double !== "none") moves.push("Double");
  if (rules.split !== null) moves.push("Split");
  if (rules.surrender !== "none") moves.push("Surrender");
  return moves;
}

/**
 * Returns the controls between two rounds.
 *
 * @param state the state, of which only the own side is used
 * @param isOpen whether bets are accepted, and the end of the last round is shown
 */
export function bettingView(
  rules: RuleSet,
  state: TableState,
  isOpen: boolean,
  words: Phrasebook,
  ownSeats?: readonly Seat[],
): BettingView {
  const seats = ownSeats === undefined ? rules.seats : rules.seats.filter((seat) => ownSeats.includes(seat));
  return {
    isOpen,
    minBet: rules.minBet,
    maxBet: rules.maxBet,
    ...chipsView(chipsOf(rules), words, (chip) => whyNoSeat(rules, state, seats, chip, words)),
    deal: fixed(rules, state, { type: "Deal" }, words),
    clear: fixed(rules, state, { type: "ClearBets" }, words),
    startAgain: fixed(rules, state, { type: "StartAgain" }, words),
  };
}

/**
 * Returns the chips of the table with their labels.
 *
 * @param whyNot returns the reason why no seat accepts a chip; `null` for a chip that a seat accepts
 */
export function chipsView(
  chips: readonly Amount[],
  words: Phrasebook,
  whyNot: (chip: Amount) => string | null = () => null,
): Pick<BettingView, "chips" | "chipLabels" | "chipReasons"> {
  return { chips, chipLabels: chips.map((chip) => words.chip(chip)), chipReasons: chips.map(whyNot) };
}

/** Returns the reason of the first seat if no seat accepts a chip; otherwise `null`. */
function whyNoSeat(
  rules: RuleSet,
  state: TableState,
  seats: readonly Seat[],
  chip: Amount,
  words: Phrasebook,
): string | null {
  let reason: string | null = null;
  for (const seat of seats) {
    const refused = whyNot(rules, state, { type: "PlaceBet", seat, amount: state.bets[seat] + chip });
    if (refused === null) return null;
    reason ??= words.refusal(refused);
  }
  return reason;
}

/** Returns the buttons for the bet of a seat. */
export function seatButtons(
  rules: RuleSet,
  state: TableState,
  seat: Seat,
  words: Phrasebook,
  ownSeats?: readonly Seat[],
): Pick<SeatView, "raises" | "takeBack" | "takeChipLabel"> {
  const bet = state.bets[seat];
  const placed = (amount: Amount, label: string): ButtonView<PlaceBet> => {
    const command: PlaceBet = { type: "PlaceBet", seat, amount };
    return button(command, label, whyNotFor(rules, state, command, ownSeats), words);
  };
  return {
    raises: chipsOf(rules).map((chip) => placed(bet + chip, words.raise(seat, chip, bet))),
    takeBack: placed(0, words.takeBack(seat)),
    takeChipLabel: words.takeChip(seat),
  };
}

function chipsOf({ chips }: RuleSet): readonly number[] {
  return [...chips].sort((a, b) => a - b);
}

/** Returns a button between two rounds. */
function fixed(
  rules: RuleSet,
  state: TableState,
  command: Deal | ClearBets | StartAgain,
  words: Phrasebook,
): ButtonView {
  return button(command, words.commands[command.type], whyNot(rules, state, command), words);
}

function button<Kind extends Command>(
  command: Kind,
  label: string,
  refused: Rejection | null,
  words: Phrasebook,
): ButtonView<Kind> {
  return { command, label, isLegal: refused === null, reason: refused === null ? null : words.refusal(refused) };
}
