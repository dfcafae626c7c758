import type { BadgeView, TableView, TotalView } from "@thunderjack/stage";

/**
 * Returns a table as one line of text: the message, the cards, totals and results of the dealer and of all hands, the
 * credits and the bets.
 */
export function tableText({ message, seats, dealer, labels, creditsText, stakedText }: TableView): string {
  const hands = seats.flatMap((seat) => seat.hands);
  const parts = [dealer, ...hands]
    .filter(({ cards }) => cards.length > 0)
    .map(({ label, cards, total, badge }) =>
      [`${label}: ${cards.map((card) => card.label).join(", ")}`, ...endOf(total, badge)].join("; "),
    );
  return [message, ...parts, `${labels.credits}: ${creditsText}`, `${labels.bets}: ${stakedText}`].join(" · ");
}

function endOf(total: TotalView | null, badge: BadgeView | null): readonly string[] {
  return [total?.label, badge?.label, badge?.amountText].filter((text): text is string => text != null);
}
