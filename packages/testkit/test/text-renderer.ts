import {
  type ButtonView,
  type DealerView,
  formatCredits,
  type HandView,
  type Renderer,
  type SeatView,
  type TableView,
} from "@thunderjack/stage";

/** A minimal terminal. */
export interface Terminal {
  /** The text on the screen. */
  screen: string;
  /** The handler of entered lines; `null` if no renderer is mounted. */
  onLine: ((line: string) => void) | null;
}

/** Draws the table as text. The player enters a label in brackets. */
export const textRenderer: Renderer<Terminal> = {
  mount(terminal, { frames$, dispatch }) {
    let offered: readonly ButtonView[] = [];
    const frames = frames$.subscribe(({ view }) => {
      offered = [...buttonsOf(view), ...chipsOf(view)];
      terminal.screen = tableLines(view, view.message);
      terminal.onLine = (line) => {
        const button = offered.find(({ label }) => label === line);
        const rejection = button === undefined ? null : dispatch(button.command);
        if (rejection !== null) terminal.screen = tableLines(view, rejection.message);
      };
    });
    return () => {
      frames.unsubscribe();
      terminal.screen = "";
      terminal.onLine = null;
    };
  },
};

function tableLines(view: TableView, message: string): string {
  return [
    dealerLine(view.dealer),
    ...view.seats.flatMap((seat) => [seatLine(seat, view.betting.isOpen), ...seat.hands.map(handLine)]),
    `Credits ${formatCredits(view.credits)}, bets ${formatCredits(view.staked)}`,
    message,
    buttonsOf(view)
      .map(({ label }) => `[${label}]`)
      .join(" "),
  ].join("\n");
}

function dealerLine({ label, ...hand }: DealerView): string {
  return `${label}: ${cardsText(hand)}${badgeText(hand)}`;
}

function seatLine({ label, bet, hands }: SeatView, isBetting: boolean): string {
  const atStake = hands.reduce((sum, hand) => sum + hand.bet, 0);
  const staked = isBetting || atStake === 0 ? bet : atStake;
  return staked === 0 ? `${label} seat` : `${label} seat with ${formatCredits(staked)}`;
}

function handLine({ label, bet, insuranceText, isTurn, ...hand }: HandView): string {
  const insured = insuranceText === null ? "" : `, ${insuranceText}`;
  return `${isTurn ? ">" : " "} ${label}: ${cardsText(hand)}, bet ${formatCredits(bet)}${insured}${badgeText(hand)}`;
}

function cardsText({ cards, total }: Pick<HandView, "cards" | "total">): string {
  const labels = cards.map(({ label }) => label).join(", ");
  return total === null ? labels : `${labels} = ${total.label}`;
}

function badgeText({ badge }: Pick<HandView, "badge">): string {
  return badge === null ? "" : ` – ${badge.label}`;
}

function buttonsOf({ betting, moves, isOver }: TableView): readonly ButtonView[] {
  const buttons = isOver ? [betting.startAgain] : betting.isOpen ? [betting.clear, betting.deal] : moves;
  return buttons.filter(({ isLegal }) => isLegal);
}

/** The chips are not on the screen. Their labels can be entered: "Bet 10 on the right seat". */
function chipsOf({ seats }: TableView): readonly ButtonView[] {
  return seats.flatMap(({ raises, takeBack }) => [...raises, takeBack]).filter(({ isLegal }) => isLegal);
}
