import type { RuleSet } from "../rule-set.js";
import { bet } from "./betting.js";
import type { Command } from "./commands.js";
import type { GameEvent } from "./events.js";
import { whyNot } from "./legal.js";
import { answerInsurance, answerSurrender, deal, isShuffledAtDeal } from "./opening.js";
import { playTurn } from "./player-turn.js";
import type { Rejection } from "./rejection.js";
import type { TableState } from "./state.js";
import { type CardSource, Unfolding } from "./unfolding.js";

/** A command that was carried out. */
export interface Acceptance {
  readonly accepted: true;
  /** What happened, in order; never empty. */
  readonly events: readonly GameEvent[];
  /** The state after the last of the events: what folding them gives, kept so that nobody has to fold twice. */
  readonly state: TableState;
}

/** What becomes of a command. */
export type Decision = Acceptance | Rejection;

/**
 * Decides what a command causes. Neither the state nor the rules are changed; cards are taken from the source only
 * when the command is accepted. An illegal command is no exception but a {@link Rejection}.
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
      return bet(table, command);
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
      return neverAsked(command);
  }
}

function neverAsked(command: never): never {
  throw new TypeError(`Unknown command ${JSON.stringify(command)}.`);
}
