import type { Command } from "@thunderjack/core";
import type { ButtonView, TableView } from "@thunderjack/stage";
import type { Key } from "./screen.js";

/** The keys of the commands. Bets are placed with digits. */
const KEYS: Readonly<Record<Exclude<Command["type"], "PlaceBet" | "BuyIn" | "CashOut">, Key>> = {
  Deal: "enter",
  StartAgain: "enter",
  ClearBets: "c",
  Hit: "h",
  Stand: "s",
  Double: "d",
  Split: "p",
  Surrender: "r",
  DeclineSurrender: "n",
  TakeInsurance: "i",
  DeclineInsurance: "n",
};

/** A command of the view with its key. */
export interface KeyedButton {
  readonly key: Key;
  readonly button: ButtonView;
}

/** Returns the commands of the view with their keys, without those that place bets. Illegal commands are included. */
export function keyedButtons({ betting, moves, isOver }: TableView): readonly KeyedButton[] {
  const buttons = isOver ? [betting.startAgain] : betting.isOpen ? [betting.deal, betting.clear] : moves;
  return buttons.flatMap((button) => {
    const { type } = button.command;
    // Purses have no buttons.
    if (type === "PlaceBet" || type === "BuyIn" || type === "CashOut") return [];
    return [{ key: KEYS[type], button }];
  });
}

/** Returns the displayed name of a key: "H", "Enter", "?". */
export function keyName(key: Key): string {
  return `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
}
