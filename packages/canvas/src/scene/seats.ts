import { chipsFor } from "@thunderjack/artwork";
import type { HandView, SeatView, TableView } from "@thunderjack/stage";
import { arrange, layHand, usualWidth } from "./hands.js";
import { CARD_RATIO, type Metrics } from "./metrics.js";
import type {
  Asides,
  Box,
  CardPlace,
  ChipPlace,
  LinePlace,
  OutlinePlace,
  Size,
  SpotPlace,
  TextLook,
  Words,
} from "./scene.js";

/** Everything that lies in a part of the table. */
export interface Laid {
  readonly cards: CardPlace[];
  readonly chips: ChipPlace[];
  readonly spots: SpotPlace[];
  readonly outlines: OutlinePlace[];
  readonly lines: LinePlace[];
  turn: Box | null;
}

/** The highest pile of chips that is drawn. */
const HIGHEST_PILE = 8;

/** How big a chip is in its circle. */
export const CHIP_IN_SPOT = 0.66;

/** Lays the seats from the left to the right: on the table the right seat is on the right, though it plays first. */
export function laySeats(view: TableView, asides: Asides, size: Size, top: number, metrics: Metrics): Laid {
  const laid: Laid = { cards: [], chips: [], spots: [], outlines: [], lines: [], turn: null };
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
    laySeat(laid, seat, view, asides, box, metrics);
  }
  return laid;
}

function laySeat(laid: Laid, seat: SeatView, view: TableView, asides: Asides, box: Box, metrics: Metrics): void {
  const { spotSize, smallSize, totalSize, footHeight, cardWidth } = metrics;
  const footTop = box.y + box.height - Math.round(smallSize * 1.7);
  const spotTop = footTop - spotSize - 4;
  const middle = Math.round(box.x + box.width / 2);
  const isOn = asides.selectedSeats.includes(seat.seat);
  laid.spots.push({
    seat: seat.seat,
    area: { x: middle - spotSize / 2, y: spotTop, width: spotSize, height: spotSize },
    isOn,
    isTaken: seat.lying > 0,
  });
  laid.lines.push({
    key: `seat-${seat.seat}`,
    words: [
      { look: "seat", text: seat.label },
      ...(seat.lyingText === null ? [] : [{ look: "seat-bet", text: seat.lyingText } as const]),
    ],
    box: { x: box.x, y: footTop, width: box.width, height: box.y + box.height - footTop },
    align: "center",
    size: totalSize,
    lines: 1,
    isAbove: false,
  });
  layChips(laid, seat, view, middle, spotTop, spotSize);
  const room: Box = { x: box.x, y: box.y, width: box.width, height: spotTop - 4 - box.y };
  if (seat.hands.length > 0) return layHands(laid, seat.hands, room, metrics);
  const height = cardWidth * CARD_RATIO;
  laid.outlines.push({
    box: {
      x: middle - cardWidth / 2,
      y: Math.round(room.y + room.height - footHeight - height),
      width: cardWidth,
      height,
    },
    isOn,
  });
}

function layChips(laid: Laid, seat: SeatView, view: TableView, x: number, top: number, spotSize: number): void {
  const size = Math.round(spotSize * CHIP_IN_SPOT);
  const rise = Math.max(2, Math.round(spotSize * 0.042));
  const pile = chipsFor(seat.lying, view.betting.chips, HIGHEST_PILE);
  const lowest = top + spotSize * 0.86 - size / 2;
  for (const [lying, value] of pile.entries()) {
    laid.chips.push({
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

function layHands(laid: Laid, hands: readonly HandView[], room: Box, metrics: Metrics): void {
  const { footHeight, cardWidth, seatGap } = metrics;
  const laidHands = hands.map(({ name, cards, badge }) => ({
    name,
    cards,
    isDimmed: badge?.kind === "lose" || badge?.kind === "bust",
  }));
  const { columns, cardWidth: width } = arrange(laidHands, room, cardWidth, footHeight, seatGap);
  const rows = Math.ceil(hands.length / columns);
  const widest = (room.width - seatGap * (columns - 1)) / columns;
  const natural = Math.max(...laidHands.map(({ cards }) => usualWidth(cards))) * width + 28;
  const cell = {
    width: columns === 1 ? widest : Math.min(widest, natural),
    height: Math.min(room.height / rows, width * CARD_RATIO + footHeight + 10),
  };
  const left = room.x + (room.width - cell.width * columns - seatGap * (columns - 1)) / 2;
  for (const [place, hand] of laidHands.entries()) {
    const row = Math.floor(place / columns);
    const box: Box = {
      x: left + (place % columns) * (cell.width + seatGap),
      y: room.y + room.height - (rows - row) * cell.height,
      width: cell.width,
      height: cell.height,
    };
    const cardsBox: Box = { ...box, height: box.height - footHeight };
    const placed = layHand(hand, cardsBox, width);
    laid.cards.push(...placed.cards);
    const view = hands[place];
    if (view === undefined) continue;
    if (view.isTurn) laid.turn = placed.box;
    layWords(laid, view, box, placed.box, hands.length > 1, metrics);
  }
}

/** What is written under the cards of a hand, and across them when it has ended. */
function layWords(laid: Laid, hand: HandView, box: Box, cards: Box, isOneOfMany: boolean, metrics: Metrics): void {
  const { name, total, betText, insuranceText, badge, wonText, isTurn } = hand;
  const { footHeight, totalSize, badgeSize } = metrics;
  const foot: Words[] = [];
  if (total !== null) foot.push({ look: isTurn ? "total-in-turn" : "total", text: total.label });
  // The circle says what lies for the only hand.
  if (isOneOfMany) foot.push({ look: "bet", text: betText });
  if (insuranceText !== null) foot.push({ look: "bet", text: insuranceText });
  // Small cards would not be seen under two labels.
  const isWonAbove = cards.height >= 84;
  if (wonText !== null && !isWonAbove) foot.push({ look: "gain", text: wonText });
  const footTop = cards.y + cards.height;
  if (foot.length > 0) {
    laid.lines.push({
      key: `foot-${name}`,
      words: foot,
      box: { x: box.x, y: footTop + 3, width: box.width, height: footHeight - 4 },
      align: "center",
      size: totalSize,
      lines: 1,
      isAbove: false,
    });
  }
  const badgeHeight = Math.round(badgeSize * 1.8);
  if (badge !== null) {
    laid.lines.push(acrossLine(`badge-${name}`, `badge-${badge.kind}`, badge.label, box, footTop - 2, badgeSize));
  }
  if (wonText !== null && isWonAbove) {
    laid.lines.push(acrossLine(`won-${name}`, "won", wonText, box, footTop - 5 - badgeHeight, badgeSize * 1.2));
  }
}

/** A line across the cards of a hand, with its lower edge there. */
export function acrossLine(
  key: string,
  look: TextLook,
  text: string,
  { x, width }: Box,
  bottom: number,
  size: number,
): LinePlace {
  const height = Math.round(size * 1.8);
  return {
    key,
    words: [{ look, text }],
    box: { x, y: bottom - height, width, height },
    align: "center",
    size,
    lines: 1,
    isAbove: true,
  };
}
