import type { Command } from "@thunderjack/core";
import type { ButtonView, TableView } from "@thunderjack/stage";
import type { Chance } from "./chance.js";

/** Of so many legal doubles, splits, surrenders and insurances one is taken, so that every move of the game is made. */
const BOLDNESS = 3;

/** Between so many rounds the bets are changed once. */
const STEADINESS = 8;

/** The player puts no chip on a table on which more than this part of the credits lies: the game is to last. */
const THRIFT = 20;

/**
 * Returns the player's command for this view; `null` while no command is expected.
 *
 * Hits below 17, stands from there, and takes the other moves now and then where they are legal.
 */
export function choose(view: TableView, chance: Chance): Command | null {
  if (view.isOver) return view.betting.startAgain.command;
  if (view.betting.isOpen) return bet(view, chance);
  return view.turn === null ? null : move(view, chance);
}

function bet({ betting, seats, staked, credits }: TableView, chance: Chance): Command | null {
  const isChanged = !betting.deal.isLegal || chance.below(STEADINESS) === 0;
  if (!isChanged) return betting.deal.command;
  if (betting.clear.isLegal && (!betting.deal.isLegal || staked * THRIFT > credits)) return betting.clear.command;
  const seat = seats[chance.below(seats.length)];
  // The smaller the chip, the more often it is taken.
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
  const bold = legal.filter((button) => !["Hit", "Stand"].includes(button.command.type) && button !== plain);
  const chosen = chance.below(BOLDNESS) === 0 ? bold[chance.below(bold.length)] : undefined;
  return (chosen ?? plain ?? legal[0])?.command ?? null;
}

function named(buttons: readonly ButtonView[], ...types: readonly Command["type"][]): ButtonView | undefined {
  return buttons.find(({ command }) => types.includes(command.type));
}
