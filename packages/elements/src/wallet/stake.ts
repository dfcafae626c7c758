import {
  type Amount,
  type Command,
  type Deal,
  type Double,
  type Split,
  sumOfBets,
  type TableState,
  type TakeInsurance,
} from "@thunderjack/core";

/** A command that stakes credits. */
export type StakeCommand = Deal | Double | Split | TakeInsurance;

/** Returns whether a command stakes credits. */
export function isStake(command: Command): command is StakeCommand {
  return /^(Deal|Do|Sp|T)/.test(command.type);
}

/** Returns the credits that a legal command stakes, in hundredths. */
export function stakeOf(command: StakeCommand, { bets, hands }: TableState): Amount {
  if (command.type === "Deal") return sumOfBets(bets);
  const bet = hands.find(({ name }) => name === command.hand)?.bet ?? 0;
  return command.type === "TakeInsurance" ? (command.amount ?? bet / 2) : bet;
}
