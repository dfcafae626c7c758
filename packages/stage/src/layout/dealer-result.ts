import type { TableView } from "../view.js";
import type { Box } from "./geometry.js";
import type { DealerLayout } from "./table-layout.js";

/** The width of the dealer's caption from which a result fits beside the total, in CSS pixels. */
const LEAST_CAPTION = 160;

/** The height of a result under the cards and the gap below it, in CSS pixels. */
const ROW = { height: 24, gap: 4 } as const;

/** The smallest height for the result of the round below the result of the dealer, in CSS pixels. */
const LEAST_SUM = 24;

/** The largest width of both results side by side in a low zone, and the share of the dealer's result. */
const BESIDE_EACH_OTHER = { width: 360, share: 0.64 } as const;

/**
 * Places the dealer's result between the dealer and the hands, if the caption has no room for it.
 *
 * @param zone the zone between the dealer and the hands
 * @returns the box of the result, and the rest of the zone
 */
export function placeResult(
  { dealer: { badge } }: Pick<TableView, "dealer">,
  { caption }: Pick<DealerLayout, "caption">,
  zone: Box,
): { readonly result: Box | null; readonly zone: Box } {
  if (badge === null || caption.width >= LEAST_CAPTION) return { result: null, zone };
  const { height, gap } = ROW;
  const rest = zone.height - height - gap;
  if (rest >= LEAST_SUM)
    return { result: { ...zone, height }, zone: { ...zone, y: zone.y + height + gap, height: rest } };
  const both = Math.min(zone.width, BESIDE_EACH_OTHER.width);
  const x = zone.x + (zone.width - both) / 2;
  const width = both * BESIDE_EACH_OTHER.share;
  const y = zone.y + Math.max(0, (zone.height - height) / 2);
  return {
    result: { x, y, width, height: Math.min(height, zone.height) },
    zone: { ...zone, x: x + width, width: both - width },
  };
}
