import type { Command, RuleSet, Seat, TableState } from "@thunderjack/core";

/** A model of the table from the view of a spectator. It does not use the rules engine. */
export interface Book {
  /** The credits of the player and the bets on the table, in hundredths. */
  credits: number;
  bets: Record<Seat, number>;
  /** The amount that was paid out in the current round. */
  returned: number;
  round: number;
  phase: "between" | "in-play" | "over";
}

/** Returns the model before the first command. */
export function newBook(credits: number): Book {
  return { credits, bets: { right: 0, middle: 0, left: 0 }, returned: 0, round: 0, phase: "between" };
}

/** Returns whether a bet, a deal or a new game must be accepted; `null` if that depends on the cards. */
export function mustTake(book: Book, command: Command, rules: RuleSet): boolean | null {
  const total = book.bets.right + book.bets.middle + book.bets.left;
  switch (command.type) {
    case "PlaceBet": {
      const others = total - book.bets[command.seat];
      const isSmaller = command.amount <= book.bets[command.seat];
      return (
        book.phase === "between" &&
        (command.amount === 0 ||
          (command.amount >= rules.minBet &&
            command.amount % rules.betStep === 0 &&
            (rules.maxBet === null || command.amount <= rules.maxBet) &&
            (isSmaller || others + command.amount <= book.credits)))
      );
    }
    case "ClearBets":
      return book.phase === "between" && total > 0;
    case "Deal":
      return book.phase === "between" && total > 0 && total <= book.credits;
    case "StartAgain":
      return book.phase === "over";
    default:
      return book.phase === "in-play" ? null : false;
  }
}

/** Updates the model after an accepted command, from the public states before and after it. */
export function keepBook(book: Book, command: Command, before: TableState, after: TableState, rules: RuleSet): void {
  if (command.type === "PlaceBet") book.bets[command.seat] = command.amount;
  else if (command.type === "ClearBets") book.bets = { right: 0, middle: 0, left: 0 };
  else if (command.type === "StartAgain") {
    book.credits = rules.startingCredits;
    book.phase = "between";
  } else if (command.type === "Deal") {
    book.round++;
    book.returned = 0;
    book.credits -= book.bets.right + book.bets.middle + book.bets.left;
    book.phase = "in-play";
  } else if (command.type === "Double" || command.type === "Split") book.credits -= betOf(before, command.hand);
  else if (command.type === "TakeInsurance") book.credits -= command.amount ?? betOf(before, command.hand) / 2;
  if (book.phase === "in-play") takeBack(book, after, rules);
}

/** Adds the amounts that the hands show as returned. Some of them are paid before the round is over. */
function takeBack(book: Book, { hands }: TableState, rules: RuleSet): void {
  const returned = hands.reduce((sum, hand) => sum + hand.returned + (hand.insurance?.returned ?? 0), 0);
  book.credits += returned - book.returned;
  book.returned = returned;
  if (hands.length === 0 || hands.some(({ outcome }) => outcome === null)) return;
  book.phase = book.credits < rules.minBet ? "over" : "between";
}

function betOf({ hands }: TableState, name: string): number {
  return hands.find((hand) => hand.name === name)?.bet ?? 0;
}
