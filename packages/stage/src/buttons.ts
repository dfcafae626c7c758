import {
  type Amount,
  type Command,
  type Hand,
  type Move,
  type RuleSet,
  type Seat,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import type { Phrasebook } from "./phrasebook.js";
import type { BettingView, ButtonView, MoveView, SeatView } from "./view.js";

/** Returns the moves that the rules offer to a hand. Moves that are illegal now are included. */
export function movesOf(rules: RuleSet, state: TableState, hand: Hand, words: Phrasebook): readonly MoveView[] {
  return answersTo(rules, state.phase).map((type) =>
    button(rules, state, { type, hand: hand.name }, words.commands[type], words),
  );
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
 * @param isOpen whether bets are accepted, and the end of the last round is shown
 */
export function bettingView(rules: RuleSet, state: TableState, isOpen: boolean, words: Phrasebook): BettingView {
  return {
    isOpen,
    maxBet: rules.maxBet,
    ...chipsView(chipsOf(rules), words),
    deal: button(rules, state, { type: "Deal" }, words.commands.Deal, words),
    clear: button(rules, state, { type: "ClearBets" }, words.commands.ClearBets, words),
    startAgain: button(rules, state, { type: "StartAgain" }, words.commands.StartAgain, words),
  };
}

/** Returns the chips of the table with their labels. */
export function chipsView(chips: readonly Amount[], words: Phrasebook): Pick<BettingView, "chips" | "chipLabels"> {
  return { chips, chipLabels: chips.map((chip) => words.chip(chip)) };
}

/** Returns the buttons for the bet of a seat. */
export function seatButtons(
  rules: RuleSet,
  state: TableState,
  seat: Seat,
  words: Phrasebook,
): Pick<SeatView, "raises" | "takeBack"> {
  const bet = state.bets[seat];
  return {
    raises: chipsOf(rules).map((chip) =>
      button(rules, state, { type: "PlaceBet", seat, amount: bet + chip }, words.raise(seat, chip, bet), words),
    ),
    takeBack: button(rules, state, { type: "PlaceBet", seat, amount: 0 }, words.takeBack(seat), words),
  };
}

function chipsOf({ chips }: RuleSet): readonly number[] {
  return [...chips].sort((a, b) => a - b);
}

function button<Kind extends Command>(
  rules: RuleSet,
  state: TableState,
  command: Kind,
  label: string,
  words: Phrasebook,
): ButtonView<Kind> {
  const refused = whyNot(rules, state, command);
  return { command, label, isLegal: refused === null, reason: refused === null ? null : words.refusal(refused) };
}
