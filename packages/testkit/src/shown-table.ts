import { type ButtonView, formatCredits, type HandView, type SeatView, type TableView } from "@thunderjack/stage";

/** The table as it can be read from a renderer, in its own words: what somebody knows who only hears it. */
export interface ShownTable {
  /** The sentence that says what is going on or expected. */
  readonly message: string;
  /** What the player has, as text: "490". */
  readonly credits: string;
  /** The sum of all bets, as text. */
  readonly staked: string;
  readonly dealer: ShownDealer;
  /** In turn order: right, middle, left. */
  readonly seats: readonly ShownSeat[];
  /** What may be done now, by the labels of the view, in any order: "Hit", "Stand", …; chips are not among it. */
  readonly offers: readonly string[];
}

/** The dealer's hand as it can be read. */
export interface ShownDealer {
  readonly label: string;
  /** The labels of the cards, in the order in which they were taken: "nine of spades", "face-down card". */
  readonly cards: readonly string[];
  /** "15" or "soft 15"; `null` while there is none. */
  readonly total: string | null;
  readonly badge: string | null;
}

/** A seat as it can be read. */
export interface ShownSeat {
  readonly label: string;
  /** What lies on it: between two rounds its bet, during a round what its hands have at stake; `null` for nothing. */
  readonly bet: string | null;
  /** In table order. */
  readonly hands: readonly ShownHand[];
}

/** A hand as it can be read. */
export interface ShownHand extends ShownDealer {
  readonly bet: string;
  readonly insurance: string | null;
  readonly isTurn: boolean;
}

/** What a renderer has to show of a view. */
export function shownOf({ message, credits, staked, dealer, seats, ...view }: TableView): ShownTable {
  return {
    message,
    credits: formatCredits(credits),
    staked: formatCredits(staked),
    dealer: shownCards(dealer),
    seats: seats.map((seat) => shownSeat(seat, view.betting.isOpen)),
    offers: buttonsOf(view).map(({ label }) => label),
  };
}

/** The buttons that do something now, without the chips. */
export function buttonsOf({
  betting: { isOpen, clear, deal, startAgain },
  moves,
  isOver,
}: Pick<TableView, "betting" | "moves" | "isOver">): readonly ButtonView[] {
  const buttons = isOver ? [startAgain] : isOpen ? [clear, deal] : moves;
  return buttons.filter(({ isLegal }) => isLegal);
}

function shownSeat({ label, bet, hands }: SeatView, isOpen: boolean): ShownSeat {
  const atStake = hands.reduce((sum, hand) => sum + hand.bet, 0);
  const lying = isOpen ? bet : atStake || bet;
  return { label, bet: lying === 0 ? null : formatCredits(lying), hands: hands.map(shownHand) };
}

function shownHand({ bet, insurance, isTurn, ...hand }: HandView): ShownHand {
  return {
    ...shownCards(hand),
    bet: formatCredits(bet),
    insurance: insurance === null ? null : formatCredits(insurance),
    isTurn,
  };
}

function shownCards({
  label,
  cards,
  total,
  badge,
}: Pick<HandView, "label" | "cards" | "total" | "badge">): ShownDealer {
  return {
    label,
    cards: cards.map((card) => card.label),
    total: total?.label ?? null,
    badge: badge?.label ?? null,
  };
}
