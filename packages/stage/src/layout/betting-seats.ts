import type { SeatView } from "../view.js";
import type { FeltMetrics } from "./felt-metrics.js";
import { type Box, boxOf, clamp, topOf } from "./geometry.js";
import type { SeatLayout, TableMode } from "./table-layout.js";

/** The height of the label under a large ring, in CSS pixels. */
const LABEL = 20;

/**
 * Places the large rings between two rounds, when no hand is on the felt.
 *
 * @param seats all seats from left to right
 */
export function placeBettingSeats(
  seats: readonly SeatView[],
  felt: Box,
  mode: TableMode,
  metrics: FeltMetrics,
): readonly SeatLayout[] {
  const { gap, usable, bottom, arc } = metrics;
  const width = (usable - gap * (seats.length - 1)) / seats.length;
  const radius = Math.min(ringRadius(mode, felt), (width - 8) / 2);
  const left = felt.x + (felt.width - usable) / 2;
  return seats.map(({ seat }, index): SeatLayout => {
    const x = left + index * (width + gap) + width / 2;
    const lift = seat !== "middle" && seats.length > 1 ? arc * 1.4 : 0;
    const y = felt.y + felt.height - bottom - 4 - LABEL - radius - lift;
    const spot = { x, y, radius };
    return {
      seat,
      isIdle: false,
      spot,
      top: topOf(spot),
      target: boxOf(spot),
      takeBack: null,
      label: { x: x - width / 2, y: y + radius + 4, width, height: LABEL },
      hands: [],
    };
  });
}

function ringRadius(mode: TableMode, { height }: Box): number {
  if (mode === "wide") return clamp(height * 0.105, 40, 84);
  if (mode === "tall") return clamp(height * 0.09, 30, 48);
  return mode === "land" ? clamp(height * 0.11, 28, 42) : 24;
}
