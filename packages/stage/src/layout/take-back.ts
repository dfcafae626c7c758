import { type Box, boxOf } from "./geometry.js";
import type { SeatLayout, TableMode } from "./table-layout.js";

/** The smallest size of a touch target, in CSS pixels. */
const TOUCH = 44;

/** The distance of the button from the ring, in CSS pixels. */
const GAP = 4;

/**
 * Adds the buttons that take back a chip: beside the rings of a wide table, and above the rings of a narrow table. A
 * seat has no button if it has several rings or none, or if there is no free place.
 *
 * @param taken the boxes of other parts on the felt
 */
export function withTakeBacks(
  seats: readonly SeatLayout[],
  felt: Box,
  mode: TableMode,
  taken: readonly Box[],
): readonly SeatLayout[] {
  const all = [...taken, ...seats.flatMap(partsOf)];
  return seats.map((seat): SeatLayout => {
    // Only the first hand may have a ring, and must have one.
    if (seat.hands.some(({ hasRing }, index) => hasRing === index > 0)) return seat;
    const takeBack = placesAt(seat, felt, mode).find(
      (place) => isWithin(place, felt) && !all.some((box) => isOver(box, place)),
    );
    if (takeBack === undefined) return seat;
    all.push(takeBack);
    return { ...seat, takeBack };
  });
}

/** Returns the places for a button, the best first. Beside a ring, the outer side is better than the inner side. */
function placesAt({ spot: { x, y, radius } }: SeatLayout, felt: Box, mode: TableMode): readonly Box[] {
  const size = { width: TOUCH, height: TOUCH };
  if (mode !== "wide") return [{ ...size, x: x - TOUCH / 2, y: y - radius - GAP - TOUCH }];
  const right: Box = { ...size, x: x + radius + GAP, y: y - TOUCH / 2 };
  const left: Box = { ...size, x: x - radius - GAP - TOUCH, y: y - TOUCH / 2 };
  return x < felt.x + felt.width / 2 - 1 ? [left, right] : [right, left];
}

function partsOf({ spot, label, target, hands }: SeatLayout): readonly Box[] {
  return [
    boxOf(spot),
    target,
    ...(label === null ? [] : [label]),
    ...hands.flatMap(({ frame, caption, pay, amount }) => [
      frame,
      caption,
      boxOf(pay),
      ...(amount === null ? [] : [amount]),
    ]),
  ];
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
