import { type ButtonView, formatCredits, type HandView, type SeatView, type TableView } from "@thunderjack/stage";

/** The accessible text of a table. Drivers read it from a renderer. */
export interface TableText {
  /** The current message: the phase, a question to the player, or a result. */
  readonly message: string;
  /** The credits of the player, formatted: "490". */
  readonly credits: string;
  /** The sum of all bets, formatted. */
  readonly staked: string;
  readonly dealer: DealerText;
  /** The seats in turn order: right, middle, left. */
  readonly seats: readonly SeatText[];
  /** The labels of the enabled buttons, without the chips, in any order: "Hit", "Stand", … */
  readonly offers: readonly string[];
}

/** The accessible text of the dealer's hand. */
export interface DealerText {
  readonly label: string;
  /** The labels of the cards in the order of the deal: "nine of spades", "face-down card". */
  readonly cards: readonly string[];
  /** The label of the total, "15" or "soft 15"; `null` if no total is shown. */
  readonly total: string | null;
  /** The label of the result, such as "Bust"; `null` if there is none. */
  readonly badge: string | null;
}

/** The accessible text of a seat. */
export interface SeatText {
  readonly label: string;
  /**
   * The formatted amount on the seat: the bet between two rounds, the stakes of the hands during a round. `null` if
   * there is no bet.
   */
  readonly bet: string | null;
  /** The hands in table order. */
  readonly hands: readonly HandText[];
}

/** The accessible text of a hand. */
export interface HandText extends DealerText {
  /** The bet of the hand, formatted. */
  readonly bet: string;
  /** The text of the insurance: "Insurance 5", "Insurance +10" or "Even money"; `null` without insurance. */
  readonly insurance: string | null;
  readonly isTurn: boolean;
}

/** Returns the text that a renderer must show for a view. */
export function tableText({ message, credits, staked, dealer, seats, ...view }: TableView): TableText {
  return {
    message,
    credits: formatCredits(credits),
    staked: formatCredits(staked),
    dealer: cardsText(dealer),
    seats: seats.map((seat) => seatText(seat, view.betting.isOpen)),
    offers: buttonsOf(view).map(({ label }) => label),
  };
}

/** Returns the enabled buttons of a view, without the chips. */
export function buttonsOf({
  betting: { isOpen, clear, deal, startAgain },
  moves,
  isOver,
}: Pick<TableView, "betting" | "moves" | "isOver">): readonly ButtonView[] {
  const buttons = isOver ? [startAgain] : isOpen ? [clear, deal] : moves;
  return buttons.filter(({ isLegal }) => isLegal);
}

function seatText({ label, bet, hands }: SeatView, isOpen: boolean): SeatText {
  const atStake = hands.reduce((sum, hand) => sum + hand.bet, 0);
  const staked = isOpen ? bet : atStake || bet;
  return { label, bet: staked === 0 ? null : formatCredits(staked), hands: hands.map(handText) };
}

function handText({ bet, insuranceText, isTurn, ...hand }: HandView): HandText {
  return {
    ...cardsText(hand),
    bet: formatCredits(bet),
    insurance: insuranceText,
    isTurn,
  };
}

function cardsText({ label, cards, total, badge }: Pick<HandView, "label" | "cards" | "total" | "badge">): DealerText {
  return {
    label,
    cards: cards.map((card) => card.label),
    total: total?.label ?? null,
    badge: badge?.label ?? null,
  };
}
