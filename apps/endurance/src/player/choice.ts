import type { Command } from "@thunderjack/core";
import type { ButtonView, TableView } from "@thunderjack/stage";
import type { Chance } from "./chance.js";

/**
 * The player takes a legal double, split, surrender or insurance with a probability of 1 in this number, so that every
 * move is played.
 */
const SPECIAL_MOVE_ODDS = 3;

/** Before a deal, the player changes the bets with a probability of 1 in this number. */
const BET_CHANGE_ODDS = 8;

/** The minimum ratio of the credits to the bets. The player clears larger bets, so that the game is not over soon. */
const CREDITS_PER_BET = 20;

/**
 * Returns the player's command for this view; `null` while no command is expected. The player hits below 17, stands
 * from 17, and sometimes takes another legal move.
 */
export function choose(view: TableView, chance: Chance): Command | null {
  if (view.isOver) return view.betting.startAgain.command;
  if (view.betting.isOpen) return bet(view, chance);
  return view.turn === null ? null : move(view, chance);
}

function bet({ betting, seats, staked, credits }: TableView, chance: Chance): Command | null {
  const isChanged = !betting.deal.isLegal || chance.below(BET_CHANGE_ODDS) === 0;
  if (!isChanged) return betting.deal.command;
  if (betting.clear.isLegal && (!betting.deal.isLegal || staked * CREDITS_PER_BET > credits))
    return betting.clear.command;
  const seat = seats[chance.below(seats.length)];
  // Only the two smallest chips are placed, so that the game is not over soon.
  const raise = seat?.raises[chance.below(2)];
  if (raise?.isLegal === true) return raise.command;
  if (betting.deal.isLegal) return betting.deal.command;
  return seats.flatMap(({ raises }) => raises).find(({ isLegal }) => isLegal)?.command ?? null;
}

function move({ moves, seats, turn }: TableView, chance: Chance): Command | null {
  const legal = moves.filter(({ isLegal }) => isLegal);
  const hand = seats.flatMap(({ hands }) => hands).find(({ name }) => name === turn);
  const isLow = (hand?.total?.value ?? 0) < 17;
  const plain = named(legal, isLow ? "Hit" : "Stand") ?? named(legal, "Stand", "DeclineInsurance", "DeclineSurrender");
  const special = legal.filter((button) => !["Hit", "Stand"].includes(button.command.type) && button !== plain);
  const chosen = chance.below(SPECIAL_MOVE_ODDS) === 0 ? special[chance.below(special.length)] : undefined;
  return (chosen ?? plain ?? legal[0])?.command ?? null;
}

function named(buttons: readonly ButtonView[], ...types: readonly Command["type"][]): ButtonView | undefined {
  return buttons.find(({ command }) => types.includes(command.type));
}
