import type { CardView } from "@thunderjack/stage";
import type { Box } from "./geometry.js";
import { CARD_RATIO } from "./metrics.js";
import type { CardLayout } from "./table-layout.js";

/** The usual distance between the cards of a hand, in card widths. */
const STEP = 0.4;

/** The minimum distance at which every card is readable, in card widths. */
const NARROWEST_STEP = 0.24;

/** The offset of a card that lies across the others, in card widths. */
const ACROSS_SHIFT = { x: 0.08, y: 0.14 * CARD_RATIO };

/** A hand to place. */
export interface HandInput {
  readonly name: string;
  readonly cards: readonly CardView[];
  readonly isDimmed: boolean;
}

/** The width of a hand whose cards are `step` apart, in card widths. */
function spread(cards: readonly CardView[], step: number): number {
  let right = 1;
  for (const [place, { isAcross }] of cards.entries()) {
    const left = place * step;
    right = Math.max(right, left + (isAcross ? 0.5 + ACROSS_SHIFT.x + CARD_RATIO / 2 : 1));
  }
  return right;
}

/** The width of a hand at the usual distance between its cards, in card widths. */
export function usualWidth(cards: readonly CardView[]): number {
  return spread(cards, STEP);
}

/** The maximum card width at which a hand fits into a width. */
function widestCard(cards: readonly CardView[], width: number): number {
  return width / spread(cards, cards.length > 2 ? NARROWEST_STEP : STEP * 0.75);
}

/**
 * Places the cards of a hand side by side in the middle of a box, at its lower edge.
 *
 * @param usual the usual card width
 * @param step the usual distance between the cards, in card widths
 * @returns the cards and their bounding box
 */
export function placeHand(
  { name, cards, isDimmed }: HandInput,
  box: Box,
  usual: number,
  step = STEP,
): { readonly cards: readonly CardLayout[]; readonly box: Box } {
  const cardWidth = Math.floor(Math.min(usual, widestCard(cards, box.width)));
  const height = cardWidth * CARD_RATIO;
  const distance = widestStep(cards, box.width / cardWidth, step) * cardWidth;
  const width = spread(cards, distance / cardWidth) * cardWidth;
  const left = Math.round(box.x + (box.width - width) / 2);
  const bottom = box.y + box.height;
  const placed = cards.map(({ key, card, isAcross }, place): CardLayout => {
    const x = Math.round(left + place * distance) + cardWidth / 2;
    const y = Math.round(bottom - height) + height / 2;
    return {
      key,
      card,
      x: isAcross ? x + ACROSS_SHIFT.x * cardWidth : x,
      y: isAcross ? y + ACROSS_SHIFT.y * cardWidth : y,
      width: cardWidth,
      rotation: isAcross ? Math.PI / 2 : 0,
      isDimmed,
      hand: name,
    };
  });
  return { cards: placed, box: { x: left, y: Math.round(bottom - height), width, height } };
}

/** The maximum distance, up to the usual one, at which a hand fits into `room`; both in card widths. */
function widestStep(cards: readonly CardView[], room: number, usual: number): number {
  if (cards.length < 2 || spread(cards, usual) <= room) return usual;
  let [low, high] = [0, usual];
  for (let halving = 0; halving < 12; halving++) {
    const middle = (low + high) / 2;
    if (spread(cards, middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}

/** The arrangement of the hands of a seat. */
export interface Arrangement {
  readonly columns: number;
  readonly cardWidth: number;
}

/**
 * Finds the rows and columns for the hands of a seat that allow the largest cards.
 *
 * @param usual the usual card width
 * @param foot the height of the row under the cards of each hand
 */
export function arrange(
  hands: readonly HandInput[],
  { width, height }: Box,
  usual: number,
  foot: number,
  gap: number,
): Arrangement {
  let best: Arrangement = { columns: 1, cardWidth: 0 };
  for (let columns = hands.length; columns >= 1; columns--) {
    const rows = Math.ceil(hands.length / columns);
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height / rows - foot) / CARD_RATIO;
    const narrowest = Math.min(...hands.map(({ cards }) => widestCard(cards, across)));
    const cardWidth = Math.max(1, Math.floor(Math.min(usual, down, narrowest)));
    if (cardWidth > best.cardWidth) best = { columns, cardWidth };
  }
  return best;
}
