import type { CardView } from "@thunderjack/stage";
import { CARD_RATIO } from "./metrics.js";
import type { Box, CardPlace } from "./scene.js";

/** How far apart the cards of a hand lie where there is room, in card widths. */
const STEP = 0.4;

/** How far apart they must lie, so that each can be read. */
const NARROWEST_STEP = 0.24;

/** A card across the others reaches further to the right than they do, and begins a little further right. */
const ACROSS_SHIFT = { x: 0.08, y: 0.14 * CARD_RATIO };

/** A hand that is to be laid. */
export interface LaidHand {
  readonly name: string;
  readonly cards: readonly CardView[];
  readonly isDimmed: boolean;
}

/** How wide a hand is, in card widths, when its cards lie so far apart. */
function spread(cards: readonly CardView[], step: number): number {
  let right = 1;
  for (const [place, { isAcross }] of cards.entries()) {
    const left = place * step;
    right = Math.max(right, left + (isAcross ? 0.5 + ACROSS_SHIFT.x + CARD_RATIO / 2 : 1));
  }
  return right;
}

/** How wide a hand likes to be, in card widths. */
export function usualWidth(cards: readonly CardView[]): number {
  return spread(cards, STEP);
}

/** The widest card with which a hand fits into a width. */
function widestCard(cards: readonly CardView[], width: number): number {
  return width / spread(cards, cards.length > 2 ? NARROWEST_STEP : STEP * 0.75);
}

/**
 * Lays the cards of a hand beside each other, in the middle of a box and no further than it reaches.
 *
 * @param step how far apart they lie where there is room, in card widths
 * @returns the cards, and the box that they fill
 */
export function layHand(
  { name, cards, isDimmed }: LaidHand,
  box: Box,
  usual: number,
  step = STEP,
): { readonly cards: readonly CardPlace[]; readonly box: Box } {
  const cardWidth = Math.floor(Math.min(usual, widestCard(cards, box.width)));
  const height = cardWidth * CARD_RATIO;
  const distance = widestStep(cards, box.width / cardWidth, step) * cardWidth;
  const width = spread(cards, distance / cardWidth) * cardWidth;
  const left = Math.round(box.x + (box.width - width) / 2);
  const bottom = box.y + box.height;
  const placed = cards.map(({ key, card, isAcross }, place): CardPlace => {
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

/** The widest step, up to the usual one, with which a hand fits into a room of so many card widths. */
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

/** How several hands share a seat. */
export interface Arrangement {
  readonly columns: number;
  readonly cardWidth: number;
}

/**
 * The arrangement of a seat's hands in rows and columns in which their cards are largest.
 *
 * @param foot the height of the row under the cards of each hand
 */
export function arrange(
  hands: readonly LaidHand[],
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
