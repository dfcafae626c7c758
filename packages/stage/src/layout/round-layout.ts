import type { HandName } from "@thunderjack/core";
import { placeResult } from "./dealer-result.js";
import type { Size } from "./geometry.js";
import { type FontOptions, type LaidOutView, layOut } from "./lay-out.js";
import { placePrint } from "./print.js";
import { placeSeats } from "./seats.js";
import type { TableLayout } from "./table-layout.js";

export { messageTone } from "../message-tone.js";
export {
  captionText,
  hasBolt,
  hasInsurance,
  isBetReplaced,
  type ResultPlate,
  resultWidth,
  totalWidth,
} from "./caption-width.js";
export { type DealerCaption, dealerCaption } from "./dealer-caption.js";
export { messageLead, ringLabel } from "./hand-names.js";

/** The state of a table that is not part of its view. */
export interface LayoutOptions extends FontOptions {
  /** The collapsed hand that the player has opened. Defaults to `null`. */
  readonly opened?: HandName | null;
}

/**
 * Lays out a table.
 *
 * The mode depends on the size only, and the slots of the dock are the same in every phase. The size of the cards
 * depends on the size of the table, the seats in play and the number of their hands, so that it changes during a round
 * only at a split. The cards of a hand with many cards are smaller.
 *
 * @param size the size of the table without the bar above or beside it
 */
export function tableLayout(
  view: LaidOutView,
  size: Size,
  { opened = null, fontWidth = 1 }: LayoutOptions = {},
): TableLayout {
  return layOut(
    view,
    size,
    { fontWidth, placePrint },
    { placeSeats: (input) => placeSeats({ ...input, opened, phase: view.phase }), placeResult },
  );
}
