import type { TableView } from "@thunderjack/stage";
import type { TableLayout as SharedLayout } from "@thunderjack/stage/layout";
import type { FeltLayout } from "./table-layout.js";

/** The name that is printed on the felt. */
const NAME = "THUNDERJACK";

/** Returns the printing of the felt. Without room for the sum of a round, the wordmark remains. */
export function feltOf(view: TableView, shared: SharedLayout, isSumShown: boolean): FeltLayout {
  const { felt, print, dealer, seats, dock, mode } = shared;
  const [first, second] = dealer.places;
  const eye = { x: (first.x + second.x + second.width) / 2, y: first.y + first.height / 2 };
  const below = first.y + first.height;
  const fork = { x: eye.x + felt.box.width * 0.006, y: below + (mode === "wide" ? 26 : 14) };
  return {
    mode,
    box: felt.box,
    docks: dock.boxes,
    word: isSumShown || print.word === null ? null : { ...print.word, text: NAME },
    isAtRest: print.isAtRest,
    pay: isSumShown || print.pay === null ? null : { ...print.pay, text: view.lettering.headline.join("  ·  ") },
    eye,
    trunk: { from: { x: eye.x, y: below - first.height * 0.08 }, to: fork },
    bolts: seats
      .map(({ hands, spot, isIdle }, place) => {
        const [hand] = hands;
        const to = hand === undefined ? { x: spot.x, y: spot.y - spot.radius - 4 } : topOf(hand.frame);
        return { place, to, isIdle };
      })
      .filter(({ to, isIdle }) => !isIdle && to.y > fork.y + 20),
  };
}

function topOf({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return { x: x + width / 2, y: y - 6 };
}
