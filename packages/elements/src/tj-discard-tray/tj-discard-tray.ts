import { CardBox } from "../card-box.js";

/**
 * The discard tray: the cards that were played.
 *
 * @element tj-discard-tray
 * @csspart cards - what it is called, and how many cards there are
 * @cssproperty [--tj-pile-width=92px] - how wide the box is
 * @cssproperty [--tj-card-back-image=none] - a back of the page's own for the card on top
 */
export class TjDiscardTray extends CardBox {}

declare global {
  interface HTMLElementTagNameMap {
    "tj-discard-tray": TjDiscardTray;
  }
}
