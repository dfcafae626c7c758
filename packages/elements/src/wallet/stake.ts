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

/** Returns the credits that a legal command stakes, in hundredths; 0 for a command that stakes none. */
export function stakeOf(command: Command, { bets, hands }: TableState): Amount {
  switch (command.type) {
    case "Deal":
      return sumOfBets(bets);
    case "Double":
    case "Split":
    case "TakeInsurance": {
      const bet = hands.find(({ name }) => name === command.hand)?.bet ?? 0;
      return command.type === "TakeInsurance" ? (command.amount ?? bet / 2) : bet;
    }
    default:
      return 0;
  }
}
