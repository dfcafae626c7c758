import { BetMemory, type DealerView, firstSelection, type TableView } from "@thunderjack/stage";
import type { Area, AreaId } from "../mirror/area.js";
import { layHand } from "./hands.js";
import { CARD_RATIO, type Metrics, metricsOf } from "./metrics.js";
import { button, layRail } from "./rail.js";
import type { Asides, Box, ButtonPlace, LinePlace, PilePlace, Scene, Size } from "./scene.js";
import { acrossLine, CHIP_IN_SPOT, type Laid, laySeats } from "./seats.js";

/** The shape of the shoe's and the tray's drawing. */
export const PILE_SHAPE = { width: 150, height: 122 } as const;

/** How far apart the dealer's cards lie where there is room, in card widths. */
const DEALER_STEP = 1.1;

/**
 * A place for everything in the view, on a table of this size. It is drawn well from 320 by 480 and 560 by 320 CSS
 * pixels up.
 *
 * @param asides what the picture shows besides the view; left out, nothing was refused, the usual seats are on, and
 *   there is nothing to undo or to repeat
 */
export function layout(view: TableView, size: Size, asides: Asides = usualAsides(view)): Scene {
  const { notice, shortcuts } = asides;
  const metrics = metricsOf(size, view.seats.length, view.betting.chips.length);
  const tray = layPile(view.tray, metrics.side + 8, metrics);
  const shoe = layPile(view.shoe, size.width - metrics.side - 8 - metrics.pileWidth, metrics);
  const dealer = layDealer(view.dealer, size, metrics);
  const dealerBottom = metrics.top + metrics.cardWidth * CARD_RATIO + metrics.footHeight;
  const lettering = layLettering(size, dealerBottom, metrics);
  const messageTop = dealerBottom + (lettering === null ? 4 : lettering.height);
  const seatsTop = messageTop + metrics.messageHeight + metrics.arrowHeight;
  const seats = laySeats(view, asides, size, seatsTop, metrics);
  const rail = layRail(view, shortcuts, size, metrics);
  const over = view.isOver ? layOver(view, size) : null;
  const message: LinePlace = {
    key: "message",
    words: [notice === null ? { look: "message", text: view.message } : { look: "refusal", text: notice }],
    box: messageBox(size, messageTop, metrics),
    align: "center",
    size: metrics.messageSize,
    lines: metrics.messageLines,
    isAbove: true,
  };
  const buttons = [...rail.buttons, ...(over === null ? [] : [over.button])];
  return {
    size,
    direction: view.direction,
    language: view.language,
    printing: view.lettering,
    cardWidth: metrics.cardWidth,
    chipSizes: [Math.round(metrics.spotSize * CHIP_IN_SPOT), metrics.rail.chipSize],
    chipValues: view.betting.chips,
    lettering,
    railTop: size.height - metrics.rail.height,
    shoe,
    tray,
    outlines: [...dealer.outlines, ...seats.outlines],
    spots: seats.spots,
    chips: seats.chips,
    cards: [...dealer.cards, ...seats.cards],
    turn: seats.turn,
    lines: [
      ...dealer.lines,
      ...seats.lines,
      // At the end of the game the panel says it.
      ...(over === null ? [message] : []),
      ...rail.lines,
      layCount("tray", view.labels.tray, view.tray.cards, tray.box, metrics),
      layCount("shoe", view.labels.shoe, view.shoe.cards, shoe.box, metrics),
      ...(over === null ? [] : [over.line]),
    ],
    buttons,
    over: over?.box ?? null,
    areas: areasOf(seats, buttons),
  };
}

function usualAsides(view: TableView): Asides {
  return { notice: null, selectedSeats: firstSelection(view.seats), shortcuts: new BetMemory().shortcuts(view) };
}

function areasOf({ spots }: Laid, buttons: readonly ButtonPlace[]): ReadonlyMap<AreaId, Area> {
  const areas = new Map<AreaId, Area>();
  for (const { seat, area } of spots) areas.set(`seat:${seat}`, area);
  for (const { id, area } of buttons) areas.set(id, area);
  return areas;
}

function layPile({ cards, fill }: TableView["shoe"], x: number, { top, pileWidth }: Metrics): PilePlace {
  const unit = pileWidth / PILE_SHAPE.width;
  return {
    box: { x, y: top, width: pileWidth, height: Math.round(PILE_SHAPE.height * unit) },
    fill,
    isEmpty: cards === 0,
    mouth: { x: x + pileWidth / 2, y: top + 62 * unit },
  };
}

function layCount(key: string, label: string, cards: number, pile: Box, { smallSize, side }: Metrics): LinePlace {
  const overhang = side + 6;
  return {
    key,
    words: [{ look: "pile", text: `${label} ${cards}` }],
    box: {
      x: pile.x - overhang,
      y: pile.y + pile.height + 1,
      width: pile.width + 2 * overhang,
      height: Math.round(smallSize * 1.5),
    },
    align: "center",
    size: smallSize,
    lines: 1,
    isAbove: false,
  };
}

function layDealer({ cards, total, badge }: DealerView, size: Size, metrics: Metrics) {
  const { top, side, pileWidth, cardWidth, footHeight, totalSize, badgeSize } = metrics;
  const height = cardWidth * CARD_RATIO;
  const margin = side + pileWidth + 20;
  const box: Box = { x: margin, y: top, width: size.width - 2 * margin, height };
  const placed = layHand({ name: "dealer", cards, isDimmed: false }, box, cardWidth, DEALER_STEP);
  const lines: LinePlace[] = [];
  if (total !== null) {
    lines.push({
      key: "foot-dealer",
      words: [{ look: "total", text: total.label }],
      box: { x: box.x, y: top + height + 3, width: box.width, height: footHeight - 4 },
      align: "center",
      size: totalSize,
      lines: 1,
      isAbove: false,
    });
  }
  if (badge !== null) {
    lines.push(acrossLine("badge-dealer", `badge-${badge.kind}`, badge.label, box, top + height * 0.9, badgeSize));
  }
  const half = (cardWidth * DEALER_STEP) / 2;
  const outlines =
    cards.length > 0
      ? []
      : [-half, half].map((offset) => ({
          box: { x: Math.round(size.width / 2 + offset - cardWidth / 2), y: top, width: cardWidth, height },
          isOn: true,
        }));
  return { cards: placed.cards, lines, outlines };
}

function layLettering({ width }: Size, top: number, { lettering }: Metrics): Box | null {
  return lettering === null ? null : { ...lettering, x: (width - lettering.width) / 2, y: top };
}

function messageBox({ width }: Size, y: number, { messageHeight }: Metrics): Box {
  const widest = Math.min(width - 24, 640);
  return { x: (width - widest) / 2, y, width: widest, height: messageHeight };
}

/** The panel in the middle of the table, with the last sentence and the button that begins anew. */
function layOver({ message, betting: { startAgain } }: TableView, size: Size) {
  const width = Math.min(430, size.width - 32);
  const height = Math.min(260, size.height - 24);
  const box: Box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const buttonWidth = Math.min(200, width - 48);
  const line: LinePlace = {
    key: "over",
    words: [{ look: "over", text: message }],
    box: { x: box.x + 24, y: box.y + height * 0.38, width: width - 48, height: height * 0.32 },
    align: "center",
    size: 20,
    lines: 3,
    isAbove: true,
  };
  const area = {
    x: (size.width - buttonWidth) / 2,
    y: box.y + height - 48 - height * 0.1,
    width: buttonWidth,
    height: 48,
  };
  return { box, line, button: button("start-again", startAgain.label, "go", startAgain.isLegal, area) };
}
