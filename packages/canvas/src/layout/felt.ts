import type { TableView } from "@thunderjack/stage";
import { exampleIn, payText, printedBolts, type TableLayout as SharedLayout } from "@thunderjack/stage/layout";
import type { FeltLayout } from "./table-layout.js";

/** The name that is printed on the felt. */
const NAME = "THUNDERJACK";

/**
 * Returns the felt with its printing. While the net result of a round is shown, the wordmark and the payouts are hidden.
 */
export function feltOf(view: TableView, shared: SharedLayout, isSumShown: boolean): FeltLayout {
  const { felt, print, dock, mode } = shared;
  const { eye, isobars, trunk, ends } = printedBolts(shared);
  const pay = payText(view, shared);
  return {
    mode,
    box: felt.box,
    docks: dock.boxes,
    word: isSumShown || print.word === null ? null : { ...print.word, text: NAME },
    isAtRest: print.isAtRest,
    pay: isSumShown || print.pay === null || pay === null ? null : { ...print.pay, ...pay },
    examples: view.lettering.examples.flatMap((example, index) => {
      const box = print.examples?.[index];
      return box === undefined ? [] : [{ ...exampleIn(box, example), text: `${example.name} ${example.payout}` }];
    }),
    eye,
    isobars,
    trunk,
    bolts: ends,
  };
}
