import { clamp, type Size } from "./geometry.js";
import { between } from "./mode.js";
import type { TableMode } from "./table-layout.js";

/** The height of a card divided by its width. */
export const CARD_RATIO = 1.4;

/** The sizes on the felt, in CSS pixels. They depend on the table, but not on the cards. */
export interface FeltMetrics {
  /** The distance of the dealer's cards from the upper edge. */
  readonly top: number;
  /** The distance of the lowest part from the lower edge. */
  readonly bottom: number;
  readonly side: number;
  /** The gap between two seats. */
  readonly gap: number;
  /** The gap between two hands of a seat. */
  readonly handGap: number;
  readonly caption: number;
  /** The distance of a caption from the cards. The frame of the hand in turn is drawn there. */
  readonly captionGap: number;
  /** The margin of the frame around the hand in turn. */
  readonly frame: number;
  readonly marker: number;
  /** The diameter of a chip. */
  readonly chip: number;
  /** The diameter of a ring in the row of a caption. */
  readonly rowChip: number;
  /** The diameter of a ring. */
  readonly spot: number;
  /** The height of the label under a ring; 0 for none. */
  readonly label: number;
  /** The room above a hand, for the marker of the turn. */
  readonly turnRoom: number;
  readonly print: number;
  /** The distance by which the outer seats are higher than the middle seat. */
  readonly arc: number;
  /** The width of the dealer's cards divided by the width of the player's cards. */
  readonly dealerRatio: number;
  readonly largestDealerCard: number;
  readonly largestCard: number;
  /** The width that the hands may use. */
  readonly usable: number;
}

/** The numbers of seats and hands that the sizes depend on. */
interface Occupancy {
  readonly seats: number;
  readonly hands: number;
}

/**
 * Returns the sizes on a felt.
 *
 * @param tightness how much height the table lacks, from 0 to 1
 */
export function feltMetrics(
  mode: TableMode,
  { width, height }: Size,
  tightness: number,
  { seats, hands }: Occupancy,
): FeltMetrics {
  switch (mode) {
    case "wide": {
      const chip = clamp(Math.round(height * 0.072), 44, 58);
      return {
        top: 14,
        bottom: 12,
        side: 28,
        gap: 22,
        handGap: 18,
        caption: 32,
        captionGap: 11,
        frame: 8,
        marker: 28,
        chip,
        rowChip: 40,
        spot: chip + 18,
        label: 20,
        turnRoom: 26,
        // The wordmark gets smaller only if the table is very low.
        print: between(clamp(height * (hands === 1 ? 0.175 : 0.19), 96, 170), 44, tightness ** 2),
        arc: seats > 1 ? clamp(height * 0.034, 14, 34) : 0,
        dealerRatio: 0.9,
        // The caption of the dealer and the shoe need the rest of the width.
        largestDealerCard: Math.min(190, width / 2 - 225),
        largestCard: 210,
        usable: Math.min(width - 56, height * between(2.25, 2.9, tightness)),
      };
    }
    case "tall":
      return {
        top: 10,
        bottom: 6,
        side: 8,
        gap: 10,
        handGap: 12,
        caption: 26,
        captionGap: 8,
        frame: 5,
        // A low table has no room above the hands. The caption then contains the bolt.
        marker: tightness > 0.5 ? 0 : 22,
        chip: 42,
        rowChip: 36,
        spot: 56,
        label: 20,
        turnRoom: between(26, 8, tightness),
        print: between(clamp(height * 0.14, 64, 110), clamp(height * 0.07, 20, 28), tightness),
        arc: 0,
        dealerRatio: 0.95,
        largestDealerCard: 96,
        largestCard: 132,
        usable: width - 16,
      };
    case "land":
      return {
        top: 8,
        bottom: 4,
        side: 8,
        gap: 14,
        handGap: 12,
        caption: 24,
        captionGap: 8,
        frame: 5,
        marker: 0,
        chip: 34,
        rowChip: 34,
        spot: 42,
        label: 0,
        turnRoom: 10,
        print: clamp(height * 0.1, 26, 44),
        arc: 0,
        dealerRatio: 0.8,
        largestDealerCard: 84,
        largestCard: 132,
        usable: width - 16,
      };
    case "small":
      return {
        top: 6,
        bottom: 4,
        side: 6,
        gap: 10,
        handGap: 12,
        caption: 24,
        captionGap: 8,
        frame: 5,
        marker: 0,
        chip: 32,
        rowChip: 32,
        spot: 40,
        label: 0,
        turnRoom: 10,
        print: 26,
        arc: 0,
        dealerRatio: 0.9,
        largestDealerCard: 60,
        largestCard: 48,
        usable: width - 12,
      };
    default:
      return unknownMode(mode);
  }
}

/**
 * Throws for a mode that the compiler rules out.
 *
 * @throws TypeError always
 */
export function unknownMode(mode: never): never {
  throw new TypeError(`Unknown mode ${JSON.stringify(mode)}.`);
}
