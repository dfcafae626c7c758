import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { figureStyles } from "../../theme/figure.styles.js";

/**
 * An amount of credits with its label. The amount is the content of the element: `<tj-credits
 * label="Credits">1,250</tj-credits>`.
 *
 * @element tj-credits
 * @slot - the amount
 * @csspart label - the label of the amount
 * @csspart amount - the amount
 * @cssproperty [--tj-amount] - the colour of the amount
 */
export class TjCredits extends LitElement {
  static override styles = figureStyles;

  /** The label of the amount, such as "Credits" or "Bets". */
  @property() label = "";

  override render(): TemplateResult {
    return html`<span class="label" part="label">${this.label}</span> <b part="amount"><slot></slot></b>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-credits": TjCredits;
  }
}
