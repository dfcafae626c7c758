import { CARD_BACK, CARD_BOX } from "@thunderjack/artwork";
import { isAmount } from "@thunderjack/core";
import { html, LitElement, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { cardBoxStyles } from "../theme/card-box.styles.js";
import { cardInk } from "./card-inks.js";
import { drawn } from "./drawing.js";

/** The number of cards that are drawn for a full pile. */
const LAYERS = 5;

/** The base class of the shoe and the discard tray: a pile of cards, whose height shows `fill`. */
export abstract class CardBox extends LitElement {
  static override styles = cardBoxStyles;

  /** The number of cards in the box. Without a number, nothing is drawn. */
  @property({ type: Number }) cards: number | null = null;

  /** The share of the cards of all decks that are in the box, from 0 to 1. */
  @property({ type: Number }) fill = 1;

  /** The text before the number of cards, such as "Shoe". */
  @property() label = "";

  override render(): TemplateResult | typeof nothing {
    const { cards, fill } = this;
    if (cards === null || !isAmount(Number(cards))) return nothing;
    const layers = cards === 0 ? 0 : Math.max(1, Math.round(fill * LAYERS));
    return html`
      <svg viewBox="0 0 160 120" aria-hidden="true">${pileTemplate(layers)}</svg>
      <span class="cards" part="cards"><span class="name">${this.label}</span> <b>${cards}</b></span>
    `;
  }
}

/** Returns the template for a pile of face-down cards, which are rotated by 90 degrees; an outline if it is empty. */
function pileTemplate(layers: number): SVGTemplateResult {
  if (layers === 0) return svg`<rect class="empty" x="6" y="8" width="140" height="100" rx="7"></rect>`;
  const under = Array.from({ length: layers - 1 }, (_, layer) => layers - 1 - layer);
  return svg`
    ${under.map((layer) => svg`<rect x=${3 + layer * 4} y=${3 + layer * 3.5} width="140" height="100" rx="7" fill=${cardInk(CARD_BACK.paper)} stroke="rgb(3 5 25 / .45)"></rect>`)}
    <g transform="translate(143 3) rotate(90)">
      <rect width=${CARD_BOX.width} height=${CARD_BOX.height} rx="7" fill=${cardInk(CARD_BACK.paper)}></rect>
      ${drawn(CARD_BACK.marks, cardInk)}
      <foreignObject width=${CARD_BOX.width} height=${CARD_BOX.height}><div class="back"></div></foreignObject>
    </g>`;
}
