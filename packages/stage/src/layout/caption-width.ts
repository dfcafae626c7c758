import type { HandView } from "../view.js";
import type { Size } from "./geometry.js";
import type { HandLayout, TextSizes } from "./table-layout.js";

/** The width of an average letter, of a digit or the sign of an amount, and of a space, relative to the font size. */
const LETTER = 0.64;
const DIGIT = 0.6;
const SPACE = 0.4;

/** The width of the padding and the edge of a plate, relative to the font size. */
const PLATE = 0.9;

/** The width of the sign of a result and of the gap after the sign, relative to the font size. */
const SIGN = 1.3;

/** The sign and the plate of a result without words, relative to those of a result with words. */
const BRIEF = 0.9;

/** The font size of the words around the figure of a total, relative to the font size of the figure. */
const WORDS = 0.68;

/** Estimates the width of a text in a caption, in CSS pixels. The text may be empty. */
export function captionText(text: string, size: number, { fontWidth }: TextSizes): number {
  const width = [...text].reduce((sum, character) => sum + widthOf(character), 0);
  return width * fontWidth * size;
}

function widthOf(character: string): number {
  return /\s/.test(character) ? SPACE : /[\d+±−]/.test(character) ? DIGIT : LETTER;
}

/** Estimates the width of a total with its plate, in CSS pixels. */
export function totalWidth(label: string, size: number, sizes: TextSizes): number {
  const words = captionText(label.replace(/\d/g, ""), Math.max(sizes.least, size * WORDS), sizes);
  const figure = captionText(label.replace(/\D/g, ""), size, sizes);
  return Math.max(2 * size, figure + words + PLATE * size);
}

/** The options of {@link resultWidth}. */
export interface ResultPlate {
  /** Whether the sign before the result is shown. Defaults to `true`. */
  readonly hasSign?: boolean;
  /** Whether only the sign and the amount are shown, which are closer together. Defaults to `false`. */
  readonly isBrief?: boolean;
}

/** Estimates the width of a result with its plate, in CSS pixels. */
export function resultWidth(
  words: string,
  size: number,
  sizes: TextSizes,
  { hasSign = true, isBrief = false }: ResultPlate = {},
): number {
  const plate = (hasSign ? SIGN + PLATE : PLATE) * size;
  return captionText(words, size, sizes) + (isBrief ? BRIEF * plate : plate);
}

/**
 * Returns whether the result of a hand replaces its bet in the caption: its ring shows the bet, and the amount of the
 * result is more important. A collapsed hand has no ring, and shows both.
 */
export function isBetReplaced(
  { badge }: Pick<HandView, "badge">,
  { isBetInCaption, hasRing }: Pick<HandLayout, "isBetInCaption" | "hasRing">,
): boolean {
  return badge !== null && isBetInCaption && hasRing;
}

/** The least width beside a total for the bolt before it: the bolt, less the gap between a ring and a caption, twice. */
const BOLT_ROOM = 18;

/**
 * Returns whether a bolt before the caption marks the hand in turn, because there is no room for the marker above the
 * cards. In the narrowest captions the bolt would cover the ring; the frame of the cards then marks the hand.
 */
export function hasBolt({ marker, caption }: Pick<HandLayout, "marker" | "caption">, { total }: TextSizes): boolean {
  return marker === null && caption.width >= 2 * total + BOLT_ROOM;
}

/** The least width of an amount with an insurance beside the bet, in CSS pixels. */
const INSURANCE_ROOM = 100;

/** Returns whether there is room for the insurance beside the bet. Otherwise, only the message states its payment. */
export function hasInsurance({ width }: Size): boolean {
  return width >= INSURANCE_ROOM;
}
