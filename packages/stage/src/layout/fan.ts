import type { CardView } from "../view.js";
import { CARD_RATIO } from "./felt-metrics.js";
import { STEP } from "./spread.js";
import type { CardLayout } from "./table-layout.js";

/**
 * The distance at which every index is readable, in card widths. The cards shrink before the distance becomes shorter.
 */
const READABLE_STEP = 0.2;

/** The smallest size of the cards of a very long hand, as a share of the usual size. */
const LEAST_SHARE = 0.72;

/** The room of a fan. */
interface FanRoom {
  /** The horizontal centre. */
  readonly x: number;
  /** The lower edge of the cards. */
  readonly bottom: number;
  readonly width: number;
}

/**
 * Places the cards of a hand as a fan that always stays within its room. If there are many cards, first their distance
 * becomes smaller, then their size, then their distance again. The last card of a doubled hand lies across the lower
 * part of the other cards, so that the ranks and suits in their corners stay visible.
 *
 * @param usual the card width of the table
 */
export function fanOf(cards: readonly CardView[], room: FanRoom, usual: number): readonly CardLayout[] {
  const upright = cards.filter(({ isAcross }) => !isAcross);
  const steps = Math.max(0, upright.length - 1);
  const width = cardWidthIn(room.width, steps, usual);
  const preferred = upright.length > 2 ? STEP.more : STEP.two;
  const step = steps === 0 ? 0 : Math.max(0, Math.min(preferred * width, (room.width - width) / steps));
  const height = width * CARD_RATIO;
  const left = room.x - (width + steps * step) / 2;
  let place = 0;
  // A card whose edges are on whole pixels is sharp.
  return cards.map(({ key, isAcross }) => {
    const [wide, high] = isAcross ? [height, width] : [width, height];
    const x = Math.round(isAcross ? room.x - wide / 2 : left + place++ * step) + wide / 2;
    return { key, x, y: Math.round(room.bottom - high) + high / 2, width, isAcross };
  });
}

function cardWidthIn(room: number, steps: number, usual: number): number {
  const readable = room / (1 + steps * READABLE_STEP);
  return Math.floor(Math.min(room, Math.max(Math.min(usual, readable), usual * LEAST_SHARE)));
}
