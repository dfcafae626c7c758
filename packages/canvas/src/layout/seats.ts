import { chipsFor } from "@thunderjack/artwork";
import type { HandView, SeatView, TableView } from "@thunderjack/stage";
import type { BettingControls } from "./controls.js";
import type { Box, Size } from "./geometry.js";
import { arrange, placeHand, usualWidth } from "./hands.js";
import { line, overlayHeight, overlayLine } from "./line.js";
import { CARD_RATIO, type Metrics } from "./metrics.js";
import type { CardLayout, ChipLayout, LineLayout, OutlineLayout, SpotLayout, TextRun } from "./table-layout.js";

/** Everything on the seats. */
export interface SeatsLayout {
  readonly cards: CardLayout[];
  readonly chips: ChipLayout[];
  readonly spots: SpotLayout[];
  readonly outlines: OutlineLayout[];
  readonly lines: LineLayout[];
  turn: Box | null;
}

/** The maximum number of chips drawn on a seat. */
const MAX_CHIPS = 8;

/** The size of a chip, relative to its betting circle. */
export const CHIP_IN_SPOT = 0.66;

/** Places the seats from left to right. The view lists them in turn order, which begins with the right seat. */
export function placeSeats(
  view: TableView,
  controls: BettingControls,
  size: Size,
  top: number,
  metrics: Metrics,
): SeatsLayout {
  const seats: SeatsLayout = { cards: [], chips: [], spots: [], outlines: [], lines: [], turn: null };
  const fromTheLeft = [...view.seats].reverse();
  const { seatWidth, seatGap } = metrics;
  const left = (size.width - seatWidth * fromTheLeft.length - seatGap * (fromTheLeft.length - 1)) / 2;
  const bottom = size.height - metrics.rail.height - 6;
  for (const [place, seat] of fromTheLeft.entries()) {
    const isOuter = place === 0 || place === fromTheLeft.length - 1;
    const box: Box = {
      x: left + place * (seatWidth + seatGap),
      y: top,
      width: seatWidth,
      height: bottom - (isOuter ? metrics.lift : 0) - top,
    };
    placeSeat(seats, seat, view, controls, box, metrics);
  }
  return seats;
}

function placeSeat(
  layout: SeatsLayout,
  seat: SeatView,
  view: TableView,
  controls: BettingControls,
  box: Box,
  metrics: Metrics,
): void {
  const { spotSize, smallSize, totalSize, footHeight, cardWidth } = metrics;
  const footTop = box.y + box.height - Math.round(smallSize * 1.7);
  const spotTop = footTop - spotSize - 4;
  const middle = Math.round(box.x + box.width / 2);
  const isOn = controls.selectedSeats.includes(seat.seat);
  layout.spots.push({
    seat: seat.seat,
    box: { x: middle - spotSize / 2, y: spotTop, width: spotSize, height: spotSize },
    isOn,
    isTaken: seat.lying > 0,
  });
  const runs: TextRun[] = [{ style: "seat", text: seat.label }];
  if (seat.lyingText !== null) runs.push({ style: "seat-bet", text: seat.lyingText });
  const footBox: Box = { x: box.x, y: footTop, width: box.width, height: box.y + box.height - footTop };
  layout.lines.push(line(`seat-${seat.seat}`, runs, footBox, totalSize));
  placeChips(layout, seat, view, middle, spotTop, spotSize);
  const room: Box = { x: box.x, y: box.y, width: box.width, height: spotTop - 4 - box.y };
  if (seat.hands.length > 0) return placeHands(layout, seat.hands, room, metrics);
  const height = cardWidth * CARD_RATIO;
  layout.outlines.push({
    box: {
      x: middle - cardWidth / 2,
      y: Math.round(room.y + room.height - footHeight - height),
      width: cardWidth,
      height,
    },
    isOn,
  });
}

function placeChips(
  layout: SeatsLayout,
  seat: SeatView,
  view: TableView,
  x: number,
  top: number,
  spotSize: number,
): void {
  const size = Math.round(spotSize * CHIP_IN_SPOT);
  const rise = Math.max(2, Math.round(spotSize * 0.042));
  const pile = chipsFor(seat.lying, view.betting.chips, MAX_CHIPS);
  const lowest = top + spotSize * 0.86 - size / 2;
  for (const [lying, value] of pile.entries()) {
    layout.chips.push({
      key: `${seat.seat}-${lying}`,
      seat: seat.seat,
      value,
      x,
      y: Math.round(lowest - lying * rise),
      size,
      isTop: lying === pile.length - 1,
    });
  }
}

function placeHands(layout: SeatsLayout, hands: readonly HandView[], room: Box, metrics: Metrics): void {
  const { footHeight, cardWidth, seatGap } = metrics;
  const inputs = hands.map(({ name, cards, badge }) => ({
    name,
    cards,
    isDimmed: badge?.kind === "lose" || badge?.kind === "bust",
  }));
  const { columns, cardWidth: width } = arrange(inputs, room, cardWidth, footHeight, seatGap);
  const rows = Math.ceil(hands.length / columns);
  const widest = (room.width - seatGap * (columns - 1)) / columns;
  const natural = Math.max(...inputs.map(({ cards }) => usualWidth(cards))) * width + 28;
  const cell = {
    width: columns === 1 ? widest : Math.min(widest, natural),
    height: Math.min(room.height / rows, width * CARD_RATIO + footHeight + 10),
  };
  const left = room.x + (room.width - cell.width * columns - seatGap * (columns - 1)) / 2;
  for (const [index, hand] of inputs.entries()) {
    const row = Math.floor(index / columns);
    const box: Box = {
      x: left + (index % columns) * (cell.width + seatGap),
      y: room.y + room.height - (rows - row) * cell.height,
      width: cell.width,
      height: cell.height,
    };
    const cardsBox: Box = { ...box, height: box.height - footHeight };
    const placed = placeHand(hand, cardsBox, width);
    layout.cards.push(...placed.cards);
    const view = hands[index];
    if (view === undefined) continue;
    if (view.isTurn) layout.turn = placed.box;
    placeTexts(layout, view, box, placed.box, hands.length > 1, metrics);
  }
}

/** Places the text of a hand: its total and bets under the cards, its result across them. */
function placeTexts(
  layout: SeatsLayout,
  hand: HandView,
  box: Box,
  cards: Box,
  isOneOfMany: boolean,
  metrics: Metrics,
): void {
  const { name, total, betText, insuranceText, badge, wonText, isTurn } = hand;
  const { footHeight, totalSize, badgeSize } = metrics;
  const foot: TextRun[] = [];
  if (total !== null) foot.push({ style: isTurn ? "total-in-turn" : "total", text: total.label });
  // The bet of a single hand is shown beside its seat.
  if (isOneOfMany) foot.push({ style: "bet", text: betText });
  if (insuranceText !== null) foot.push({ style: "bet", text: insuranceText });
  // A second label would hide small cards.
  const isWonAbove = cards.height >= 84;
  if (wonText !== null && !isWonAbove) foot.push({ style: "gain", text: wonText });
  const footTop = cards.y + cards.height;
  if (foot.length > 0) {
    const footBox: Box = { x: box.x, y: footTop + 3, width: box.width, height: footHeight - 4 };
    layout.lines.push(line(`foot-${name}`, foot, footBox, totalSize));
  }
  if (badge !== null) {
    layout.lines.push(overlayLine(`badge-${name}`, `badge-${badge.kind}`, badge.label, box, footTop - 2, badgeSize));
  }
  if (wonText !== null && isWonAbove) {
    layout.lines.push(
      overlayLine(`won-${name}`, "won", wonText, box, footTop - 5 - overlayHeight(badgeSize), badgeSize * 1.2),
    );
  }
}
