import type { Size } from "./geometry.js";

/** The sizes of the parts of a table, in CSS pixels. */
export interface Metrics {
  /** The margin at the top. */
  readonly top: number;
  /** The margin at the sides. */
  readonly side: number;
  readonly cardWidth: number;
  readonly pileWidth: number;
  /** The diameter of a betting circle. */
  readonly spotSize: number;
  readonly totalSize: number;
  readonly badgeSize: number;
  readonly smallSize: number;
  /** The height of the row under the cards, which contains the total. */
  readonly footHeight: number;
  readonly lettering: Size | null;
  readonly messageSize: number;
  readonly messageHeight: number;
  readonly messageLines: number;
  /** The space between the message and the hands, for the arrow above the active hand. */
  readonly arrowHeight: number;
  readonly seatWidth: number;
  readonly seatGap: number;
  /** The distance by which the outer seats are placed above the middle seat. */
  readonly lift: number;
  readonly rail: RailMetrics;
}

/** The sizes of the rail. */
export interface RailMetrics {
  readonly height: number;
  readonly shape: "stacked" | "wide" | "broad" | "low";
  readonly chipRows: number;
  /** The diameter of the chip buttons. */
  readonly chipSize: number;
  /** The widths of the whole area of controls and of its parts between two rounds. */
  readonly room: {
    readonly controls: number;
    readonly chips: number;
    readonly shortcut: number;
    readonly clear: number;
    readonly deal: number;
    readonly gap: number;
  };
}

/** The minimum size of a control for touch input. */
const TOUCH_TARGET = 44;

/** The aspect ratio of the drawings of the shoe and the tray. */
export const PILE_SHAPE = { width: 150, height: 122 } as const;

/** The height of a card divided by its width. */
export const CARD_RATIO = 1.4;

/** The minimum scale of cards in a seat whose hands are stacked. */
const STACKED = 0.8;

const SMALLEST_CARD = 28;
const LARGEST_CARD = 112;

/**
 * Computes the sizes for a table.
 *
 * @param seats the number of seats
 * @param chips the number of different chips
 */
export function metricsOf({ width, height }: Size, seats: number, chips: number): Metrics {
  const rail = railMetrics(width, height, chips);
  const isWide = width >= 720;
  const isLow = rail.shape === "low" || height < 600;
  // The margin has room for the frame around an outer hand.
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
  const widestCard = (lettering: Size | null) => {
    let cardWidth = Math.max(SMALLEST_CARD, largest);
    while (cardWidth > SMALLEST_CARD && !fits(cardWidth, lettering)) cardWidth--;
    return cardWidth;
  };
  const printed = letteringSize(width, height);
  const withLettering = widestCard(printed);
  const without = widestCard(null);
  // The printing is decoration. It is omitted if the cards would have to shrink to less than 70 % of their size.
  const isPrinted = fits(withLettering, printed) && withLettering >= without * 0.7;
  const cardWidth = isPrinted ? withLettering : without;
  return { ...common, cardWidth, spotSize: spotSizeFor(cardWidth), lettering: isPrinted ? printed : null };
}

/** Returns the card width of the web components on a table of this size, so that both renderers look alike. */
function largestCard(width: number, height: number): number {
  const [across, down] =
    width < 720 ? [0.144, 0.118] : height <= 880 ? [0.11, 0.102] : width < 1000 ? [0.124, 0.108] : [0.144, 0.118];
  return Math.min(LARGEST_CARD, Math.round(width * across), Math.round(height * down));
}

function spotSizeFor(cardWidth: number): number {
  return Math.round(Math.min(92, Math.max(TOUCH_TARGET + 2, cardWidth * 0.86)));
}

/** Returns the size of the printing. Its arc is deeper on a narrow table. */
function letteringSize(width: number, height: number): Size {
  const isWide = width >= 720;
  const printed = Math.min(width * 0.96, height * 1.08, 1000);
  return { width: printed, height: Math.round(printed * (isWide ? 0.15 : 0.215)) };
}

function railMetrics(width: number, tableHeight: number, chips: number): RailMetrics {
  const shape = width < 560 ? "stacked" : tableHeight < 480 ? "low" : width < 1000 ? "wide" : "broad";
  const room = controlsRoom(shape, width, chips);
  const perRow = Math.max(1, Math.floor((room.chips + CHIP_GAP) / (TOUCH_TARGET + CHIP_GAP)));
  const chipRows = Math.max(1, Math.ceil(chips / perRow));
  const height =
    { stacked: 154, low: 58, wide: 112, broad: 98 }[shape] + (chipRows - 1) * (TOUCH_TARGET + CHIP_GAP + 4);
  const chipsHeight = height - { stacked: 100, low: 10, wide: 50, broad: 28 }[shape];
  const inRow = Math.max(1, Math.ceil(chips / chipRows));
  const widest = (room.chips - CHIP_GAP * (inRow - 1)) / inRow;
  const chipSize = Math.floor(Math.max(TOUCH_TARGET, Math.min(LARGEST_CHIP, widest, chipsHeight / chipRows - 4)));
  return { shape, chipRows, chipSize, room, height };
}

/** The maximum size of a chip button. */
const LARGEST_CHIP = 64;

/** The minimum gap between two chip buttons. */
const CHIP_GAP = 6;

/** The usual gap between two chip buttons. */
export const CHIP_DISTANCE = 18;

/** The number of shortcuts: undo, and double or repeat. */
const SHORTCUTS = 2;

/** Divides the width of the controls. In the `stacked` shape, the chips have a separate row. */
function controlsRoom(shape: RailMetrics["shape"], width: number, chips: number): RailMetrics["room"] {
  switch (shape) {
    case "stacked": {
      const controls = width - 24;
      const gap = 8;
      const words = controls - SHORTCUTS * TOUCH_TARGET - (SHORTCUTS + 1) * gap;
      return { controls, chips: controls, shortcut: TOUCH_TARGET, clear: words * 0.4, deal: words * 0.6, gap };
    }
    case "low":
      return sharedRoom(width - 132, chips, { shortcut: TOUCH_TARGET, clear: [54, 100], deal: [68, 150], gap: 6 });
    case "wide":
      return sharedRoom(width - 32, chips, BESIDE_CHIPS);
    case "broad":
      return sharedRoom(Math.min(780, width - 2 * 230), chips, BESIDE_CHIPS);
    default:
      return unknownShape(shape);
  }
}

/** The minimum and maximum widths of the buttons beside the chips. */
interface BesideChips {
  readonly shortcut: number;
  readonly clear: readonly [least: number, most: number];
  readonly deal: readonly [least: number, most: number];
  readonly gap: number;
}

const BESIDE_CHIPS: BesideChips = { shortcut: 48, clear: [80, 120], deal: [110, 180], gap: 10 };

/** Gives the chips their preferred width and divides the rest among the buttons. */
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

/**
 * Throws for a shape that the compiler rules out.
 *
 * @throws TypeError always
 */
export function unknownShape(shape: never): never {
  throw new TypeError(`Unknown rail shape: ${JSON.stringify(shape)}.`);
}
