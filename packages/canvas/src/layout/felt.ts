import type { TableView } from "@thunderjack/stage";
import { exampleIn, type TableLayout as SharedLayout } from "@thunderjack/stage/layout";
import type { FeltLayout } from "./table-layout.js";

/** The name that is printed on the felt. */
const NAME = "THUNDERJACK";

/** The height by which a printed bolt reaches into the marker of the turn, in CSS pixels. */
const INTO_MARKER = 8;

/** Returns the printing of the felt. Without room for the sum of a round, the wordmark remains. */
export function feltOf(view: TableView, shared: SharedLayout, isSumShown: boolean): FeltLayout {
  const { felt, print, dealer, seats, dock, mode } = shared;
  const [first, second] = dealer.places;
  const eye = { x: (first.x + second.x + second.width) / 2, y: first.y + first.height / 2 };
  const below = first.y + first.height;
  const fork = {
    x: eye.x + felt.box.width * 0.006,
    y: below + Math.min(mode === "wide" ? 26 : 14, print.box.height * 0.2),
  };
  return {
    mode,
    box: felt.box,
    docks: dock.boxes,
    word: isSumShown || print.word === null ? null : { ...print.word, text: NAME },
    isAtRest: print.isAtRest,
    pay: isSumShown || print.pay === null ? null : { ...print.pay, text: view.lettering.headline.join("  ·  ") },
    examples: view.lettering.examples.flatMap((example, index) => {
      const box = print.examples?.[index];
      return box === undefined ? [] : [{ ...exampleIn(box, example), text: `${example.name} ${example.payout}` }];
    }),
    eye,
    trunk: { from: { x: eye.x, y: below - first.height * 0.08 }, to: fork },
    bolts: seats
      .map(({ top, isIdle }, place) => ({
        place,
        isIdle,
        to: { x: Math.round(top.x), y: Math.round(top.y + INTO_MARKER) },
      }))
      .filter(({ to, isIdle }) => !isIdle && to.y > fork.y + 4)
      .map(({ place, to }) => ({ place, to })),
  };
}
