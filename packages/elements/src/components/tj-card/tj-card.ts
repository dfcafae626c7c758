import { CARD_BACK } from "@thunderjack/artwork";
import { rankOf, suitOf } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import { loneCard } from "@thunderjack/stage/lone-card";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { hasChanged } from "../../platform/has-changed.js";
import { cardInk, deckInk, isDeck } from "../card-inks.js";
import { cardsIn } from "../card-list.js";
import { BUILT_IN, TRADITIONAL } from "../courts.js";
import { drawn } from "../drawing.js";
import { cardStyles } from "./tj-card.styles.js";

/**
 * One card, face up or face down: `<tj-card card="a_s"></tj-card>`. For a face-down card, only the back is rendered.
 *
 * @element tj-card
 * @slot back - the page's own back, in place of the built-in one: an image or an SVG that fills the card
 * @csspart card - the card
 * @cssproperty [--tj-card-width=72px] - the width of the card; the height is 1.4 times the width
 * @cssproperty [--tj-card-back-image=none] - the page's own back, which all cards inherit: one or several CSS images
 *   that cover the card
 */
export class TjCard extends LitElement {
  static override styles = cardStyles;

  /** The card of a table's view; `null` without a table. If set, `card` and `label` are ignored. */
  @property({ attribute: false, hasChanged }) view: CardView | null = null;

  /** The card to draw: `a_s` is the ace of spades, `?` is a face-down card. For any other value, nothing is drawn. */
  @property() card = "";

  /** The accessible name. Defaults to the English name of the card. */
  @property() label = "";

  /**
   * The card design: `standard`, or one or both of the words `four-colour` and `traditional`. `four-colour` has green
   * clubs and blue diamonds. `traditional` has traditional court cards, which are loaded with the first face-up card.
   */
  @property({ reflect: true, useDefault: true }) deck = "standard";

  /** The turns that show both sides. */
  readonly #turns = new Set<Animation>();

  /**
   * Animates turning the card over.
   *
   * @param sides the sides at equal intervals of time, from 0 for the face to 1 for the back
   * @returns the running animation; `null` before the first render, and for a card whose face is not rendered
   */
  turn(sides: readonly number[], timing: KeyframeAnimationOptions): Animation | null {
    const body = this.shadowRoot?.querySelector(".front")?.parentElement;
    if (!body) return null;
    const turning = body.animate(
      { transform: sides.map((side) => `perspective(600px) rotateY(${side * 180}deg)`) },
      timing,
    );
    body.id = "turning";
    const turns = this.#turns.add(turning);
    turning.onfinish = turning.oncancel = () => {
      // A turn whose `fill` requires it holds its last side. `getAnimations` would compute the layout of the page.
      if (turning.effect?.getComputedTiming().progress == null) turns.delete(turning);
      if (!turns.size) body.id = "";
    };
    return turning;
  }

  override render(): TemplateResult | typeof nothing {
    const [written] = cardsIn(this.card);
    const picture = this.view ?? (written === undefined ? null : loneCard(written, this.label));
    if (!picture) return nothing;
    const { card, label } = picture;
    return html`
      <div class="body" part="card" role="img" aria-label=${label}>
        ${card === null ? nothing : this.#front(card)}
        <div class="back" aria-hidden="true">
          <slot name="back">
            <svg viewBox="0 0 100 140">
              ${drawn(CARD_BACK.marks, cardInk)}
            </svg>
          </slot>
        </div>
      </div>
    `;
  }

  #front(card: NonNullable<CardView["card"]>): TemplateResult {
    const courts = isDeck(this.deck, "traditional") ? TRADITIONAL : BUILT_IN;
    const faces = courts(() => this.requestUpdate());
    const { index, turnedIndex, middle, small } = faces(rankOf(card), suitOf(card));
    const ink = deckInk(this.deck);
    return html`
      <svg class="front" viewBox="0 0 100 140" aria-hidden="true">
        <g class="full">${drawn([...index, ...turnedIndex, ...middle], ink)}</g>
        <g class="small">${drawn(small, ink)}</g>
      </svg>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-card": TjCard;
  }
}
