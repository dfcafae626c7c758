import type { Box } from "../layout/geometry.js";
import type { CaptionLayout, MeterLayout, ResultLayout, TableLayout } from "../layout/table-layout.js";
import { fillStyle } from "./css-paint.js";
import { drawIcon, resultIcon } from "./icon.js";
import { newPath } from "./marks.js";
import type { PaintName, Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import { glow } from "./shadow.js";
import { stormCorner } from "./storm-corner.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The space around a caption for its glow, in CSS pixels. */
const MARGIN = 18;

/** The large radius of the corners, in CSS pixels. */
const RADIUS = 10;

/** The gap between two plates, in CSS pixels. */
const GAP = 4;

/** A text in a plate. */
interface Piece {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly width: number;
}

/** A plate with texts, and the sign before them. */
interface Plate {
  readonly pieces: readonly Piece[];
  /** Whether only the text is drawn, without the plate. */
  readonly isBare: boolean;
  /** Whether the text ends with an amount. */
  readonly hasAmount: boolean;
  readonly paint: string;
  readonly line: string;
  readonly colour: string;
  /** The path of the sign; `null` for the bolt, `undefined` for none. */
  readonly sign: string | null | undefined;
  readonly signSize: number;
  /** The gap between two texts, and between the sign and the first text. */
  readonly gap: number;
  readonly glow: string | null;
  readonly width: number;
}

const RESULT_TEXTS: Readonly<Record<ResultLayout["tone"], PaintName>> = {
  win: "badge-win-text",
  lose: "badge-lose-text",
  push: "badge-text",
  award: "badge-gold-text",
};

const RESULT_PLATES: Readonly<Record<ResultLayout["tone"], PaintName>> = {
  win: "badge-win",
  lose: "badge-lose",
  push: "badge",
  award: "badge-gold",
};

/** Returns the texture of a caption: the plate of the total, and the plate of the result or the meter of a Blitz. */
export function captionTexture<T>(
  cache: Textures<T>,
  caption: CaptionLayout,
  direction: TableLayout["direction"],
): CachedTexture<T> {
  const { key: _, box, ...facts } = caption;
  const { height } = box;
  const name = `caption ${direction} ${JSON.stringify([box.width, height, facts])}`;
  const found = cache.find(name);
  if (found !== undefined) return found;
  const plateHeight = Math.min(height, Math.ceil(caption.size * PLATE_HEIGHT));
  const whole = platesOf(cache, caption, 1);
  const bolts = caption.hasBolt && caption.bet !== null ? 2 * TURN_BOLT.room : 0;
  const isFull = plainWidth(whole) + (caption.meter === null ? 0 : meterWidth(caption.meter) + 8) + bolts > box.width;
  // A caption without room for the bet omits it. The accessibility layer still has the bet.
  const shown = isFull ? { ...caption, bet: null } : caption;
  const usual = isFull ? platesOf(cache, shown, 1) : whole;
  const fitted = fittedPlates(cache, shown, usual);
  const plates = plainWidth(fitted) > box.width + TOLERANCE ? fitted.map(withoutSign) : fitted;
  const top = (height - plateHeight) / 2;
  const plain = plainWidth(plates);
  const metered = plain + (caption.meter === null ? 0 : meterWidth(caption.meter) + 8);
  // The accessibility layer has the meter with its label, so the drawn meter may be left out if there is no room for
  // it.
  const meter = metered > box.width ? null : caption.meter;
  const natural = meter === null ? plain : metered;
  const fit = Math.min(1, box.width / natural);
  // Text in a narrow caption is condensed, so that it stays large enough.
  return cache.get(name, natural * fit, height, MARGIN, (context) => {
    context.scale(fit, 1);
    context.direction = direction;
    const isRightToLeft = direction === "rtl";
    if (caption.hasBolt) {
      const beside = isRightToLeft ? natural + TURN_BOLT.distance : -TURN_BOLT.distance;
      drawIcon(context, null, beside, height / 2, TURN_BOLT.size, cache.palette.paints.turn);
    }
    let x = 0;
    for (const plate of plates) {
      context.save();
      context.translate(isRightToLeft ? natural - x - plate.width : x, top);
      drawPlate(context, plate, plateHeight, cache.palette, isRightToLeft);
      context.restore();
      x += plate.width + GAP;
    }
    if (meter === null) return;
    if (isRightToLeft) {
      context.translate(natural, 0);
      context.scale(-1, 1);
    }
    drawMeter(context, meter, x + 4, height, cache.palette.paints.turn);
  });
}

/** The width by which a caption may be condensed rather than shown without its sign, in CSS pixels. */
const TOLERANCE = 0.5;

/** The largest number of sizes that are tried for a caption. */
const MOST_STEPS = 5;

/** The smallest font size, in CSS pixels. */
const LEAST = 11;

/** The largest height of a plate, relative to the font size of the total. */
const PLATE_HEIGHT = 5 / 3;

/** The gaps, paddings and least widths of the plates, relative to their font sizes, as in the elements. */
const TOTAL = { gap: 0.26, padding: 0.84, least: 2 } as const;
const RESULT = { gap: 0.35, padding: 1.08 } as const;
const BRIEF_RESULT = { gap: 0.2, padding: 0.6 } as const;

/** The bolt beside the caption of the hand in turn: its size, its room and the distance of its centre, in CSS pixels. */
const TURN_BOLT = { size: 16, room: 13, distance: 8 } as const;

/**
 * Returns the plates of a caption.
 *
 * @param share the size of text and space, relative to their usual size
 */
function platesOf(cache: Textures<unknown>, caption: CaptionLayout, share: number): readonly Plate[] {
  const plates = [
    totalPlate(cache, caption, share),
    betPlate(cache, caption, share),
    resultPlate(cache, caption, share),
  ];
  return plates.filter((plate) => plate !== null);
}

/**
 * Returns the plates of a caption in the size in which they fit into its box, or in their smallest size. The gaps and the
 * edges keep their sizes, so the first size that is tried may be too large.
 */
function fittedPlates(cache: Textures<unknown>, caption: CaptionLayout, usual: readonly Plate[]): readonly Plate[] {
  const { width } = caption.box;
  let plates = usual;
  let share = 1;
  for (let step = 0; step < MOST_STEPS && plainWidth(plates) > width + TOLERANCE; step++) {
    share *= width / plainWidth(plates);
    plates = platesOf(cache, caption, share);
  }
  return plates;
}

function plainWidth(plates: readonly Plate[]): number {
  return plates.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, plates.length - 1);
}

/** Leaves out the sign before an amount, for which a very narrow caption has no room. */
function withoutSign(plate: Plate): Plate {
  const { sign, signSize, width, hasAmount } = plate;
  return hasAmount && sign !== undefined
    ? { ...plate, sign: undefined, signSize: 0, width: width - signSize - plate.gap }
    : plate;
}

function totalPlate(cache: Textures<unknown>, caption: CaptionLayout, share: number): Plate | null {
  const { total, name, isInTurn, size } = caption;
  const { paints } = cache.palette;
  const colour = isInTurn ? paints["turn-text"] : paints.text;
  const quiet = isInTurn ? paints["turn-text"] : paints["rail-quiet"];
  const piece = (text: string, scale: number, weight: number, ink: string): Piece => {
    const fontSize = Math.max(LEAST, size * share * scale);
    return {
      text,
      size: fontSize,
      weight,
      colour: ink,
      width: cache.measure(text, fontOf(cache.palette, weight, fontSize)),
    };
  };
  const pieces: Piece[] = [];
  if (name !== null) pieces.push(piece(name, 0.66, 600, quiet));
  // The words of a total, such as "soft", are smaller than its digits.
  for (const part of total?.match(/\d+|[^\d\s]+/g) ?? []) {
    pieces.push(/\d/.test(part) ? piece(part, 1, 750, colour) : piece(part, 0.68, 600, quiet));
  }
  if (pieces.length === 0) return null;
  const fontSize = Math.max(LEAST, size * share);
  const gap = fontSize * TOTAL.gap;
  return {
    pieces,
    isBare: false,
    hasAmount: false,
    paint: isInTurn ? paints.turn : paints.shade,
    line: isInTurn ? paints.turn : paints["shade-line"],
    colour,
    sign: undefined,
    signSize: 0,
    gap,
    glow: isInTurn ? paints["turn-glow"] : null,
    width: Math.max(widthOf(pieces, gap) + fontSize * TOTAL.padding, fontSize * TOTAL.least),
  };
}

/** Returns the text of the bet, beside the plate of the total; `null` without a bet. */
function betPlate(cache: Textures<unknown>, { bet, size: usual }: CaptionLayout, share: number): Plate | null {
  if (bet === null) return null;
  const colour = cache.palette.paints["gold-light"];
  const size = Math.max(LEAST, usual * share * 0.8);
  const width = cache.measure(bet, fontOf(cache.palette, 750, size));
  const pieces = [{ text: bet, size, weight: 750, colour, width }];
  return {
    pieces,
    isBare: true,
    hasAmount: true,
    paint: "",
    line: "",
    colour,
    sign: undefined,
    signSize: 0,
    gap: 0,
    glow: null,
    width,
  };
}

function resultPlate(
  cache: Textures<unknown>,
  { result, resultSize: usual }: CaptionLayout,
  share: number,
): Plate | null {
  if (result === null) return null;
  const { tone, word, amount, isStorm } = result;
  const resultSize = Math.max(LEAST, usual * share);
  const { paints, glow: strength } = cache.palette;
  const colour = paints[RESULT_TEXTS[tone]];
  const pieces = [
    { text: word, weight: 750 },
    { text: amount, weight: 800 },
  ].flatMap(({ text, weight }): Piece[] =>
    text === null
      ? []
      : [
          {
            text,
            weight,
            size: resultSize,
            colour,
            width: cache.measure(text, fontOf(cache.palette, weight, resultSize)),
          },
        ],
  );
  const isAward = tone === "award";
  const { gap, padding } = word === null && amount !== null ? BRIEF_RESULT : RESULT;
  return {
    pieces,
    isBare: false,
    hasAmount: amount !== null,
    paint: paints[RESULT_PLATES[tone]],
    line: isAward ? paints["badge-gold-line"] : colour,
    colour,
    sign: isStorm ? null : resultIcon(tone),
    signSize: resultSize,
    gap: resultSize * gap,
    glow: isAward && strength > 0 ? "rgb(255 214 120 / 0.55)" : null,
    width: widthOf(pieces, resultSize * gap) + resultSize * (1 + gap + padding) + 2,
  };
}

const fontOf = ({ font }: Palette, weight: number, size: number): string => `${weight} ${size}px ${font}`;

function widthOf(pieces: readonly Piece[], gap: number): number {
  return pieces.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, pieces.length - 1);
}

function drawPlate(context: Pen, plate: Plate, height: number, palette: Palette, isRightToLeft: boolean): void {
  const { pieces, paint, line, colour, sign, signSize, gap, width } = plate;
  if (!plate.isBare) {
    const outline = newPath(stormCorner({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, RADIUS, 4));
    context.save();
    if (plate.glow !== null && palette.glow > 0) glow(context, plate.glow, 9);
    context.fillStyle = fillStyle(context, paint, width, height);
    context.fill(outline);
    context.restore();
    context.strokeStyle = line;
    context.lineWidth = 1;
    context.stroke(outline);
  }
  const signGap = sign === undefined ? 0 : gap;
  const at = (distance: number): number => (isRightToLeft ? width - distance : distance);
  let along = (width - widthOf(pieces, gap) - signSize - signGap) / 2;
  if (sign !== undefined) {
    drawIcon(context, sign, at(along + signSize / 2), height / 2, signSize, colour);
    along += signSize + signGap;
  }
  context.textBaseline = "alphabetic";
  context.textAlign = "start";
  const baseline = height / 2 + Math.max(0, ...pieces.map(({ size }) => size)) * 0.355;
  for (const piece of pieces) {
    context.font = fontOf(palette, piece.weight, piece.size);
    context.fillStyle = piece.colour;
    context.fillText(piece.text, at(along), baseline);
    along += piece.width + gap;
  }
}

const SLOT = { width: 7, gap: 3 };

function meterWidth({ slots }: MeterLayout): number {
  return slots * SLOT.width + (slots - 1) * SLOT.gap;
}

/**
 * Returns the box of the last slot of the meter of a Blitz, at the end of its caption; `null` unless the meter is drawn
 * and this slot is its only empty one.
 */
export function lastSlot(
  cache: Textures<unknown>,
  caption: CaptionLayout,
  direction: TableLayout["direction"],
): Box | null {
  const { meter, box } = caption;
  if (meter === null || meter.filled !== meter.slots - 1) return null;
  const { width } = captionTexture(cache, caption, direction);
  if (width === captionTexture(cache, { ...caption, meter: null }, direction).width) return null;
  const left = box.x + (box.width - width) / 2;
  return {
    x: direction === "rtl" ? left : left + width - SLOT.width,
    y: box.y + box.height * 0.25,
    width: SLOT.width,
    height: box.height * 0.5,
  };
}

/** Returns the texture of a lit slot. */
export function slotTexture<T>(cache: Textures<T>, { width, height }: Box): CachedTexture<T> {
  return cache.get(`slot ${height}`, width, height, 0, (context) => {
    context.fillStyle = cache.palette.paints.turn;
    context.fill(newPath(stormCorner({ x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5 }, 3, 1)));
  });
}

/** Draws a slot for each card of a Blitz. The slots of the cards in the hand are filled. */
function drawMeter(context: Pen, { filled, slots }: MeterLayout, left: number, height: number, colour: string): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  for (let slot = 0; slot < slots; slot++) {
    const box = {
      x: left + slot * (SLOT.width + SLOT.gap) + 0.75,
      y: height * 0.25 + 0.75,
      width: SLOT.width - 1.5,
      height: height * 0.5 - 1.5,
    };
    const outline = newPath(stormCorner(box, 3, 1));
    if (slot < filled) context.fill(outline);
    context.globalAlpha = slot < filled ? 1 : 0.75;
    context.stroke(outline);
    context.globalAlpha = 1;
  }
}
