import type { TableView } from "../view.js";
import { CARD_RATIO, type FeltMetrics } from "./felt-metrics.js";
import { type Box, clamp, type Size } from "./geometry.js";
import type { CardLayout, DealerLayout, PileLayout, TableMode } from "./table-layout.js";

/** The gap between the dealer's first two cards, in CSS pixels. */
const GAP = 10;

/** The smallest width of the dealer's caption, in CSS pixels. */
const LEAST_CAPTION = 76;

/** The width from which the dealer's name fits into the caption, in CSS pixels. */
const NAMED_CAPTION = 110;

/** The largest width of the dealer's caption, in CSS pixels. */
const WIDEST_CAPTION = 220;

/** The width by which the label of a pile extends beyond the pile on each side, in CSS pixels. */
const OVERHANG = 22;

/** The largest width of a card in the drawn shoe and tray, in CSS pixels. Their cards are rotated by 90°. */
const WIDEST_PILE = 62;

/** Places the dealer's cards side by side. If there are many, they overlap. */
export function placeDealer(
  { dealer, phase }: Pick<TableView, "dealer" | "phase">,
  felt: Box,
  mode: TableMode,
  metrics: FeltMetrics,
  cardWidth: number,
): Omit<DealerLayout, "result"> {
  const { caption, side, top } = metrics;
  const height = cardWidth * CARD_RATIO;
  const beside = mode === "wide" ? 14 : 10;
  const middle = felt.x + felt.width / 2;
  const reserved = mode === "wide" ? pileReserve(felt) + 8 : side;
  const most = felt.width - 2 * (LEAST_CAPTION + beside + reserved);
  const width = Math.max(2 * cardWidth + GAP, Math.min(most, 5 * cardWidth));
  const y = felt.y + top;
  const room: Box = { x: middle - width / 2, y, width, height };
  const cards = dealtCards(dealer.cards, room, cardWidth);
  const places = [middle - GAP / 2 - cardWidth, middle + GAP / 2].map((x) => ({ x, y, width: cardWidth, height }));
  const [first = room, second = room] = places;
  const last = cards[cards.length - 1];
  const right = Math.max(second.x + cardWidth, last === undefined ? 0 : last.x + cardWidth / 2);
  const left = right + beside;
  const captionWidth = Math.min(WIDEST_CAPTION, felt.x + felt.width - reserved - left);
  return {
    cardWidth,
    cards,
    room,
    places: [first, second],
    caption: {
      x: left,
      y: y + (height - caption) / 2,
      width: captionWidth,
      height: caption,
    },
    hasName: captionWidth >= NAMED_CAPTION,
    rule:
      phase === "betting" && mode !== "land" && mode !== "small"
        ? {
            x: middle - Math.min(200, felt.width / 2 - side),
            y: y + height + 5,
            width: Math.min(400, felt.width - 2 * side),
            height: 20,
          }
        : null,
  };
}

function dealtCards(cards: TableView["dealer"]["cards"], room: Box, width: number): readonly CardLayout[] {
  const steps = Math.max(1, cards.length - 1);
  const step = Math.min(width + GAP, (room.width - width) / steps);
  // A single card has the place of the first of two, so that it does not move when the second one is dealt.
  const spread = Math.max(1, cards.length - 1) * step;
  const left = room.x + (room.width - spread) / 2;
  return cards.map(({ key }, place) => ({
    key,
    x: Math.round(left + place * step - width / 2) + width / 2,
    y: room.y + room.height / 2,
    width,
    isAcross: false,
  }));
}

/** The size depends only on the felt, so that the piles do not move when the size of the cards changes. */
function pileSize({ width, height }: Size) {
  const cardWidth = Math.min(WIDEST_PILE, width * 0.045, height * 0.1);
  return { cardWidth, width: cardWidth * CARD_RATIO + 10, margin: clamp(width * 0.02, 26, 34) };
}

/** Returns the width that a pile and its label take at the side. */
function pileReserve(felt: Size): number {
  const { width, margin } = pileSize(felt);
  return margin + width + OVERHANG;
}

/** Places the shoe at the right and the tray at the left. They are drawn on a wide table only. */
export function placePiles(felt: Box, mode: TableMode, { top }: FeltMetrics, dealerCard: number) {
  const { cardWidth, width, margin } = pileSize(felt);
  const pile = (x: number, corner: number): PileLayout => {
    if (mode !== "wide") return { box: null, label: null, opening: { x: corner, y: felt.y - dealerCard } };
    const box: Box = { x, y: felt.y + top + 6, width, height: cardWidth + 10 };
    return {
      box,
      label: { x: x - OVERHANG, y: box.y + box.height + 4, width: width + 2 * OVERHANG, height: 18 },
      opening: { x: x + width / 2, y: box.y + box.height / 2 },
    };
  };
  return {
    tray: pile(felt.x + margin, felt.x + 20),
    shoe: pile(felt.x + felt.width - margin - width, felt.x + felt.width - 20),
  };
}
