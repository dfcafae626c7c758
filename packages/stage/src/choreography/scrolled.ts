import type { Box, Circle, Point } from "../layout/geometry.js";
import type { ArcLayout, CardLayout, HandLayout, TableLayout } from "../layout/table-layout.js";
import type { TableView } from "../view.js";

/** Returns the distance by which the felt of a table can be scrolled; 0 for a felt that shows everything. */
export function scrollRange({ felt }: TableLayout): number {
  return Math.max(0, felt.contentHeight - felt.box.height);
}

/** Returns the scroll position nearest to the current one at which the hand in turn and its caption are visible. */
export function scrollToTurn(layout: TableLayout, { seats }: Pick<TableView, "seats">, scroll: number): number {
  const { box } = layout.felt;
  const name = seats.flatMap(({ hands }) => hands).find(({ isTurn }) => isTurn)?.name;
  const hand = layout.seats.flatMap(({ hands }) => hands).find((other) => other.name === name);
  if (hand === undefined) return scroll;
  const lowest = Math.max(hand.caption.y + hand.caption.height, hand.frame.y + hand.frame.height) + 4;
  const least = lowest - box.y - box.height;
  const most = hand.frame.y - box.y - 4;
  // If the cards and the caption do not both fit, the caption and the lower part of the cards are visible.
  return Math.max(least, Math.min(most, scroll));
}

/**
 * Returns a layout in which the felt is scrolled, together with the credits and the bets. The rest of the dock does not
 * move.
 */
export function scrolled(layout: TableLayout, scroll: number): TableLayout {
  const by = Math.round(Math.min(scrollRange(layout), Math.max(0, scroll)));
  if (by === 0) return layout;
  const moved = <Part extends Point>(part: Part): Part => ({ ...part, y: part.y - by });
  const movedBox = (box: Box | null) => (box === null ? null : moved(box));
  const movedArc = (arc: ArcLayout | null) => (arc === null ? null : moved(arc));
  const movedCards = (cards: readonly CardLayout[]) => cards.map(moved);
  const pile = ({ box, label, opening }: TableLayout["shoe"]) => ({
    box: movedBox(box),
    label: movedBox(label),
    opening: moved(opening),
  });
  const { dealer, print, seats, dock, shoe, tray } = layout;
  return {
    ...layout,
    dealer: {
      ...dealer,
      cards: movedCards(dealer.cards),
      room: moved(dealer.room),
      places: [moved(dealer.places[0]), moved(dealer.places[1])],
      caption: moved(dealer.caption),
      rule: movedBox(dealer.rule),
    },
    shoe: pile(shoe),
    tray: pile(tray),
    print: {
      ...print,
      box: moved(print.box),
      word: movedArc(print.word),
      pay: movedArc(print.pay),
      sum: moved(print.sum),
      examples: print.examples === null ? null : [moved(print.examples[0]), moved(print.examples[1])],
    },
    seats: seats.map((seat) => ({
      ...seat,
      spot: moved<Circle>(seat.spot),
      target: moved(seat.target),
      takeBack: movedBox(seat.takeBack),
      label: movedBox(seat.label),
      hands: seat.hands.map(
        (hand): HandLayout => ({
          ...hand,
          room: moved(hand.room),
          cards: movedCards(hand.cards),
          frame: moved(hand.frame),
          marker: movedBox(hand.marker),
          caption: moved(hand.caption),
          meter: movedBox(hand.meter),
          bet: moved(hand.bet),
          amount: movedBox(hand.amount),
          pay: moved(hand.pay),
        }),
      ),
    })),
    // Only a small table scrolls. Its credits and bets are on the felt.
    dock: { ...dock, credits: moved(dock.credits), bets: moved(dock.bets) },
  };
}
