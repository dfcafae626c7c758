import { chipsFor } from "@thunderjack/artwork";
import type { HandView, SeatView } from "@thunderjack/stage";
import type { Circle, SeatLayout } from "@thunderjack/stage/layout";
import type { ChipLayout, SpotLayout } from "./table-layout.js";

/** The maximum number of chips in a pile. */
const MAX_CHIPS = 7;

/** The diameters of chips, relative to the radius of their ring. */
const CHIP_IN_RING = 1.52;
const CHIP_IN_OPEN_RING = 1.12;

/** The rings and chips of a seat. */
export interface BetsLayout {
  readonly spots: readonly SpotLayout[];
  readonly chips: readonly ChipLayout[];
}

/** Returns the rings of a seat, its chips, and the winnings of its hands in chips. */
export function betsOf(
  view: SeatView,
  place: SeatLayout,
  values: readonly number[],
  state: Pick<SpotLayout, "isOpen" | "isSelected" | "isTarget">,
): BetsLayout {
  const { seat, lying, hands } = view;
  if (hands.length === 0) {
    const size = chipSize(place.spot, CHIP_IN_OPEN_RING);
    return {
      spots: [spot(`spot-${seat}`, seat, place.spot, { ...state, isTaken: lying > 0 })],
      chips: pile(seat, seat, lying, values, place.spot, size),
    };
  }
  const parts = hands.map((hand, index) =>
    handBets(view, hand, place.hands[index], values, {
      isOpen: false,
      isSelected: state.isSelected && index === 0,
      isTarget: state.isTarget && index === 0,
    }),
  );
  return { spots: parts.flatMap(({ spots }) => spots), chips: parts.flatMap(({ chips }) => chips) };
}

function handBets(
  { seat }: SeatView,
  hand: HandView,
  place: SeatLayout["hands"][number] | undefined,
  values: readonly number[],
  state: Pick<SpotLayout, "isOpen" | "isSelected" | "isTarget">,
): BetsLayout {
  if (place === undefined || !place.hasRing) return { spots: [], chips: [] };
  const { name, bet, returned } = hand;
  const size = chipSize(place.bet, CHIP_IN_RING);
  const lying = Math.min(bet, returned ?? bet);
  const won = Math.max(0, (returned ?? 0) - bet);
  return {
    spots: [spot(`spot-${name}`, seat, place.bet, { ...state, isTaken: lying > 0 })],
    chips: [
      ...pile(name, seat, lying, values, place.bet, size),
      ...pile(`won-${name}`, seat, won, values, place.pay, chipSize(place.pay, 2)),
    ],
  };
}

function chipSize({ radius }: Circle, share: number): number {
  return Math.max(12, Math.round(radius * share));
}

function spot(
  key: string,
  seat: SeatView["seat"],
  { x, y, radius }: Circle,
  state: Pick<SpotLayout, "isOpen" | "isSelected" | "isTaken" | "isTarget">,
): SpotLayout {
  return { key, seat, box: { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, ...state };
}

/** Returns a pile of chips, the largest at the bottom. The lowest chip is a little below the middle of the ring. */
function pile(
  key: string,
  seat: SeatView["seat"],
  amount: number,
  values: readonly number[],
  { x, y, radius }: Circle,
  size: number,
): readonly ChipLayout[] {
  const chips = chipsFor(amount, values, MAX_CHIPS);
  const rise = Math.max(2.5, size * 0.125);
  const lowest = y + Math.min(radius * 0.12, ((chips.length - 1) * rise) / 2 + 1);
  return chips.map((value, index) => ({
    key: `${key}-${index}`,
    seat,
    value,
    x,
    y: Math.round(lowest - index * rise),
    size,
    isTop: index === chips.length - 1,
  }));
}
