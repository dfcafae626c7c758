import { BetMemory, type DealerView, firstSelection, type TableView } from "@thunderjack/stage";
import type { BettingControls, ControlId } from "./controls.js";
import type { Box, Size } from "./geometry.js";
import { placeHand } from "./hands.js";
import { line, overlayLine } from "./line.js";
import { CARD_RATIO, type Metrics, metricsOf, PILE_SHAPE } from "./metrics.js";
import { button, placeRail } from "./rail.js";
import { CHIP_IN_SPOT, placeSeats } from "./seats.js";
import type { ButtonLayout, LineLayout, PileLayout, SpotLayout, TableLayout } from "./table-layout.js";

/** The usual distance between the centres of the dealer's cards, in card widths. */
const DEALER_STEP = 1.1;

/**
 * Lays out a view on a table of this size. The smallest supported sizes are 320 by 480 and 560 by 320 CSS pixels.
 *
 * @param controls the state of the betting controls. Defaults to the state at the start of a table: the initial seat
 *   selection, and nothing to undo or repeat
 */
export function layoutTable(
  view: TableView,
  size: Size,
  controls: BettingControls = initialControls(view),
): TableLayout {
  const { notice, shortcuts } = controls;
  const metrics = metricsOf(size, view.seats.length, view.betting.chips.length);
  const tray = placePile(view.tray, metrics.side + 8, metrics);
  const shoe = placePile(view.shoe, size.width - metrics.side - 8 - metrics.pileWidth, metrics);
  const dealer = placeDealer(view.dealer, size, metrics);
  const dealerBottom = metrics.top + metrics.cardWidth * CARD_RATIO + metrics.footHeight;
  const lettering = placeLettering(size, dealerBottom, metrics);
  const messageTop = dealerBottom + (lettering === null ? 4 : lettering.height);
  const seatsTop = messageTop + metrics.messageHeight + metrics.arrowHeight;
  const seats = placeSeats(view, controls, size, seatsTop, metrics);
  const rail = placeRail(view, shortcuts, size, metrics);
  const over = view.isOver ? placeGameOver(view, size) : null;
  const message = line(
    "message",
    [notice === null ? { style: "message", text: view.message } : { style: "refusal", text: notice }],
    messageBox(size, messageTop, metrics),
    metrics.messageSize,
    { lines: metrics.messageLines, isAbove: true },
  );
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
      // The panel shows the message at the end of the game.
      ...(over === null ? [message] : []),
      ...rail.lines,
      placeCount("tray", view.labels.tray, view.tray.cards, tray.box, metrics),
      placeCount("shoe", view.labels.shoe, view.shoe.cards, shoe.box, metrics),
      ...(over === null ? [] : [over.message]),
    ],
    buttons,
    over: over?.box ?? null,
    controls: controlBoxes(seats.spots, buttons),
  };
}

function initialControls(view: TableView): BettingControls {
  return { notice: null, selectedSeats: firstSelection(view.seats), shortcuts: new BetMemory().shortcuts(view) };
}

function controlBoxes(spots: readonly SpotLayout[], buttons: readonly ButtonLayout[]): ReadonlyMap<ControlId, Box> {
  return new Map<ControlId, Box>([
    ...spots.map(({ seat, box }) => [`seat:${seat}`, box] as const),
    ...buttons.map(({ id, box }) => [id, box] as const),
  ]);
}

function placePile({ cards, fill }: TableView["shoe"], x: number, { top, pileWidth }: Metrics): PileLayout {
  const unit = pileWidth / PILE_SHAPE.width;
  return {
    box: { x, y: top, width: pileWidth, height: Math.round(PILE_SHAPE.height * unit) },
    fill,
    isEmpty: cards === 0,
    opening: { x: x + pileWidth / 2, y: top + 62 * unit },
  };
}

function placeCount(key: string, label: string, cards: number, pile: Box, { smallSize, side }: Metrics): LineLayout {
  const overhang = side + 6;
  const box: Box = {
    x: pile.x - overhang,
    y: pile.y + pile.height + 1,
    width: pile.width + 2 * overhang,
    height: Math.round(smallSize * 1.5),
  };
  return line(key, [{ style: "pile", text: `${label} ${cards}` }], box, smallSize);
}

function placeDealer({ cards, total, badge }: DealerView, size: Size, metrics: Metrics) {
  const { top, side, pileWidth, cardWidth, footHeight, totalSize, badgeSize } = metrics;
  const height = cardWidth * CARD_RATIO;
  const margin = side + pileWidth + 20;
  const box: Box = { x: margin, y: top, width: size.width - 2 * margin, height };
  const placed = placeHand({ name: "dealer", cards, isDimmed: false }, box, cardWidth, DEALER_STEP);
  const lines: LineLayout[] = [];
  if (total !== null) {
    const foot: Box = { x: box.x, y: top + height + 3, width: box.width, height: footHeight - 4 };
    lines.push(line("foot-dealer", [{ style: "total", text: total.label }], foot, totalSize));
  }
  if (badge !== null) {
    lines.push(overlayLine("badge-dealer", `badge-${badge.kind}`, badge.label, box, top + height * 0.9, badgeSize));
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

function placeLettering({ width }: Size, top: number, { lettering }: Metrics): Box | null {
  return lettering === null ? null : { ...lettering, x: (width - lettering.width) / 2, y: top };
}

function messageBox({ width }: Size, y: number, { messageHeight }: Metrics): Box {
  const widest = Math.min(width - 24, 640);
  return { x: (width - widest) / 2, y, width: widest, height: messageHeight };
}

/** Places the panel at the end of the game: the final message and the button that starts a new game. */
function placeGameOver({ message, betting: { startAgain } }: TableView, size: Size) {
  const width = Math.min(430, size.width - 32);
  const height = Math.min(260, size.height - 24);
  const box: Box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const buttonWidth = Math.min(200, width - 48);
  const messageBox: Box = { x: box.x + 24, y: box.y + height * 0.38, width: width - 48, height: height * 0.32 };
  const buttonBox: Box = {
    x: (size.width - buttonWidth) / 2,
    y: box.y + height - 48 - height * 0.1,
    width: buttonWidth,
    height: 48,
  };
  return {
    box,
    message: line("over", [{ style: "over", text: message }], messageBox, 20, { lines: 3, isAbove: true }),
    button: button("start-again", startAgain.label, "go", startAgain.isLegal, buttonBox),
  };
}
