import type { Point } from "./geometry.js";
import type { TableLayout } from "./table-layout.js";

/** The height by which a printed bolt reaches into the marker of the turn, in CSS pixels. */
const INTO_MARKER = 8;

/** The bolts that are printed on the felt, from the dealer to each seat in play. */
export interface PrintedBolts {
  /** The middle of the dealer's cards, around which the isobars are printed. */
  readonly eye: Point;
  /** The number of isobars. */
  readonly isobars: number;
  /** The trunk of the bolts, from the dealer's cards to the point at which they separate. */
  readonly trunk: { readonly from: Point; readonly to: Point };
  /** The ends of the bolts, each with the number of its seat from the left. */
  readonly ends: readonly { readonly place: number; readonly to: Point }[];
}

/** Returns the bolts that are printed on the felt. */
export function printedBolts({ dealer, felt, mode, print, seats }: TableLayout): PrintedBolts {
  const [first, second] = dealer.places;
  const eye = { x: (first.x + second.x + second.width) / 2, y: first.y + first.height / 2 };
  const below = first.y + first.height;
  const fork = {
    x: eye.x + felt.box.width * 0.006,
    y: below + Math.min(mode === "wide" ? 26 : 14, print.box.height * 0.2),
  };
  return {
    eye,
    isobars: mode === "wide" ? 12 : 9,
    trunk: { from: { x: eye.x, y: below - first.height * 0.08 }, to: fork },
    ends: seats
      .map(({ top, isIdle }, place) => ({
        place,
        isIdle,
        to: { x: Math.round(top.x), y: Math.round(top.y + INTO_MARKER) },
      }))
      .filter(({ to, isIdle }) => !isIdle && to.y > fork.y + 4)
      .map(({ place, to }) => ({ place, to })),
  };
}
