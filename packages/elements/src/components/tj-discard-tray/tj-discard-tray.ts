import { CardBox } from "../card-box.js";

/**
 * The discard tray: the cards that were played.
 *
 * @element tj-discard-tray
 * @csspart cards - its name, and the number of cards in it
 * @cssproperty [--tj-pile-width=92px] - the width of the box
 * @cssproperty [--tj-card-back-image=none] - the page's own back for the top card
 */
export class TjDiscardTray extends CardBox {}

declare global {
  interface HTMLElementTagNameMap {
    "tj-discard-tray": TjDiscardTray;
  }
}
