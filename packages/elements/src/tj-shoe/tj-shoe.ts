import { CardBox } from "../card-box.js";

/**
 * The shoe: the cards that are still to be dealt.
 *
 * @element tj-shoe
 * @csspart cards - what it is called, and how many cards there are
 * @cssproperty [--tj-pile-width=92px] - how wide the box is
 * @cssproperty [--tj-card-back-image=none] - a back of the page's own for the card on top
 */
export class TjShoe extends CardBox {}

declare global {
  interface HTMLElementTagNameMap {
    "tj-shoe": TjShoe;
  }
}
