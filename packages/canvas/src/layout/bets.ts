import type { SeatView } from "@thunderjack/stage";
import type { Circle, SeatLayout } from "@thunderjack/stage/layout";
import type { SpotLayout } from "./table-layout.js";

/** Returns the rings of a seat. */
export function spotsOf(
  { seat, pile, hands }: SeatView,
  place: SeatLayout,
  state: Pick<SpotLayout, "isOpen" | "isSelected" | "isTarget">,
): readonly SpotLayout[] {
  if (hands.length === 0)
    return [spot(`spot-${seat}`, seat, place.spot, { ...state, isIdle: true, isTaken: pile > 0 })];
  return hands.flatMap(({ name, pile: ownPile }, index) => {
    const at = place.hands[index];
    if (at === undefined || !at.hasRing) return [];
    const isFirst = index === 0;
    const isTaken = ownPile > 0 || (isFirst && pile > 0);
    const isSelected = state.isSelected && isFirst;
    return [
      spot(`spot-${name}`, seat, at.bet, {
        isOpen: false,
        isIdle: false,
        isSelected,
        isTaken,
        isTarget: state.isTarget && isFirst,
      }),
    ];
  });
}

function spot(
  key: string,
  seat: SeatView["seat"],
  { x, y, radius }: Circle,
  state: Omit<SpotLayout, "key" | "seat" | "box">,
): SpotLayout {
  return { key, seat, box: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, ...state };
}
