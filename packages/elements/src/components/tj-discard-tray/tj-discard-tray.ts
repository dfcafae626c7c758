import { CardBox } from "../card-box.js";

/**
 * The discard tray, with the number of cards from finished rounds.
 *
 * @element tj-discard-tray
 * @csspart cards - the label, and the number of cards in the tray
 * @cssproperty [--tj-pile-width=92px] - the width of the box
 * @cssproperty [--tj-card-back-image=none] - the page's own back for the top card
 */
export class TjDiscardTray extends CardBox {}

declare global {
  interface HTMLElementTagNameMap {
    "tj-discard-tray": TjDiscardTray;
  }
}
