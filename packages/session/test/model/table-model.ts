import type { Command, RuleSet, Seat, TableState } from "@thunderjack/core";

/** A model of the table that follows its public states. It does not use the rules engine. */
export interface TableModel {
  /** The credits of the player and the bets on the table, in hundredths. */
  credits: number;
  bets: Record<Seat, number>;
  /** The amount that was paid out in the current round. */
  returned: number;
  round: number;
  phase: "between" | "in-play" | "over";
}

/** Returns the model before the first command. */
export function newModel(credits: number): TableModel {
  return { credits, bets: { right: 0, middle: 0, left: 0 }, returned: 0, round: 0, phase: "between" };
}

/** Returns whether a bet, a deal or a new game must be accepted; `null` if that depends on the cards. */
export function mustAccept(model: TableModel, command: Command, rules: RuleSet): boolean | null {
  const total = model.bets.right + model.bets.middle + model.bets.left;
  switch (command.type) {
    case "PlaceBet": {
      const others = total - model.bets[command.seat];
      const isSmaller = command.amount <= model.bets[command.seat];
      return (
        model.phase === "between" &&
        (command.amount === 0 ||
          (command.amount >= rules.minBet &&
            command.amount % rules.betStep === 0 &&
            (rules.maxBet === null || command.amount <= rules.maxBet) &&
            (isSmaller || others + command.amount <= model.credits)))
      );
    }
    case "ClearBets":
      return model.phase === "between" && total > 0;
    case "Deal":
      return model.phase === "between" && total > 0 && total <= model.credits;
    case "StartAgain":
      return model.phase === "over";
    default:
      return model.phase === "in-play" ? null : false;
  }
}

/** Updates the model after an accepted command, from the public states before and after it. */
export function updateModel(
  model: TableModel,
  command: Command,
  before: TableState,
  after: TableState,
  rules: RuleSet,
): void {
  if (command.type === "PlaceBet") model.bets[command.seat] = command.amount;
  else if (command.type === "ClearBets") model.bets = { right: 0, middle: 0, left: 0 };
  else if (command.type === "StartAgain") {
    model.credits = rules.startingCredits;
    model.phase = "between";
  } else if (command.type === "Deal") {
    model.round++;
    model.returned = 0;
    model.credits -= model.bets.right + model.bets.middle + model.bets.left;
    model.phase = "in-play";
  } else if (command.type === "Double" || command.type === "Split") model.credits -= betOf(before, command.hand);
  else if (command.type === "TakeInsurance") model.credits -= command.amount ?? betOf(before, command.hand) / 2;
  if (model.phase === "in-play") takeBack(model, after, rules);
}

/** Adds the amounts that the hands show as returned. Some of them are paid before the round is over. */
function takeBack(model: TableModel, { hands }: TableState, rules: RuleSet): void {
  const returned = hands.reduce((sum, hand) => sum + hand.returned + (hand.insurance?.returned ?? 0), 0);
  model.credits += returned - model.returned;
  model.returned = returned;
  if (hands.length === 0 || hands.some(({ outcome }) => outcome === null)) return;
  model.phase = model.credits < rules.minBet ? "over" : "between";
}

function betOf({ hands }: TableState, name: string): number {
  return hands.find((hand) => hand.name === name)?.bet ?? 0;
}
