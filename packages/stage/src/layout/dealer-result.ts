import type { TableView } from "../view.js";
import type { Box } from "./geometry.js";
import type { DealerLayout, SeatLayout } from "./table-layout.js";

/** The width of the dealer's caption from which a result fits beside the total, in CSS pixels. */
const LEAST_CAPTION = 160;

/** The height of a result under the cards and the gap below it, in CSS pixels. */
const ROW = { height: 24, gap: 4 } as const;

/** The smallest height for the result of the round below the result of the dealer, in CSS pixels. */
const LEAST_SUM = 24;

/** The largest width of both results side by side in a low zone, and the share of the dealer's result. */
const BESIDE_EACH_OTHER = { width: 360, share: 0.64 } as const;

/** The boxes of the results between the dealer and the hands. */
interface ResultPlaces {
  /** The result of the dealer; `null` if the caption of the dealer contains it. */
  readonly result: Box | null;
  /** The zone for the printing, without the result of the dealer. */
  readonly zone: Box;
  /** The zone for the result of the round. No hand is then in turn, so it includes the row of the marker. */
  readonly sumZone: Box;
}

/**
 * Places the dealer's result between the dealer and the hands, if the caption has no room for it.
 *
 * @param zone the zone between the dealer and the hands
 */
export function placeResult(
  { dealer: { badge } }: Pick<TableView, "dealer">,
  { caption }: Pick<DealerLayout, "caption">,
  zone: Box,
  seats: readonly SeatLayout[],
): ResultPlaces {
  const frames = seats.flatMap(({ hands, takeBack }) => [
    ...hands.map(({ frame }) => frame.y),
    ...(takeBack === null ? [] : [takeBack.y]),
  ]);
  const room = Math.min(...frames) - 4 - zone.y;
  const whole: Box = frames.length === 0 ? zone : { ...zone, height: Math.max(zone.height, room) };
  if (badge === null || caption.width >= LEAST_CAPTION) return { result: null, zone, sumZone: whole };
  const { height, gap } = ROW;
  const rest = whole.height - height - gap;
  if (rest >= LEAST_SUM) {
    const sumZone: Box = { ...whole, y: zone.y + height + gap, height: rest };
    return { result: { ...zone, height }, zone: { ...sumZone, height: 0 }, sumZone };
  }
  const both = Math.min(zone.width, BESIDE_EACH_OTHER.width);
  const x = zone.x + (zone.width - both) / 2;
  const width = both * BESIDE_EACH_OTHER.share;
  const y = zone.y + Math.max(0, (whole.height - height) / 2);
  const sumZone: Box = { ...whole, x: x + width, width: both - width };
  return {
    result: { x, y, width, height: Math.min(height, whole.height) },
    zone: { ...sumZone, height: 0 },
    sumZone,
  };
}
