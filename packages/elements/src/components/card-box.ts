import { CARD_BACK, CARD_BOX } from "@thunderjack/artwork";
import { isAmount } from "@thunderjack/core";
import { html, LitElement, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { cardBoxStyles } from "../theme/card-box.styles.js";
import * as tj from "../theme/tokens.js";
import { cardInk } from "./card-inks.js";
import { drawn } from "./drawing.js";

/** The number of layers of a full pile. */
const LAYERS = 18;

/** The distance between two layers, in SVG units. */
const RISE = 2.3;

/** The visible depth of the top card, in SVG units. */
const DEPTH = 50;

/** The base class of the shoe and the discard tray. The height of its pile shows the number of cards. */
export abstract class CardBox extends LitElement {
  static override styles = cardBoxStyles;

  /** The number of cards in the box. Without a number, nothing is drawn. */
  @property({ type: Number }) cards: number | null = null;

  /** The share of all cards that are in the box, from 0 to 1. */
  @property({ type: Number }) fill = 1;

  /** The accessible name. */
  @property() label = "";

  @query(".top") private readonly top!: SVGGraphicsElement | null;

  /** The area of the page from which cards leave the box, or at which they enter it. */
  get mouth(): DOMRect {
    return (this.top ?? this).getBoundingClientRect();
  }

  override render(): TemplateResult | typeof nothing {
    const { cards, fill } = this;
    if (cards === null || !isAmount(Number(cards))) return nothing;
    const layers = cards === 0 ? 0 : Math.max(1, Math.round(fill * LAYERS));
    return html`
      <svg viewBox="0 0 150 122" aria-hidden="true">${boxTemplate(layers)}</svg>
      <span class="cards" part="cards">${this.label} <b>${cards}</b></span>
    `;
  }
}

/**
 * Draws a box seen from the front and slightly from above. The back of the upper card and the edges of the other cards
 * are visible.
 */
function boxTemplate(layers: number): SVGTemplateResult {
  const height = layers * RISE;
  const bottom = 100;
  const lines = Array.from({ length: layers }, (_, layer) => `M20 ${bottom - layer * RISE}H130`).join("");
  const cards = svg`
    <rect x="20" y=${bottom - height} width="110" height=${height} fill="#f3ecdd"></rect>
    <path d=${lines} stroke="#a89f8c" stroke-width=".8"></path>
    <rect x="20" y=${bottom - height - DEPTH} width="110" height=${DEPTH} rx="3" fill=${cardInk(CARD_BACK.paper)}></rect>
    <g transform="translate(20 ${bottom - height}) scale(${110 / CARD_BOX.height} ${DEPTH / CARD_BOX.width}) rotate(-90)">
      ${drawn(CARD_BACK.marks, cardInk)}
      <foreignObject width=${CARD_BOX.width} height=${CARD_BOX.height}><div class="back"></div></foreignObject>
    </g>`;
  return svg`
    <path d="M12 ${bottom - DEPTH - 6}H138L142 ${bottom}H8Z" fill=${tj.boxInside.cssText}></path>
    <rect class="top" x="20" y=${bottom - height - DEPTH} width="110" height=${DEPTH} fill="none"></rect>
    ${layers === 0 ? nothing : cards}
    <path d="M5 84H145L141 114Q140.5 119 135 119H15Q9.5 119 9 114Z" fill=${tj.box.cssText}></path>
    <path d="M5 84H145L144.4 89H5.6Z" fill=${tj.boxEdge.cssText}></path>
    <path d="M5 84H145" stroke=${tj.gold.cssText} stroke-width="1.6"></path>`;
}
