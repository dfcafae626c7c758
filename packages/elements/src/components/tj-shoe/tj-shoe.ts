import { CardBox } from "../card-box.js";

/**
 * The shoe, with the number of cards that are not dealt yet.
 *
 * @element tj-shoe
 * @csspart cards - the label, and the number of cards in the shoe
 * @cssproperty [--tj-pile-width=92px] - the width of the box
 * @cssproperty [--tj-card-back-image=none] - the page's own back for the top card
 */
export class TjShoe extends CardBox {}

declare global {
  interface HTMLElementTagNameMap {
    "tj-shoe": TjShoe;
  }
}
