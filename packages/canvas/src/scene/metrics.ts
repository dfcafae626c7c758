import type { Size } from "./scene.js";

/** The sizes from which a table is laid out, all in CSS pixels. */
export interface Metrics {
  /** The margin at the top. */
  readonly top: number;
  /** The margin at the sides. */
  readonly side: number;
  readonly cardWidth: number;
  readonly pileWidth: number;
  /** The diameter of a seat's circle. */
  readonly spotSize: number;
  readonly totalSize: number;
  readonly badgeSize: number;
  readonly smallSize: number;
  /** The height of the row under the cards, with the total in it. */
  readonly footHeight: number;
  readonly lettering: Size | null;
  readonly messageSize: number;
  readonly messageHeight: number;
  readonly messageLines: number;
  /** Between the message and the hands: the arrow over the hand whose turn it is needs it. */
  readonly arrowHeight: number;
  readonly seatWidth: number;
  readonly seatGap: number;
  /** How much higher than the middle seat the outer ones lie. */
  readonly lift: number;
  readonly rail: RailMetrics;
}

/** How the rail is cut. */
export interface RailMetrics {
  readonly height: number;
  readonly shape: "stacked" | "wide" | "broad" | "low";
  readonly chipRows: number;
  /** The diameter of the chips that are buttons. */
  readonly chipSize: number;
  /** The widths of the controls, and of what lies there between two rounds. */
  readonly room: {
    readonly controls: number;
    readonly chips: number;
    readonly shortcut: number;
    readonly clear: number;
    readonly deal: number;
    readonly gap: number;
  };
}

/** The smallest thing that a thumb can press. */
const THUMB = 44;

/** The shape of a card. */
export const CARD_RATIO = 1.4;

/** How much smaller the cards of two hands may be that lie one above the other. */
const STACKED = 0.8;

const SMALLEST_CARD = 28;
const LARGEST_CARD = 112;

/** The sizes for a table of this size with so many seats and chips. */
export function metricsOf({ width, height }: Size, seats: number, chips: number): Metrics {
  const rail = railMetrics(width, height, chips);
  const isWide = width >= 720;
  const isLow = rail.shape === "low" || height < 600;
  // Also the frame around the outermost hand lies within it.
  const side = isWide ? 20 : 9;
  const seatGap = isWide ? 12 : 4;
  const seatWidth = (Math.min(width, 1360) - 2 * side - seatGap * (seats - 1)) / seats;
  const totalSize = isWide && !isLow ? 16 : 13;
  const smallSize = isWide && !isLow ? 12 : 11;
  const messageSize = isWide && !isLow ? 16 : 14;
  const messageLines = width < 560 ? 2 : 1;
  const common = {
    top: isLow ? 6 : isWide ? 18 : 12,
    side,
    pileWidth: Math.round(Math.min(118, Math.max(isLow ? 52 : 62, width * 0.085))),
    totalSize,
    badgeSize: isWide && !isLow ? 15 : 12,
    smallSize,
    footHeight: Math.round(totalSize * 1.7) + 5,
    messageSize,
    messageLines,
    messageHeight: Math.ceil(messageSize * 1.4) * messageLines + 12,
    arrowHeight: isLow ? 14 : 24,
    seatWidth,
    seatGap,
    lift: isWide && !isLow && seats === 3 ? Math.round(height * 0.042) : 0,
    rail,
  };
  const isStacked = seatWidth < 290 && !isLow;
  const fits = (cardWidth: number, lettering: Size | null) => {
    const hands = isStacked
      ? 2 * (cardWidth * STACKED * CARD_RATIO + common.footHeight)
      : cardWidth * CARD_RATIO + common.footHeight;
    const dealer = common.top + cardWidth * CARD_RATIO + common.footHeight;
    const middle = (lettering === null ? 4 : lettering.height) + common.messageHeight + common.arrowHeight;
    const foot = spotSizeFor(cardWidth) + 4 + Math.round(smallSize * 1.7) + 6;
    return dealer + middle + hands + foot + common.lift <= height - rail.height;
  };
  const largest = largestCard(width, height);
  const widest = (lettering: Size | null) => {
    let cardWidth = Math.max(SMALLEST_CARD, largest);
    while (cardWidth > SMALLEST_CARD && !fits(cardWidth, lettering)) cardWidth--;
    return cardWidth;
  };
  const printed = letteringSize(width, height);
  const withLettering = widest(printed);
  const without = widest(null);
  // The printing is for beauty: where it would cost the cards too much, it is left out.
  const isPrinted = fits(withLettering, printed) && withLettering >= without * 0.7;
  const cardWidth = isPrinted ? withLettering : without;
  return { ...common, cardWidth, spotSize: spotSizeFor(cardWidth), lettering: isPrinted ? printed : null };
}

/** As large as the cards of the elements are on a table of this size, so that one can take the place of the other. */
function largestCard(width: number, height: number): number {
  const [across, down] =
    width < 720 ? [0.144, 0.118] : height <= 880 ? [0.11, 0.102] : width < 1000 ? [0.124, 0.108] : [0.144, 0.118];
  return Math.min(LARGEST_CARD, Math.round(width * across), Math.round(height * down));
}

function spotSizeFor(cardWidth: number): number {
  return Math.round(Math.min(92, Math.max(THUMB + 2, cardWidth * 0.86)));
}

/** The printing bends more where there is room for it. */
function letteringSize(width: number, height: number): Size {
  const isWide = width >= 720;
  const printed = Math.min(width * 0.96, height * 1.08, 1000);
  return { width: printed, height: Math.round(printed * (isWide ? 0.15 : 0.215)) };
}

function railMetrics(width: number, tableHeight: number, chips: number): RailMetrics {
  const shape = width < 560 ? "stacked" : tableHeight < 480 ? "low" : width < 1000 ? "wide" : "broad";
  const room = controlsRoom(shape, width, chips);
  const perRow = Math.max(1, Math.floor((room.chips + CHIP_GAP) / (THUMB + CHIP_GAP)));
  const chipRows = Math.max(1, Math.ceil(chips / perRow));
  const height = { stacked: 154, low: 58, wide: 112, broad: 98 }[shape] + (chipRows - 1) * (THUMB + CHIP_GAP + 4);
  const chipsHeight = height - { stacked: 100, low: 10, wide: 50, broad: 28 }[shape];
  const inRow = Math.max(1, Math.ceil(chips / chipRows));
  const widest = (room.chips - CHIP_GAP * (inRow - 1)) / inRow;
  const chipSize = Math.floor(Math.max(THUMB, Math.min(LARGEST_CHIP, widest, chipsHeight / chipRows - 4)));
  return { shape, chipRows, chipSize, room, height };
}

/** The largest chip that is a button. */
const LARGEST_CHIP = 64;

/** Between two chips that are buttons, at least. */
const CHIP_GAP = 6;

/** Between two chips that are buttons, where there is room. */
export const CHIP_DISTANCE = 18;

/** Undo, and double or repeat. */
const SHORTCUTS = 2;

/** How the width of the controls is shared; where they are stacked, the chips have all of it. */
function controlsRoom(shape: RailMetrics["shape"], width: number, chips: number): RailMetrics["room"] {
  switch (shape) {
    case "stacked": {
      const controls = width - 24;
      const gap = 8;
      const words = controls - SHORTCUTS * THUMB - (SHORTCUTS + 1) * gap;
      return { controls, chips: controls, shortcut: THUMB, clear: words * 0.4, deal: words * 0.6, gap };
    }
    case "low":
      return sharedRoom(width - 132, chips, { shortcut: THUMB, clear: [54, 100], deal: [68, 150], gap: 6 });
    case "wide":
      return sharedRoom(width - 32, chips, BESIDE_CHIPS);
    case "broad":
      return sharedRoom(Math.min(780, width - 2 * 230), chips, BESIDE_CHIPS);
    default:
      return unknownShape(shape);
  }
}

/** The widths of what lies beside the chips, at least and at most. */
interface BesideChips {
  readonly shortcut: number;
  readonly clear: readonly [least: number, most: number];
  readonly deal: readonly [least: number, most: number];
  readonly gap: number;
}

const BESIDE_CHIPS: BesideChips = { shortcut: 48, clear: [80, 120], deal: [110, 180], gap: 10 };

/** The words have what the chips leave them. */
function sharedRoom(controls: number, chips: number, beside: BesideChips): RailMetrics["room"] {
  const { shortcut, clear, deal, gap } = beside;
  const rest = controls - SHORTCUTS * shortcut - (SHORTCUTS + 2) * gap;
  const wanted = chips * (LARGEST_CHIP + CHIP_DISTANCE) - CHIP_DISTANCE;
  const least = clear[0] + deal[0];
  const share = Math.min(1, Math.max(0, (rest - wanted - least) / (clear[1] + deal[1] - least)));
  const between = ([narrowest, widest]: readonly [number, number]) => narrowest + share * (widest - narrowest);
  const words = { clear: between(clear), deal: between(deal) };
  return { controls, chips: rest - words.clear - words.deal, shortcut, ...words, gap };
}

function unknownShape(shape: never): never {
  throw new TypeError(`Unknown shape of a rail: ${JSON.stringify(shape)}.`);
}
