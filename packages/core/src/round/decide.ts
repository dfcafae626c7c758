import type { RuleSet } from "../rule-set.js";
import { bettingEvent } from "./betting.js";
import type { Command } from "./commands.js";
import type { TableEvent } from "./events.js";
import { unknownCommand, whyNot } from "./legal.js";
import { answerInsurance, answerSurrender, deal, isShuffledAtDeal } from "./opening.js";
import { playTurn } from "./player-turn.js";
import type { Rejection } from "./rejection.js";
import type { TableState } from "./state.js";
import { type CardSource, Unfolding } from "./unfolding.js";

/** The result of an accepted command. */
export interface Acceptance {
  readonly accepted: true;
  /** The events of the command, in order. There is at least one. */
  readonly events: readonly TableEvent[];
  /** The state after the last event. It is equal to the fold of the events. */
  readonly state: TableState;
}

/** The result of a command. */
export type Decision = Acceptance | Rejection;

/**
 * Decides a command. The function changes neither the state nor the rules. It draws cards from the source only if the
 * command is accepted. An illegal command does not throw; the function returns a {@link Rejection}.
 */
export function decide(rules: RuleSet, state: TableState, command: Command, source: CardSource): Decision {
  const refused = whyNot(rules, state, command) ?? whyNotStack(rules, state, command, source);
  if (refused !== null) return refused;
  const unfolding = new Unfolding(rules, state, source);
  unfold(unfolding, command);
  return { accepted: true, events: unfolding.events, state: unfolding.state };
}

function whyNotStack(rules: RuleSet, state: TableState, command: Command, source: CardSource): Rejection | null {
  if (command.type !== "Deal" || command.stack === undefined || command.stack.length === 0) return null;
  return source.whyNotStack(command.stack, isShuffledAtDeal(rules, state));
}

function unfold(table: Unfolding, command: Command): void {
  switch (command.type) {
    case "PlaceBet":
    case "ClearBets":
    case "StartAgain":
    case "BuyIn":
    case "CashOut":
      return table.emit(bettingEvent(table.rules, table.state, command));
    case "Deal":
      return deal(table, command.stack);
    case "TakeInsurance":
    case "DeclineInsurance":
      return answerInsurance(table, command);
    case "DeclineSurrender":
      return answerSurrender(table, command);
    case "Surrender":
      return table.state.phase === "surrender" ? answerSurrender(table, command) : playTurn(table, command);
    case "Hit":
    case "Stand":
    case "Double":
    case "Split":
      return playTurn(table, command);
    default:
      return unknownCommand(command);
  }
}
